import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHARED_NAMES_FILE, type SharedNames } from '@myfiction/shared/contract/platform.ts';
import { expect, test } from '../support/test.ts';

const ROOT = join(import.meta.dirname, '..', '..');

const readJson = async (...path: string[]) => JSON.parse(await readFile(join(ROOT, ...path), 'utf8'));
/** What the shell of the last release exports. */
const previousNames = async (): Promise<SharedNames> =>
  (await readJson('e2e', 'compatibility', 'previous.json')).exports;
const namesOf = (folder: string): Promise<SharedNames> => readJson(folder, 'dist', SHARED_NAMES_FILE);

/** Each name that a remote of this build cannot do without and `provided` lacks. */
async function lackingIn(provided: SharedNames): Promise<string[]> {
  const remotes = (await readdir(ROOT)).filter((name) => name.startsWith('mfe-'));
  expect(remotes.length).toBeGreaterThan(0);
  const lacking = remotes.map(async (remote) => {
    const needed = await namesOf(remote);
    // Every page is made with it: a list without it is not what the remote takes.
    expect(Object.values(needed).flat(), remote).toContain('createRemotePage');
    return Object.entries(needed).flatMap(([module, names]) =>
      names.filter((name) => !provided[module]?.includes(name)).map((name) => `${remote}: ${name} of ${module}`),
    );
  });
  return (await Promise.all(lacking)).flat();
}

test('the shell exports all that its remotes take', async () => {
  expect(await lackingIn(await namesOf('shell'))).toEqual([]);
});

test("a shell that is rolled back to the last release's runs today's remotes", async () => {
  expect(await lackingIn(await previousNames())).toEqual([]);
});

test("today's shell runs the last release's remotes: no name is gone that they may take", async () => {
  const now = await namesOf('shell');
  const previous = Object.entries(await previousNames());
  const gone = previous.map(([module, names]) => [module, names.filter((name) => !now[module]?.includes(name))]);
  // A name that has to go takes the next major of `shared` along, which refuses the remotes of before.
  expect(Object.fromEntries(gone)).toEqual(Object.fromEntries(previous.map(([module]) => [module, []])));
});
