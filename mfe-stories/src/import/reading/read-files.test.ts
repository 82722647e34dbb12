import { fileOf } from '../testing/import-file.ts';
import { readFiles } from './read-files.ts';

jest.mock('./read-markdown.ts', () => {
  throw new Error('Loading chunk failed.');
});

it('does not call a file damaged when what reads it did not arrive', async () => {
  const read = readFiles([fileOf('moon.md', '# One')], () => {});
  await expect(read).rejects.toMatchObject({ problem: 'unreachable', fileName: 'moon.md' });
});
