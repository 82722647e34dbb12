import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { makeDatabaseFolder } from './database-folder.ts';

let made: string;
afterEach(() => rm(made, { recursive: true }));

const { TMPDIR } = process.env;
afterEach(() => {
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
});

test('without such a place the folder lies where temporary files do, open to the user of the database', async () => {
  made = await makeDatabaseFolder('database-folder-', '/no-memory');
  expect(dirname(made)).toBe(tmpdir());
  expect((await stat(made)).mode & 0o777).toBe(0o755);
});

test('who names a folder for temporary files gets it there', async () => {
  process.env.TMPDIR = tmpdir();
  made = await makeDatabaseFolder('database-folder-');
  expect(dirname(made)).toBe(process.env.TMPDIR);
});
