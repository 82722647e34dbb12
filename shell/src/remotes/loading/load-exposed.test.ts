import { REMOTE_TIMEOUT_MS, type RegistryEntry } from '@myfiction/shared/contract/platform.ts';
import { getDiagnostics } from '../diagnostics.ts';
import { setCurrentRegistry } from '../registry/current-registry.ts';
import { answerLoads, answerRegistry, registrations } from '../testing/fake-runtime.ts';
import { registryEntry, registryWith } from '../testing/registry-entry.ts';
import { loadExposed, loadedModule } from './load-exposed.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
  registerPlugins: jest.fn(),
}));

const lifecycles = {
  bootstrap: async () => {},
  mount: async () => {},
  unmount: async () => {},
  update: async () => {},
};
const sound = async () => ({ default: lifecycles });
const chunkGone = async () => {
  throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', type: 'error' });
};
const throwing = async () => {
  throw new TypeError('x is not a function');
};

// The loader remembers remotes for the life of a tab: each test has a remote of its own.
let count = 0;
let name = '';
const boot = (change: Partial<RegistryEntry> = {}) => {
  const entry = registryEntry(name, change);
  setCurrentRegistry(registryWith(entry));
  return entry;
};
const load = (options = {}) => loadExposed(name, 'pages/front', options);

beforeEach(() => {
  count += 1;
  name = `remote-${count}`;
  Object.assign(globalThis, { PROVIDED_VERSIONS: { react: '19.3.1' } });
  answerRegistry(registryWith(boot()));
});

test('a module loads once, however often it is asked for', async () => {
  const runtime = answerLoads(sound);
  const [first, second] = await Promise.all([load(), load()]);
  expect(first).toBe(lifecycles);
  expect(second).toBe(lifecycles);
  expect(await load()).toBe(lifecycles);
  expect(loadedModule(name, 'pages/front')).toBe(lifecycles);
  expect(runtime).toHaveBeenCalledTimes(1);
  expect(getDiagnostics().get(name)).toMatchObject({ status: 'loaded', version: 'v1' });
});

test('a remote registers under its container name and the address of its version', async () => {
  answerLoads(sound);
  await load();
  const entry = `http://localhost/remotes/${name}/v1/remoteEntry.js`;
  expect(registrations()).toEqual([{ name: `mfe_${name.replace('-', '_')}`, entry, force: false }]);
});

test('a failed load is tried once more, against a fresh registry', async () => {
  const fetched = answerRegistry(registryWith(registryEntry(name, { version: 'v2', base: `/remotes/${name}/v2/` })));
  answerLoads(chunkGone, sound);
  expect(await load()).toBe(lifecycles);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(registrations().map(({ entry, force }) => [entry.includes('/v2/'), force])).toEqual([
    [false, false],
    [true, true],
  ]);
  expect(getDiagnostics().get(name)).toMatchObject({ status: 'loaded', version: 'v2' });
});

test('a failed override is tried once more as it is: a fresh registry says nothing about it', async () => {
  const entry = registryEntry(name, { version: 'rc', base: `/remotes/${name}/rc/` });
  setCurrentRegistry(registryWith(entry), { [name]: 'override' });
  answerLoads(chunkGone, sound);
  await load();
  expect(registrations().map(({ entry: url }) => url.includes('/rc/'))).toEqual([true]);
  expect(getDiagnostics().get(name)).toMatchObject({ status: 'loaded', version: 'rc' });
});

test('an unreadable registry leaves the entry that the tab booted with', async () => {
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('offline')) });
  answerLoads(chunkGone, sound);
  expect(await load()).toBe(lifecycles);
  expect(registrations()).toHaveLength(1);
});

test('a load that fails twice is named, and forgotten: the next one loads again', async () => {
  const runtime = answerLoads(chunkGone, chunkGone, sound);
  await expect(load()).rejects.toMatchObject({ failure: 'unreachable' });
  expect(getDiagnostics().get(name)).toMatchObject({ status: 'failed', failure: 'unreachable', version: 'v1' });
  expect(await load({ refresh: true })).toBe(lifecycles);
  expect(runtime).toHaveBeenCalledTimes(3);
});

test('after a missing chunk the rest of the remote is left as it is', async () => {
  answerLoads(chunkGone, sound);
  await load();
  expect(registrations()).toHaveLength(1);
});

test('a remote whose code threw is loaded from scratch', async () => {
  answerLoads(throwing, sound);
  await load();
  expect(registrations().map(({ force }) => force)).toEqual([false, true]);
});

test.each([
  ['nothing', undefined],
  ['no default export', {}],
  ['a component', { default: () => null }],
  ['half of the lifecycles', { default: { bootstrap: async () => {}, mount: async () => {} } }],
])('an exposed module with %s is invalid', async (_, module) => {
  answerLoads(async () => module);
  await expect(load()).rejects.toMatchObject({ failure: 'invalid-module' });
});

test.each([
  ['disabled', { enabled: false }, {}],
  ['incompatible', {}, { contract: 99 }],
] as const)(
  'no code of a remote that is %s runs, and Retry asks a fresh registry',
  async (failure, change, manifest) => {
    boot({ ...change, manifest: { ...registryEntry(name).manifest, ...manifest } });
    const runtime = answerLoads(sound);
    await expect(load()).rejects.toMatchObject({ failure });
    expect(runtime).not.toHaveBeenCalled();
    expect(registrations()).toEqual([]);
    expect(await load({ refresh: true })).toBe(lifecycles);
  },
);

test('Retry of a page that loaded takes the version that the registry has by now', async () => {
  answerLoads(sound);
  await load();
  answerRegistry(registryWith(registryEntry(name, { version: 'v2', base: `/remotes/${name}/v2/` })));
  await load({ refresh: true });
  expect(registrations().map(({ entry, force }) => [entry.includes('/v2/'), force])).toEqual([
    [false, false],
    [true, true],
  ]);
});

test('a load that takes too long is a timeout; nothing waits for it any more', async () => {
  jest.useFakeTimers();
  answerLoads(() => new Promise(() => {}), sound);
  const outcome = expect(load()).rejects.toMatchObject({ failure: 'timeout' });
  await jest.advanceTimersByTimeAsync(REMOTE_TIMEOUT_MS);
  await outcome;
  jest.useRealTimers();
  expect(await load({ refresh: true })).toBe(lifecycles);
  expect(registrations().map(({ force }) => force)).toEqual([false, true]);
});

test('a remote that left the registry is unreachable', async () => {
  setCurrentRegistry({ remotes: {} });
  answerRegistry({ remotes: {} });
  await expect(load()).rejects.toMatchObject({ failure: 'unreachable' });
});
