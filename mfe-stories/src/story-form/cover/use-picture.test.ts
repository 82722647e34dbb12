import { act, renderHook } from '@testing-library/react';
import { openPicture, type PictureResult } from './open-picture.ts';
import { usePicture } from './use-picture.ts';

jest.mock('./open-picture.ts', () => ({ openPicture: jest.fn() }));

const revoked: string[] = [];
let answers: ((result: PictureResult) => void)[] = [];

beforeEach(() => {
  revoked.length = 0;
  answers = [];
  URL.revokeObjectURL = (url) => void revoked.push(url);
  jest.mocked(openPicture).mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
});

const file = (name: string) => new File(['x'], name, { type: 'image/png' });
const opened = (url: string): PictureResult => ({ picture: { url, width: 600, height: 800 } });

it('shows the picture that was chosen last, however long the one before takes to open', async () => {
  const { result } = renderHook(() => usePicture());
  act(() => void result.current.open(file('first.png')));
  act(() => void result.current.open(file('second.png')));
  await act(async () => answers[1]?.(opened('blob:second')));
  await act(async () => answers[0]?.(opened('blob:first')));
  expect(result.current.picture?.url).toBe('blob:second');
  expect(revoked).toEqual(['blob:first']);
});

it('leaves no picture in memory that opens once the page is gone', async () => {
  const { result, unmount } = renderHook(() => usePicture());
  act(() => void result.current.open(file('first.png')));
  unmount();
  await act(async () => answers[0]?.(opened('blob:first')));
  expect(revoked).toEqual(['blob:first']);
});
