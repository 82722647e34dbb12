import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listSources } from './list-sources.mjs';
import { readExports } from './read-exports.mjs';
import { readImports } from './read-imports.mjs';

/** What the shell provides to every remote, by file. */
export const FACADES = ['host.ts', 'ui.ts'];

/**
 * Values and types that the facades export.
 *
 * @param {(path: string) => Promise<string>} read a file of `shared/src`, now or of a commit
 * @returns {Promise<Record<string, string[]>>} facade → names, sorted
 */
export async function facadeExports(read) {
  const entries = FACADES.map(async (name) => [name, (await readExports(await read(name), { tsx: false })).toSorted()]);
  return Object.fromEntries(await Promise.all(entries));
}

/** Part of a remote's own files: its sources, and what it bundles of `shared`. */
const IN_A_REMOTE = /^(?:mfe-[^/]+\/src|shared\/src\/(?:contract|payout|scheduling|screen))\//;
const OF_TESTS = /\.test\.tsx?$|(?:^|\/)testing\//;

/** `name?.(…)`, `name !== undefined`: it runs without, too. */
const isOptional = (source, name) => new RegExp(String.raw`\b${name}(?:\?\.| !== undefined)`).test(source);

function lacking(source, { specifier, names, typeOnly }, exported) {
  const [, facade] = /^@myfiction\/shared\/(host\.ts|ui\.ts)$/.exec(specifier) ?? [];
  if (!facade || typeOnly) return [];
  const isType = (name) => new RegExp(String.raw`\btype ${name}\b`).test(source);
  return names.filter((name) => !exported[facade].includes(name) && !isType(name) && !isOptional(source, name));
}

/**
 * Where remotes cannot run without a name that the shell of before does not have.
 *
 * @param {string} root
 * @param {Record<string, string[]>} exported what that shell's facades export
 * @returns {Promise<{ read: number, problems: string[] }>} files read, and a line each name
 */
export async function newerThan(root, exported) {
  const files = (await listSources(root)).filter((file) => IN_A_REMOTE.test(file) && !OF_TESTS.test(file));
  const found = await Promise.all(
    files.map(async (file) => {
      const source = await readFile(join(root, file), 'utf8');
      const imports = await readImports(source, { tsx: file.endsWith('.tsx') });
      return imports.flatMap((each) => lacking(source, each, exported)).map((name) => `${file}: ${name}`);
    }),
  );
  return { read: files.length, problems: found.flat() };
}
