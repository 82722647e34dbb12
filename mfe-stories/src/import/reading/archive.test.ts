import JSZip from 'jszip';
import { encodeText } from '../testing/encode-text.ts';
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

/** As Windows and old programs pack: names in an encoding that nothing tells. */
async function packUntold(paths: readonly string[], encode: (path: string) => Uint8Array): Promise<ArrayBuffer> {
  const zip = new JSZip();
  for (const path of paths) zip.file(path, 'Text.', { createFolders: false });
  const packed = await zip.generateAsync({
    type: 'arraybuffer',
    // Its type says string, and takes bytes.
    encodeFileName: (path) => String.fromCharCode(...encode(path)),
  });
  const bytes = new Uint8Array(packed);
  // Without the field in which the names stand in UTF-8 too.
  for (let at = 0; at < bytes.length - 4; at++) {
    if (bytes[at] === 0x75 && bytes[at + 1] === 0x70 && bytes[at + 3] === 0 && bytes[at + 4] === 1)
      bytes.fill(0, at, at + 2);
  }
  return packed;
}

const DOS: Readonly<Record<string, number>> = { ä: 0x84, é: 0x82, ö: 0x94, ü: 0x81, ß: 0xe1, ñ: 0xa4, á: 0xa0 };
const encodeDos = (path: string) => Uint8Array.from(path, (letter) => DOS[letter] ?? letter.charCodeAt(0));

it.each([
  ['DOS in the West', ['Band 1/Schöne Größe.txt', 'Band 1/Früh.txt'], encodeDos],
  ['DOS in Spain', ['Mañana será.txt'], encodeDos],
  ['DOS with one letter', ['Schön.txt'], encodeDos],
  ['DOS in Russia', ['Том первый/Глава 1 Письмо.txt'], (path: string) => encodeText(path, 'ibm866')],
  [
    'Windows in Russia',
    ['Том первый/Глава 1 Она прочла письмо дважды.txt'],
    (path: string) => encodeText(path, 'windows-1251'),
  ],
  ['Windows in China', ['第一卷/第一章 她把信读了两遍然后烧掉了.txt'], (path: string) => encodeText(path, 'gb18030')],
  [
    'Windows in Japan',
    ['第一巻/彼女は手紙を二度読んでそれから燃やした.txt'],
    (path: string) => encodeText(path, 'shift_jis'),
  ],
  ['Windows in the West', ['Mañana, café.txt', 'Señor.txt'], (path: string) => encodeText(path, 'windows-1252')],
  ['UTF-8', ['Größe 雪.txt'], (path: string) => new TextEncoder().encode(path)],
])('reads names of %s', async (_name, paths, encode) => {
  expect((await openArchive(await packUntold(paths, encode))).paths).toEqual(paths);
});
