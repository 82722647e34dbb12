import { uploadFile } from '@myfiction/shared/host.ts';
import { act, renderHook } from '@testing-library/react';
import { usePhotoUpload } from './use-photo-upload.ts';

jest.mock('@myfiction/shared/host.ts', () => ({
  ...jest.requireActual<object>('@myfiction/shared/host.ts'),
  uploadFile: jest.fn(),
}));

const photo = (name: string) => new File(['x'], name, { type: 'image/png' });

it('sends one photo at a time: another one takes the place of the one on its way', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  jest.mocked(uploadFile).mockImplementation((_name, _payload, _file, options) => {
    signals.push(options?.signal);
    return new Promise(() => undefined);
  });
  const { result } = renderHook(() => usePhotoUpload('story', 'front', () => undefined));
  act(() => void result.current.send(photo('wrong.png')));
  act(() => void result.current.send(photo('right.png')));
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  act(() => result.current.cancel());
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
});
