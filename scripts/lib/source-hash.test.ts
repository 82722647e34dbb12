import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sourceHash } from './source-hash.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'source-hash-'));
  write('mfe-a/src/page.tsx', 'one');
  write('lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const hash = (): Promise<string> => sourceHash(root, ['mfe-a', 'lock.json']);

test.each([
  ['a changed source', 'mfe-a/src/page.tsx'],
  ['a new source', 'mfe-a/src/other.tsx'],
  ['a changed file that is named itself', 'lock.json'],
])('%s changes the hash', async (_, path) => {
  const before = await hash();
  write(path, 'two');
  expect(await hash()).not.toBe(before);
});

test.each(['mfe-a/src/page.test.tsx', 'mfe-a/dist/page.js', 'mfe-a/node_modules/x/index.js', 'mfe-a/testing/x.ts'])(
  '%s does not',
  async (path) => {
    const before = await hash();
    write(path, 'two');
    expect(await hash()).toBe(before);
  },
);

test('a renamed source changes the hash', async () => {
  const before = await hash();
  rmSync(join(root, 'mfe-a/src/page.tsx'));
  write('mfe-a/src/renamed.tsx', 'one');
  expect(await hash()).not.toBe(before);
});
