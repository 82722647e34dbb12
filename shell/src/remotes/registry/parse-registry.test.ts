import { registryEntry, registryWith } from '../testing/registry-entry.ts';
import { parseRegistry } from './parse-registry.ts';

const sound = registryEntry('comments');

test('a sound registry is taken as it is', () => {
  const registry = registryWith(sound, registryEntry('inbox'));
  expect(parseRegistry(registry)).toEqual({ registry, rejected: [] });
});

test('one bad entry takes out one remote', () => {
  const { remotes } = registryWith(sound, registryEntry('inbox'));
  const broken = { remotes: { ...remotes, inbox: { ...remotes.inbox, base: undefined } } };
  const { registry, rejected } = parseRegistry(broken);
  expect(Object.keys(registry.remotes)).toEqual(['comments']);
  expect(rejected).toEqual(['inbox']);
});

test.each([undefined, null, 'text', 7, [], {}, { remotes: null }, { remotes: [] }])(
  '%p is an empty registry',
  (value) => {
    expect(parseRegistry(value)).toEqual({ registry: { remotes: {} }, rejected: [] });
  },
);

const manifest = sound.manifest;
const [page] = manifest.pages;
test.each<[string, unknown]>([
  ['no object', 'comments'],
  ['no version', { ...sound, version: '' }],
  ['a base of another scheme', { ...sound, base: 'javascript:alert(1)//' }],
  ['a base without its slash', { ...sound, base: '/remotes/comments/v1' }],
  ['a base of any host', { ...sound, base: '//elsewhere.example/' }],
  ['no enabled flag', { ...sound, enabled: 'yes' }],
  ['a made-up integrity', { ...sound, integrity: 'md5-AAAA' }],
  ['a share of nothing', { ...sound, staged: { percent: 5 } }],
  ['the manifest of another remote', { ...sound, manifest: { ...manifest, name: 'inbox' } }],
  ['no contract number', { ...sound, manifest: { ...manifest, contract: '1' } }],
  ['a page without a path', { ...sound, manifest: { ...manifest, pages: [{ ...page, paths: [] }] } }],
  ['a page with a bad path', { ...sound, manifest: { ...manifest, pages: [{ ...page, paths: ['comments'] }] } }],
  ['a page of no layout', { ...sound, manifest: { ...manifest, pages: [{ ...page, layout: 'wide' }] } }],
  ['a page of no access', { ...sound, manifest: { ...manifest, pages: [{ ...page, access: 'admin' }] } }],
  ['a bad navigation entry', { ...sound, manifest: { ...manifest, navigation: [{ label: 'x' }] } }],
  ['a bad slot', { ...sound, manifest: { ...manifest, slots: [{}] } }],
  ['no labels', { ...sound, manifest: { ...manifest, labels: undefined } }],
  ['bad ranges', { ...sound, manifest: { ...manifest, sharedRanges: { react: 19 } } }],
])('an entry with %s is rejected', (_, entry) => {
  expect(parseRegistry({ remotes: { comments: entry } })).toEqual({
    registry: { remotes: {} },
    rejected: ['comments'],
  });
});

test('what is staged is taken with its share', () => {
  const registry = registryWith({ ...sound, staged: { percent: 5, live: 'v0' } });
  expect(parseRegistry(registry)).toEqual({ registry, rejected: [] });
});

test('the empty integrity of a development server is taken', () => {
  expect(parseRegistry(registryWith({ ...sound, integrity: '' })).rejected).toEqual([]);
});
