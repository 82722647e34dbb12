import type { RemoteState } from '../remotes/diagnostics.ts';
import { type EntrySource, setCurrentRegistry } from '../remotes/registry/current-registry.ts';
import { registryEntry, registryWith } from '../remotes/testing/registry-entry.ts';
import { diagnosticsText } from './diagnostics-text.ts';
import { remoteRows } from './remote-rows.ts';
import type { TabFacts } from './tab-facts.ts';

const provided = { react: '19.3.1' };

function rowOf(change = {}, sources: Record<string, EntrySource> = {}, liveVersion = 'v1') {
  const registry = registryWith(registryEntry('comments', change));
  setCurrentRegistry(registry, sources);
  const live = registryWith(registryEntry('comments', { version: liveVersion }));
  const [row] = remoteRows({ registry, live, states: new Map(), provided });
  return row;
}

test.each([
  ['live', {}, {}, 'v1'],
  ['older', {}, {}, 'v2'],
  ['off', { enabled: false }, {}, 'v1'],
  ['development', { integrity: '', version: 'dev' }, {}, 'v1'],
  ['last-good', {}, { comments: 'last-good' }, 'v1'],
  ['override', { enabled: false }, { comments: 'override' }, 'v1'],
] as const)('%s', (standing, change, sources, liveVersion) => {
  const isOff = 'enabled' in change;
  expect(rowOf(change, sources, liveVersion)).toMatchObject({ standing, isOff, liveVersion });
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
  expect(remoteRows({ registry: { remotes: {} }, live: undefined, states, provided })).toMatchObject([
    { remote: 'inbox', standing: 'unknown', exposed: undefined, liveVersion: undefined },
  ]);
});

test('the text names every remote, its state and the failures of the tab', () => {
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
  const row = rowOf({}, {}, 'v2');
  const failure = {
    remote: 'comments',
    version: 'v1',
    failure: 'timeout' as const,
    cause: 'comments: timeout',
    atMs: 0,
  };
  const text = diagnosticsText({ facts, rows: row ? [row] : [], failures: [failure], provided, now: new Date(0) });
  expect(text).toContain('comments: v1, older, from inlined, live v2, contract 1, not asked for');
  expect(text).toContain('1970-01-01T00:00:00.000Z comments v1 timeout: comments: timeout');
  expect(text).toContain('react: 19.3.1');
  expect(text).toContain('session: true');
});
