import { bootRegistry } from './boot-registry.ts';
import { getDiagnostics } from './diagnostics.ts';
import { loadFirstPage } from './prefetch.ts';
import { sourceOf } from './registry/current-registry.ts';
import { keepLastGood } from './registry/last-good.ts';
import { answerRegistry } from './testing/fake-runtime.ts';
import { registryEntry, registryWith } from './testing/registry-entry.ts';

jest.mock('./prefetch.ts', () => ({ loadFirstPage: jest.fn() }));
jest.mock('./prefetch-links.ts', () => ({ installPrefetch: jest.fn() }));
jest.mock('../start/when-painted.ts', () => ({ whenPainted: (act: () => void) => act() }));
jest.mock('../start/when-quiet.ts', () => ({ whenQuiet: (act: () => void) => act() }));

function inline(text: string): void {
  document.head.innerHTML = '<script type="application/json" id="registry"></script>';
  for (const script of document.head.children) script.textContent = text;
}
const inlineValue = (value: unknown) => inline(JSON.stringify(value));
const boot = async () => (await bootRegistry()).registry;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('offline')) });
});

test('reads the registry out of the page, at once', () => {
  const registry = registryWith(registryEntry('comments'));
  inlineValue(registry);
  expect(bootRegistry()).toMatchObject({ registry });
  expect(loadFirstPage).toHaveBeenCalledWith(registry);
  expect(sourceOf('comments')).toBe('inlined');
});

test('a broken entry that this browser never saw sound is left out and has a diagnostics row', async () => {
  inlineValue({ remotes: { comments: registryEntry('comments'), inbox: { version: 1 } } });
  expect(Object.keys(await boot())).toEqual(['remotes']);
  expect(Object.keys((await boot()).remotes)).toEqual(['comments']);
  expect(getDiagnostics().get('inbox')).toMatchObject({ status: 'failed', failure: 'incompatible' });
});

test('a broken entry is replaced by the last good one, and only that', async () => {
  inlineValue(registryWith(registryEntry('comments'), registryEntry('inbox')));
  await boot();
  const newer = registryEntry('comments', { version: 'v2' });
  inlineValue({ remotes: { comments: newer, inbox: { version: 1 } } });
  expect(await boot()).toEqual({ remotes: { comments: newer, inbox: registryEntry('inbox') } });
  expect([sourceOf('comments'), sourceOf('inbox')]).toEqual(['inlined', 'last-good']);
  // The broken entry has not overwritten the good one.
  expect((await boot()).remotes.inbox?.version).toBe('v1');
});

test.each([
  ['with a sound entry', { ...registryEntry('inbox'), enabled: false }, false],
  ['with nothing but the switch', { enabled: false }, undefined],
])('a remote that is switched off, %s, stays off', async (_, entry, enabled) => {
  keepLastGood(registryWith(registryEntry('inbox')));
  inlineValue({ remotes: { inbox: entry } });
  expect((await boot()).remotes.inbox?.enabled).toBe(enabled);
});

test('what the registry no longer names is forgotten', async () => {
  inlineValue(registryWith(registryEntry('comments'), registryEntry('inbox')));
  await boot();
  inlineValue(registryWith(registryEntry('comments')));
  await boot();
  inline('{');
  expect(Object.keys((await boot()).remotes)).toEqual(['comments']);
});

test('a page without a registry asks the server for one', async () => {
  keepLastGood(registryWith(registryEntry('inbox')));
  inline('');
  answerRegistry(registryWith(registryEntry('inbox', { enabled: false })));
  expect((await boot()).remotes.inbox?.enabled).toBe(false);
  expect(sourceOf('inbox')).toBe('fetched');
});

test.each(['', '{', 'null', '[]'])(
  'on %p, with a server that says nothing, the last good registry stands',
  async (text) => {
    const registry = registryWith(registryEntry('comments'));
    keepLastGood(registry);
    inline(text);
    expect(await boot()).toEqual(registry);
    expect(sourceOf('comments')).toBe('last-good');
  },
);

test.each(['', '{', 'null'])('the shell stands on %p alone', async (text) => {
  inline(text);
  expect(await boot()).toEqual({ remotes: {} });
});

test('the shell stands without the element', async () => {
  document.head.replaceChildren();
  expect(await boot()).toEqual({ remotes: {} });
});

test.each([
  ['a stored registry that was tampered with', '{"remotes":{"comments":{"version":1}}}'],
  ['something else in its place', 'no JSON'],
])('%s is no registry', async (_, stored) => {
  localStorage.setItem('last_registry', stored);
  inline('');
  expect(await boot()).toEqual({ remotes: {} });
});

test('keeps no registry beyond its size, and none of a development server', () => {
  keepLastGood(registryWith(registryEntry('comments', { integrity: '' })));
  keepLastGood(registryWith(registryEntry('comments', { version: 'v'.repeat(300_000) })));
  expect(localStorage.getItem('last_registry')).toBeNull();
});
