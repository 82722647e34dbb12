import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertNamedExports, previousCommit } from './previous-build.mjs';

let root = '';
let first = '';
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const name = (commit) => writeFileSync(join(root, 'e2e/compatibility/previous.json'), JSON.stringify({ commit }));

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'previous-'));
  mkdirSync(join(root, 'e2e/compatibility'), { recursive: true });
  git('init', '--quiet');
  const commit = (subject) =>
    git('-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '--quiet', '--allow-empty', '-m', subject);
  commit('one');
  first = git('rev-parse', 'HEAD');
  git('tag', 'v1');
  commit('two');
});
afterAll(() => rmSync(root, { recursive: true }));

test('the release that the project names, or the one that is asked for', async () => {
  name(git('rev-parse', 'HEAD'));
  expect(await previousCommit(root)).toBe(git('rev-parse', 'HEAD'));
  expect(await previousCommit(root, 'v1')).toBe(first);
  expect(await previousCommit(root, first.slice(0, 9))).toBe(first);
});

test('one that this clone does not have says where it was named and how to get it', async () => {
  const gone = '0123456789abcdef0123456789abcdef01234567';
  name(gone);
  await expect(previousCommit(root)).rejects.toThrow(
    new RegExp(
      `${gone}, which e2e/compatibility/previous.json names(.|\n)*--unshallow(.|\n)*test:compatibility -- COMMIT`,
    ),
  );
  await expect(previousCommit(root, 'v9')).rejects.toThrow('does not have v9.');
  await expect(previousCommit(root, '--all')).rejects.toThrow('does not have --all.');
});

test("the names beside the commit are that commit's, or the right ones are told", async () => {
  mkdirSync(join(root, 'shared/src'), { recursive: true });
  writeFileSync(
    join(root, 'shared/src/host.ts'),
    "export { callApi, type Call } from './call.ts'; export type { News } from './news.ts';",
  );
  writeFileSync(join(root, 'shared/src/ui.ts'), "export { Field, Button } from './base.ts';");
  git('add', 'shared');
  git('-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '--quiet', '-m', 'three');
  const host = '@myfiction/shared/host.ts';
  const exports = { [host]: ['callApi'], '@myfiction/shared/ui.ts': ['Button', 'Field'] };
  const beside = (names) =>
    writeFileSync(
      join(root, 'e2e/compatibility/previous.json'),
      JSON.stringify({ commit: git('rev-parse', 'HEAD'), exports: names }),
    );
  beside(exports);
  await expect(assertNamedExports(root)).resolves.toBeUndefined();
  beside({ ...exports, [host]: ['callApi', 'whenIdle'] });
  await expect(assertNamedExports(root)).rejects.toThrow(`Write there: ${JSON.stringify(exports)}`);
});
