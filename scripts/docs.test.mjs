import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname ?? __dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'), { recursive: true }).map((name) => `docs/${name}`),
].filter((name) => name.endsWith('.md'));
/** A word in capitals; a pipeline's own begin otherwise. */
const NAME = /\b(?!CI_|GITLAB_)([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g;
const read = (file) => readFileSync(join(root, file), 'utf8');
const all = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** Folders of the project: a path of a page begins with one of them. */
const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
  .map(({ name }) => name);
const isPath = (text) => folders.includes(text.split('/')[0]) && text.includes('/');
/** Made on the way, not kept: what `.gitignore` names with a folder. */
const made = readFileSync(join(root, '.gitignore'), 'utf8')
  .split('\n')
  .filter((line) => /.\/./.test(line));
const isMade = (text) => made.some((folder) => `${text}/`.startsWith(folder));
/** Stands for any name: `mfe-<name>`, `docs/*.md`, `server/dist` after a build. */
const isPattern = (text) => /[<>*…{}]|\/dist\b/.test(text);

const pathsOf = (page) =>
  all(read(page), /`([\w./<>*…{}-]+)`/g).filter((text) => isPath(text) && !isPattern(text) && !isMade(text));
/** `npm` has commands of its own; the others are scripts. */
const commandsOf = (page) => [
  ...all(read(page), /\bnpm run (?:--silent )?([\w-]+(?::[\w-]+)*)/g),
  ...all(read(page), /\bnpm (test|start)\b/g),
];
const linksOf = (page) => all(read(page), /\]\((?!https?:|mailto:)([^)\s]+)\)/g);
/** As the repository's pages make them of headings. */
const anchorsOf = (page) =>
  all(read(page), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
function leadsNowhere(page, link) {
  const [path, anchor] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  return !existsSync(join(root, target)) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
}

/** Settings of an example below a `[section]`, up to an empty line: a `#` behind a value belongs to it there. */
const sectionLinesOf = (page) =>
  all(read(page), /^```\n([\s\S]*?)^```$/gm)
    .flatMap((block) => all(block, /^\[\w+\]\n((?:.+\n)+)/gm))
    .flatMap((lines) => lines.split('\n'))
    .filter((line) => /^[\w-]+=/.test(line));

const sourcesBelow = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));
/** Settings of the server, of the containers and of the gateway, and constants of the code. */
const names = new Set(
  ['docs/settings.md', 'docker-compose.yml', 'deploy/gateway/Caddyfile', 'deploy/gateway/tls/files.caddy']
    .concat(sourcesBelow('server/src'), sourcesBelow('shared/src/contract'))
    .flatMap((file) => all(read(file), NAME)),
);
const isName = (name) => names.has(name) || names.has(name.replace(/_FILE$/, ''));

test('there is something to check', () => {
  expect(pages.flatMap(commandsOf).length).toBeGreaterThan(20);
  expect(pages.flatMap(pathsOf).length).toBeGreaterThan(20);
});

test('the README leads to every page', () => {
  const linked = linksOf('README.md').map((link) => link.split('#')[0]);
  expect(pages.filter((page) => /^docs\/[^/]+\.md$/.test(page) && !linked.includes(page))).toEqual([]);
});

test.each(pages)('%s names commands, settings, files and pages that are there', (page) => {
  expect(commandsOf(page).filter((name) => !(name in scripts))).toEqual([]);
  expect(all(read(page), NAME).filter((name) => !isName(name))).toEqual([]);
  expect(pathsOf(page).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(linksOf(page).filter((link) => leadsNowhere(page, link))).toEqual([]);
});

test('an example of a file with sections has no comment behind a value', () => {
  const lines = pages.flatMap(sectionLinesOf);
  expect(lines).toContain('start-fast=y');
  expect(lines.filter((line) => line.includes('#'))).toEqual([]);
});
