import { render, screen, waitFor } from '@testing-library/react';
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
