import { registerMessages } from '@myfiction/shared/host.ts';
import { act, render, screen } from '@testing-library/react';
import { AUTH_NAMESPACE, messages } from '../i18n/messages.ts';
import { Poster } from './poster.tsx';

const SENTENCE = 'Someone is waiting for your next chapter';

beforeEach(async () => {
  jest.useFakeTimers();
  await registerMessages(AUTH_NAMESPACE, messages);
});
afterEach(() => {
  Reflect.deleteProperty(document, 'fonts');
  jest.useRealTimers();
});

const fontsThatLoad = (load: () => Promise<unknown>) =>
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
const covers = () => document.querySelectorAll('[aria-label^="Cover of"]');

test('the sentence is shown once its font is there', async () => {
  fontsThatLoad(() => Promise.resolve());
  render(<Poster />);
  expect(screen.getByText(SENTENCE)).toHaveClass('waiting');
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText(SENTENCE)).not.toHaveClass('waiting');
});

test('a font that does not come does not keep the sentence away', async () => {
  fontsThatLoad(() => new Promise(() => {}));
  render(<Poster />);
  await act(() => jest.advanceTimersByTimeAsync(1_499));
  expect(screen.getByText(SENTENCE)).toHaveClass('waiting');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText(SENTENCE)).not.toHaveClass('waiting');
});

test('the books come when nothing is more urgent, and say nothing to a screen reader', async () => {
  fontsThatLoad(() => Promise.resolve());
  render(<Poster />);
  expect(covers()).toHaveLength(0);
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(covers()).toHaveLength(4);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
