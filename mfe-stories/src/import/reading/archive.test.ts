import JSZip from 'jszip';
import { openArchive } from './archive.ts';
import { readDocx } from './read-docx.ts';

const MIB = 1024 * 1024;

/** An archive that says of its only file that it holds ten bytes, which shows once all of it is unpacked. */
async function packBomb(path: string, size: number): Promise<ArrayBuffer> {
  const zip = new JSZip().file(path, new Uint8Array(size));
  const bytes = await zip.generateAsync({ type: 'arraybuffer', compression: 'DEFLATE' });
  const view = new DataView(bytes);
  let entry = bytes.byteLength - 4;
  while (view.getUint32(entry) !== 0x504b0102) entry -= 1;
  view.setUint32(entry + 24, 10, true);
  return bytes;
}

it('stops where too much is unpacked, before the end of the file', async () => {
  const archive = await openArchive(await packBomb('bomb.txt', 4 * MIB), MIB);
  await expect(archive.read('bomb.txt')).rejects.toThrow(RangeError);
});

it('gives a file as it is, and nothing for one that is not there', async () => {
  const bytes = await new JSZip().file('a.txt', 'Text.').generateAsync({ type: 'arraybuffer' });
  const archive = await openArchive(bytes);
  expect(new TextDecoder().decode(await archive.read('a.txt'))).toBe('Text.');
  expect(await archive.read('b.txt')).toBeUndefined();
});

it('unpacks no more of a Word document', async () => {
  await expect(readDocx(await packBomb('word/document.xml', 4 * MIB), MIB)).rejects.toThrow(RangeError);
});
