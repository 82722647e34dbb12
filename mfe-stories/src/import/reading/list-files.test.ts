import JSZip from 'jszip';
import { fileOf } from '../testing/import-file.ts';
import { listFiles } from './list-files.ts';

async function listed(...paths: string[]): Promise<string[]> {
  const zip = new JSZip();
  for (const path of paths) zip.file(path, 'Text.');
  const files = await listFiles([fileOf('book.zip', await zip.generateAsync({ type: 'arraybuffer' }))]);
  return files.map(({ folder, name }) => `${folder}/${name}`);
}

it('reads folder after folder where each counts its chapters from 1', async () => {
  expect(await listed('Two/01 c.md', 'One/01 a.md', 'One/02 b.md', 'Two/02 d.md')).toEqual([
    'One/01 a.md',
    'One/02 b.md',
    'Two/01 c.md',
    'Two/02 d.md',
  ]);
});

it('reads chapters that are numbered through the whole book by their numbers', async () => {
  expect(await listed('B/About.md', 'B/1 Old/2 b.md', 'B/1 a.md', 'B/2 New/10 d.md', 'B/2 New/3 c.md')).toEqual([
    '/About.md',
    '/1 a.md',
    '1 Old/2 b.md',
    '2 New/3 c.md',
    '2 New/10 d.md',
  ]);
});

it('names a manuscript in an archive that it cannot read, and passes over what is none', async () => {
  expect(await listed('1 a.md', 'cover.jpg', '__MACOSX/1 a.doc')).toEqual(['/1 a.md']);
  await expect(listed('1 a.md', '2 b.doc')).rejects.toMatchObject({ problem: 'old-word', fileName: '2 b.doc' });
  await expect(listed('1 a.md', '2 b.odt')).rejects.toMatchObject({ problem: 'unsupported', fileName: '2 b.odt' });
});
