import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { installImageFallback } from '../../host/device/image-fallback.ts';
import { Cover } from './cover.tsx';

const story = { title: 'The Moon Between Us', author: 'Noor Valdez', genre: 'werewolf' };

test("shows the author's own picture, and the generated cover when that does not load", async () => {
  const stop = installImageFallback();
  const { container } = render(<Cover {...story} src="/cover.webp" />);
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', '/cover.webp');
  if (picture) fireEvent.error(picture);
  expect(picture).toHaveAttribute('src', '/cover.webp');
  expect(container.querySelector('img')).toBeNull();
  await waitFor(() => expect(screen.getByRole('img')).toHaveTextContent('Noor Valdez'));
  stop();
});

test('leaves out the author where it could not be read', async () => {
  render(<Cover {...story} width={44} />);
  await waitFor(() => expect(screen.getByRole('img')).toHaveTextContent('The Moon'));
  expect(screen.getByRole('img')).not.toHaveTextContent('Noor Valdez');
});
