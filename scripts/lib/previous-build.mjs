import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { parseSource } from './parse-source.mjs';
import { readValuesHandedOn } from './read-exports.mjs';
import { runCommand } from './run-step.mjs';

const run = promisify(execFile);
const git = async (root, ...args) => (await run('git', args, { cwd: root })).stdout.trim();

const NAMED_IN = 'e2e/compatibility/previous.json';

/**
 * The commit to be compatible with: the one that is asked for, else the one that `e2e/compatibility/previous.json` names.
 *
 * @param {string} root
 * @param {string | undefined} asked a tag or a commit
 * @throws when this clone does not have it, saying how it comes there
 */
export async function previousCommit(root, asked) {
  const wanted = asked ?? JSON.parse(await readFile(join(root, NAMED_IN), 'utf8')).commit;
  return git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${wanted}^{commit}`).catch(() => {
    throw new Error(
      [
        `This clone does not have ${wanted}${asked ? '' : `, which ${NAMED_IN} names`}.`,
        'A clone without its whole history fetches it: git fetch --unshallow --tags',
        `If it is in no history any more, name another release: npm run test:compatibility -- COMMIT, or in ${NAMED_IN}.`,
      ].join('\n'),
    );
  });
}

/** What the shell provides to every remote, by file of `shared`. */
const FACADES = ['host.ts', 'ui.ts'];

/** Shared module → names of values, sorted. */
async function exportsAt(root, commit) {
  const entries = FACADES.map(async (name) => {
    const source = await git(root, 'show', `${commit}:shared/src/${name}`);
    return [`@myfiction/shared/${name}`, readValuesHandedOn(await parseSource(source)).toSorted()];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * `npm test` holds the remotes to the names in `e2e/compatibility/previous.json`, also in a clone without history: they
 * must be those of the commit beside them.
 *
 * @param {string} root
 * @throws saying what they are when they are not
 */
export async function assertNamedExports(root) {
  const { commit, exports } = JSON.parse(await readFile(join(root, NAMED_IN), 'utf8'));
  const provided = await exportsAt(root, commit);
  if (isDeepStrictEqual(exports, provided)) return;
  throw new Error(`The exports in ${NAMED_IN} are not those of ${commit}. Write there: ${JSON.stringify(provided)}`);
}

/** The packages of this studio, with the workspaces of another one. */
async function linkPackages(root, folder) {
  const target = join(folder, 'node_modules');
  await mkdir(join(target, '@myfiction'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name !== '@myfiction') await symlink(join(root, 'node_modules', name), join(target, name));
  }
  const workspaces = (await readdir(folder)).filter((name) => existsSync(join(folder, name, 'package.json')));
  for (const name of workspaces) {
    await symlink(join(folder, name), join(target, '@myfiction', name));
    const own = join(root, name, 'node_modules');
    if (existsSync(own)) await symlink(own, join(folder, name, 'node_modules'));
  }
}

/**
 * Builds shell and remotes as they were at a commit, once: what is there already is taken.
 *
 * @param {string} root
 * @param {string} commit
 * @returns {Promise<string>} folder with `shell/dist` and `mfe-…/dist`
 */
export async function buildPrevious(root, commit) {
  const kept = join(root, '.cache', 'compatibility', commit);
  if (existsSync(kept)) return kept;
  const folder = await mkdtemp(join(tmpdir(), 'studio-previous-'));
  const unfinished = `${kept}.unfinished`;
  try {
    const archive = join(folder, 'sources.tar');
    await git(root, 'archive', `--output=${archive}`, commit);
    await run('tar', ['-xf', archive, '-C', folder]);
    await linkPackages(root, folder);
    const packages = (await readdir(folder)).filter((name) => name === 'shell' || name.startsWith('mfe-'));
    await runCommand(process.execPath, ['scripts/build.mjs', ...packages], { cwd: folder });
    await rm(unfinished, { recursive: true, force: true });
    for (const name of packages) {
      await cp(join(folder, name, 'dist'), join(unfinished, name, 'dist'), { recursive: true });
    }
    await rename(unfinished, kept);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return kept;
}
