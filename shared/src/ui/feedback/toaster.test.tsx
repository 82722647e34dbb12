import { act, fireEvent, render, screen } from '@testing-library/react';
import { clearToasts, toast } from '../../host.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toaster />);
});

afterEach(() => {
  act(() => clearToasts());
  jest.useRealTimers();
});

const show = (run: () => void) => act(run);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('the live region is there before its first toast', () => {
  const region = screen.getByRole('region', { name: 'Short messages' });
  expect(region).toHaveAttribute('aria-live', 'polite');
  show(() => toast.warning('Story name already exists.'));
  expect(region).toHaveTextContent('Story name already exists.');
});

test('a toast goes after 5 seconds, but not while it is hovered', () => {
  show(() => toast.success('Saved'));
  pass(4_000);
  const note = screen.getByText('Saved');
  fireEvent.pointerEnter(note);
  pass(60_000);
  expect(note).toBeInTheDocument();
  fireEvent.pointerLeave(note);
  pass(999);
  expect(note).toBeInTheDocument();
  pass(1);
  expect(note).not.toBeInTheDocument();
});

test('its action acts once and takes the toast away', () => {
  const undo = jest.fn();
  show(() => toast.info('Chapter deleted', { action: { label: 'Undo', onClick: undo } }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Chapter deleted')).not.toBeInTheDocument();
});

test('it can be dismissed', () => {
  show(() => toast.warning('Something went wrong, please try again.'));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/Something went wrong/)).not.toBeInTheDocument();
});

test('comes to the front again with each toast, above a dialog opened in between', () => {
  const showPopover = jest.spyOn(HTMLElement.prototype, 'showPopover');
  show(() => toast.success('One'));
  show(() => toast.success('Two'));
  expect(showPopover).toHaveBeenCalledTimes(2);
});
