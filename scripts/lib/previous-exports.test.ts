import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import previous from '../../e2e/compatibility/previous.json';
import { newerThan } from './previous-exports.mjs';

const EXPORTED = { 'host.ts': ['callApi', 'Session'], 'ui.ts': ['Button'] };

/** What a remote of one page asks for that is not there. */
async function problemsOf(page: string): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'previous-exports-'));
  try {
    await mkdir(join(root, 'mfe-one/src'), { recursive: true });
    await writeFile(join(root, 'package.json'), '{ "workspaces": ["mfe-*"] }');
    await writeFile(join(root, 'mfe-one/src/page.tsx'), page);
    return (await newerThan(root, EXPORTED)).problems;
  } finally {
    await rm(root, { recursive: true });
  }
}

test.each([
  ['has', "import { callApi } from '@myfiction/shared/host.ts'; callApi();", []],
  [
    'does not have',
    "import { whenIdle } from '@myfiction/shared/host.ts'; whenIdle();",
    ['mfe-one/src/page.tsx: whenIdle'],
  ],
  [
    'has in the other file',
    "import { Button } from '@myfiction/shared/host.ts'; Button;",
    ['mfe-one/src/page.tsx: Button'],
  ],
  ['need not have', "import { openLayer } from '@myfiction/shared/host.ts'; openLayer?.(close);", []],
  ['is asked for', "import { Crop } from '@myfiction/shared/ui.ts'; if (Crop !== undefined) show(Crop);", []],
  ['knows no type of', "import { callApi, type Layer } from '@myfiction/shared/host.ts'; callApi<Layer>();", []],
])('a name that the shell of before %s', async (_which, page, expected) => {
  expect(await problemsOf(page)).toEqual(expected);
});

test("the remotes run in the last release's shell", async () => {
  const { read, problems } = await newerThan(join(__dirname, '../..'), previous.exports);
  expect(read).toBeGreaterThan(500);
  expect(problems).toEqual([]);
});
