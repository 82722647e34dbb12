import { openPicture } from './open-picture.ts';

const revoked: string[] = [];
beforeEach(() => {
  revoked.length = 0;
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = (url) => void revoked.push(url);
});

const fileOf = (type: string, bytes = 10) => new File([new Uint8Array(bytes)], 'cover', { type });
const measures = (width: number, height: number) => async () => ({ width, height });

it('opens a picture that is large enough', async () => {
  expect(await openPicture(fileOf('image/webp'), measures(600, 800))).toEqual({
    picture: { url: 'blob:picture', width: 600, height: 800 },
  });
  expect(revoked).toEqual([]);
});

it.each([
  ['another kind of file', fileOf('image/svg+xml'), measures(900, 1200), { kind: 'type' }],
  ['more than 5 MB', fileOf('image/png', 5 * 1024 * 1024 + 1), measures(900, 1200), { kind: 'bytes' }],
  ['too narrow', fileOf('image/jpeg'), measures(599, 1200), { kind: 'small', width: 599, height: 1200 }],
  ['too low', fileOf('image/jpeg'), measures(900, 799), { kind: 'small', width: 900, height: 799 }],
  ['no picture inside', fileOf('image/jpeg'), () => Promise.reject(new Error('no picture')), { kind: 'unreadable' }],
])('refuses %s', async (_, file, measure, problem) => {
  expect(await openPicture(file, measure)).toEqual({ problem });
});

it('lets go of a picture that it refuses', async () => {
  await openPicture(fileOf('image/jpeg'), measures(10, 10));
  expect(revoked).toEqual(['blob:picture']);
});
