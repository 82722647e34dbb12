import type { RegistryEntry } from '@myfiction/shared/contract/platform.ts';
import type { RemoteState } from '../remotes/diagnostics.ts';
import { type EntrySource, setCurrentRegistry } from '../remotes/registry/current-registry.ts';
import { registryEntry, registryWith } from '../remotes/testing/registry-entry.ts';
import { diagnosticsText } from './diagnostics-text.ts';
import { remoteRows } from './remote-rows.ts';
import type { TabFacts } from './tab-facts.ts';

const provided = { react: '19.3.1' };

function rowOf(change = {}, sources: Record<string, EntrySource> = {}, served: Partial<RegistryEntry> | null = {}) {
  const registry = registryWith(registryEntry('comments', change));
  setCurrentRegistry(registry, sources);
  const given = served ? registryWith(registryEntry('comments', served)) : undefined;
  const [row] = remoteRows({ registry, served: given, states: new Map(), provided });
  return row;
}

test.each([
  ['live', {}, {}, {}],
  ['replaced', {}, {}, { version: 'v2' }],
  ['off', { enabled: false }, {}, {}],
  ['development', { integrity: '', version: 'dev' }, {}, {}],
  ['last-good', {}, { comments: 'last-good' }, {}],
  ['override', { enabled: false }, { comments: 'override' }, {}],
] as const)('%s', (standing, change, sources, served) => {
  const isOff = 'enabled' in change;
  const liveVersion = 'version' in served ? served.version : 'v1';
  expect(rowOf(change, sources, served)).toMatchObject({ standing, isOff, liveVersion });
});

const staged = { version: 'v2', staged: { percent: 20, live: 'v1' } };

test.each([
  ['while it is staged', staged, staged, { standing: 'staged', liveVersion: 'v1', stagedPercent: 20 }],
  ['with the share of now', staged, { ...staged, staged: { percent: 50, live: 'v1' } }, { stagedPercent: 50 }],
  ['without an answer', staged, null, { standing: 'staged', liveVersion: undefined, stagedPercent: 20 }],
  ['once it is live', staged, { version: 'v2' }, { standing: 'live', liveVersion: 'v2' }],
  ['once it was taken back', staged, {}, { standing: 'replaced', liveVersion: 'v1' }],
  ['opened before, with what is live', {}, staged, { standing: 'live', liveVersion: 'v1' }],
  ['opened long before', { version: 'v0' }, staged, { standing: 'replaced', liveVersion: 'v1' }],
])('a tab that is given a staged version, %s', (_name, change, served, expected) => {
  expect(rowOf(change, {}, served)).toMatchObject(expected);
});

test('an override stays one, also of what is staged', () => {
  expect(rowOf({ version: 'v2' }, { comments: 'override' }, staged)).toMatchObject({
    ...{ standing: 'override', liveVersion: 'v1' },
  });
});

test('says which contract and which shared modules do not fit', () => {
  const { manifest } = registryEntry('comments');
  const row = rowOf({ manifest: { ...manifest, contract: 99, sharedRanges: { react: '^20.0.0', router: '^1.0.0' } } });
  expect(row).toMatchObject({ contract: 99, isContractServed: false });
  expect(row?.unmet).toEqual([
    { module: 'react', range: '^20.0.0', provided: '19.3.1' },
    { module: 'router', range: '^1.0.0', provided: undefined },
  ]);
});

test('what failed without being in the registry has a row too', () => {
  setCurrentRegistry({ remotes: {} });
  const states = new Map<string, RemoteState>([
    ['inbox', { status: 'failed', version: '', failure: 'incompatible', cause: 'broken' }],
  ]);
  expect(remoteRows({ registry: { remotes: {} }, served: undefined, states, provided })).toMatchObject([
    { remote: 'inbox', standing: 'unknown', exposed: undefined, liveVersion: undefined },
  ]);
});

const facts: TabFacts = {
  shell: 'abc',
  session: true,
  browser: 'Firefox',
  device: 'desktop',
  window: '1440 × 900',
  language: 'en',
  online: true,
  api: '',
};

test('the text says the share', () => {
  const row = rowOf(staged, {}, staged);
  const text = diagnosticsText({ facts, rows: row ? [row] : [], failures: [], provided, now: new Date(0) });
  expect(text).toContain('comments: v2, staged for 20 %, from inlined, live v1,');
});

test('the text names every remote, its state and the failures of the tab', () => {
  const row = rowOf({}, {}, { version: 'v2' });
  const failure = {
    remote: 'comments',
    version: 'v1',
    failure: 'timeout' as const,
    cause: 'comments: timeout',
    atMs: 0,
  };
  const text = diagnosticsText({ facts, rows: row ? [row] : [], failures: [failure], provided, now: new Date(0) });
  expect(text).toContain('comments: v1, replaced, from inlined, live v2, contract 1, not asked for');
  expect(text).toContain('1970-01-01T00:00:00.000Z comments v1 timeout: comments: timeout');
  expect(text).toContain('react: 19.3.1');
  expect(text).toContain('session: true');
});
