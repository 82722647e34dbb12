import { fileOf } from '../testing/import-file.ts';
import { readFiles } from './read-files.ts';

jest.mock('./read-markdown.ts', () => {
  throw new Error('Loading chunk failed.');
});

it('reads a book of very many paragraphs', async () => {
  const { blocks } = await readFiles([fileOf('moon.txt', 'A line.\n\n'.repeat(200_000))], () => {});
  expect(blocks).toHaveLength(200_000);
});

it.each([
  ['PK\x03\x04[Content_Types].xml', 'broken'],
  ['%PDF-1.7', 'broken'],
  ['{\\rtf1 Once upon a time.}', 'broken'],
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x02\x80\0\0\x01\xe0\x08\x06', 'broken'],
  ['\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x02\x01\0\x48\0\x48\0\0\xff\xdb', 'broken'],
  ['\xd0\xcf\x11\xe0WordDocument', 'protected'],
])('does not take %j for the text that its name says it is', async (content, problem) => {
  const bytes = Uint8Array.from(content, (character) => character.charCodeAt(0)).buffer;
  const read = readFiles([fileOf('moon.txt', bytes)], () => {});
  await expect(read).rejects.toMatchObject({ problem, fileName: 'moon.txt' });
});

it('does not call a file damaged when what reads it did not arrive', async () => {
  const read = readFiles([fileOf('moon.md', '# One')], () => {});
  await expect(read).rejects.toMatchObject({ problem: 'unreachable', fileName: 'moon.md' });
});
