import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { installImageFallback } from '../../host/device/image-fallback.ts';
import { Cover } from './cover.tsx';

const story = { title: 'The Moon Between Us', author: 'Noor Valdez', genre: 'werewolf' };

test('holds its place until the generator is there, and is drawn at once from then on', async () => {
  const first = render(<Cover {...story} width={112} />);
  const cover = screen.getByRole('img', { name: 'Cover of The Moon Between Us' });
  expect(cover).toBeEmptyDOMElement();
  await waitFor(() => expect(cover).toHaveTextContent('The Moon'));
  first.unmount();
  render(<Cover {...story} width={112} />);
  expect(screen.getByRole('img')).toHaveTextContent('The Moon');
});

test("shows the author's own picture, and the generated cover when that does not load", () => {
  const stop = installImageFallback();
  const { container } = render(<Cover {...story} src="/cover.webp" />);
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', '/cover.webp');
  if (picture) fireEvent.error(picture);
  expect(picture).toHaveAttribute('src', '/cover.webp');
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img')).toHaveTextContent('Noor Valdez');
  stop();
});

test('leaves out the author where it could not be read', () => {
  render(<Cover {...story} width={44} />);
  expect(screen.getByRole('img')).not.toHaveTextContent('Noor Valdez');
});
