import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_NUMBER, type PageDeclaration, type RemoteConfig } from '../contract/platform.ts';
import { remoteConfigProblems } from './check-remote-config.ts';

const page: PageDeclaration = {
  id: 'front',
  paths: ['/front'],
  layout: 'main',
  title: 'page.front',
  access: 'session',
  module: './src/front.tsx',
};
const sound: RemoteConfig = {
  name: 'front-desk',
  contract: CONTRACT_NUMBER,
  pages: [page],
  navigation: [{ label: 'nav.front', path: '/front', icon: 'bell', order: 1 }],
  labels: {
    en: { 'page.front': 'Front', 'nav.front': 'Front' },
    es: { 'page.front': 'Portada', 'nav.front': 'Portada' },
  },
  budgets: { remoteEntryKb: 9, largestChunkKb: 85 },
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'remote-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/front.tsx'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

const problems = (change: Partial<RemoteConfig>) => remoteConfigProblems({ ...sound, ...change }, folder);

test('a sound declaration has no problems', () => {
  expect(problems({})).toEqual([]);
});

test.each<[string, Partial<RemoteConfig>, string]>([
  ['a name in another case', { name: 'FrontDesk' }, 'name "FrontDesk" is not kebab-case'],
  ['a contract from the future', { contract: CONTRACT_NUMBER + 1 }, `contract ${CONTRACT_NUMBER + 1} is not served`],
  ['no page', { pages: [], navigation: [] }, 'there is no page'],
  ['a path without a slash', { pages: [{ ...page, paths: ['front'] }] }, 'path "front" does not start with a slash'],
  ['a page without a path', { pages: [{ ...page, paths: [] }] }, 'page "front" has no path'],
  ['a missing module', { pages: [{ ...page, module: './src/gone.tsx' }] }, 'module ./src/gone.tsx does not exist'],
  ['a missing slot module', { slots: [{ slot: 's', module: './s.tsx' }] }, 'module ./s.tsx does not exist'],
  ['a missing label', { labels: { ...sound.labels, es: {} } }, 'label "page.front" is missing in es'],
])('%s is named', (_, change, problem) => {
  expect(problems(change)).toContain(problem);
});

test('two pages of one id or path are named', () => {
  expect(problems({ pages: [page, page] })).toEqual(['page id "front" is there twice', 'path "/front" is there twice']);
});
