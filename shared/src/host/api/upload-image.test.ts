import '../../testing/fail-on-problems.ts';
import { installFakeApi } from '../../testing/fake-api.ts';
import '../../testing/reset-host.ts';
import { apiFailure } from '../../testing/api-failure.ts';
import { respond } from '../../testing/fake-api.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { setHttpAdapter } from './http.ts';
import { uploadFile } from './upload-file.ts';
import { uploadImage } from './upload-image.ts';

const uploaded = { url: '/files/a.webp', width: 10, height: 10, bytes: 3 };

test('sends the fields before the file, and signs the fields only', async () => {
  signInAs();
  let keys: string[] = [];
  setHttpAdapter(async (config) => {
    keys = [...(config.data as FormData).keys()];
    return respond(config, { code: 0, msg: '', data: uploaded });
  });
  await expect(uploadImage(new Blob(['abc']), 'avatar')).resolves.toEqual(uploaded);
  expect(keys.at(-1)).toBe('file');
  expect(keys).toEqual(expect.arrayContaining(['apiVersion', 'session', 'ts', 'uid', 'type']));
});

test('the signature does not depend on the file', async () => {
  const api = installFakeApi({ 'images/upload': () => uploaded });
  await uploadImage(new Blob(['abc']), 'cover');
  const [call] = api.calls;
  expect(call?.fields).toMatchObject({ type: 'cover', uid: '1' });
  expect(call?.files.file?.size).toBe(3);
});

test('a picture that cannot be read lands on its field', async () => {
  installFakeApi({ 'images/upload': () => apiFailure('invalidImage') });
  await expect(uploadImage(new Blob(['x']), 'cover')).rejects.toMatchObject({ code: 400008, field: 'file' });
});

test('tells how much is on its way', async () => {
  const told: number[] = [];
  setHttpAdapter(async (config) => {
    config.onUploadProgress?.({ loaded: 1, progress: 0.5, bytes: 1, lengthComputable: true });
    return respond(config, { code: 0, msg: '', data: {} });
  });
  await uploadFile('application/uploadId', { story_id: 's1', side: 'front' }, new Blob(['abc']), {
    onProgress: (share) => told.push(share),
  });
  expect(told).toEqual([0.5]);
});
