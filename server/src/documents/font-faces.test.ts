import fs from 'node:fs/promises';
import { loadFaces } from './font-faces.ts';

test('a font that could not be read once is read for the next document', async () => {
  const full = jest.spyOn(fs, 'readFile').mockRejectedValue(new Error('EMFILE: too many open files, open'));
  await expect(loadFaces('Noor')).rejects.toThrow('EMFILE');
  full.mockRestore();
  const { readFile } = fs;
  const broken = jest.spyOn(fs, 'readFile').mockImplementation((path, ...options) => {
    if (String(path).endsWith('.woff2')) return Promise.reject(new Error('EIO: i/o error, read'));
    return readFile(path, ...options);
  });
  await expect(loadFaces('Noor')).rejects.toThrow('EIO');
  broken.mockRestore();
  const faceOf = await loadFaces('Noor');
  expect(faceOf('N'.codePointAt(0) ?? 0, 'bold').bytes.length).toBeGreaterThan(1_000);
});
