import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkImports } from './check-imports.mjs';

/** What is wrong with a studio of two files beside its beginning. */
async function problemsOf(first: string, second: string): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'check-imports-'));
  try {
    await mkdir(join(root, 'server'));
    await writeFile(join(root, 'package.json'), '{ "workspaces": ["server"] }');
    await writeFile(join(root, 'server/main.ts'), "import './first.ts';");
    await writeFile(join(root, 'server/first.ts'), first);
    await writeFile(join(root, 'server/second.ts'), second);
    return (await checkImports(root)).problems;
  } finally {
    await rm(root, { recursive: true });
  }
}

const SECOND = "import { one } from './first.ts'; export const two = one; export type Two = typeof two;";

test.each([
  ['by what they do', "import { two } from './second.ts'; export const one: number = two;"],
  ['by a type', "import type { Two } from './second.ts'; export const one: Two = 1;"],
  ['by a type within a line', "export const one: import('./second.ts').Two = 1;"],
  ['by a chunk that comes later', "export const one = 1; export const later = () => import('./second.ts');"],
])('two files that import one another %s', async (_how, first) => {
  const circles = (await problemsOf(first, SECOND)).filter((line) => line.startsWith('these'));
  expect(circles).toEqual(['these import one another: server/first.ts, server/second.ts']);
});
