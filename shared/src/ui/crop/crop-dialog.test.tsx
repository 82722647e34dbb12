import { fireEvent, render, screen } from '@testing-library/react';
import { CropDialog } from './crop-dialog.tsx';

let isAway = true;
jest.mock('./crop-area.tsx', () => {
  if (isAway) throw new Error('The chunk did not arrive.');
  return { CropArea: () => <p>The picture</p>, cutPicture: jest.fn() };
});

test('what shows the picture is asked for again where it did not arrive', async () => {
  const frame = { url: 'blob:1', shape: { aspect: 1 }, maxZoom: 4, largestWidth: 512, failedText: 'Try again.' };
  render(<CropDialog {...frame} title="Choose the part" onUse={jest.fn()} onClose={jest.fn()} />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Try again.')).toBeInTheDocument();
  isAway = false;
  fireEvent.click(again);
  expect(await screen.findByText('The picture')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Use this part' })).toBeDisabled();
});
