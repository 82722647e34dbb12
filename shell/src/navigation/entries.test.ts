import type { NavigationEntry, Registry } from '@myfiction/shared/contract/platform.ts';
import { navigationEntries, tabEntries } from './entries.ts';

const entry = (path: string, order: number, tabLabel?: string): NavigationEntry => ({
  label: `nav${path}`,
  path,
  icon: 'house',
  order,
  ...(tabLabel !== undefined && { tabLabel }),
});

function registryOf(remotes: Record<string, { navigation?: readonly NavigationEntry[]; enabled?: boolean }>): Registry {
  const entries = Object.entries(remotes).map(([name, { navigation, enabled = true }]) => [
    name,
    {
      version: '1',
      base: `/remotes/${name}/1/`,
      integrity: '',
      enabled,
      manifest: {
        name,
        contract: 1,
        version: '1',
        pages: [],
        labels: { en: {}, es: {} },
        budgets: { remoteEntryKb: 1, largestChunkKb: 1 },
        sharedRanges: {},
        ...(navigation && { navigation }),
      },
    },
  ]);
  return { remotes: Object.fromEntries(entries) };
}

test('entries of all remotes stand in their order, whatever the order of the registry', () => {
  const registry = registryOf({
    inbox: { navigation: [entry('/inbox', 50)] },
    stories: { navigation: [entry('/my-stories', 20), entry('/', 10)] },
    support: {},
    comments: { navigation: [entry('/comments', 30)] },
  });
  expect(navigationEntries(registry).map(({ path, remote }) => `${remote} ${path}`)).toEqual([
    'stories /',
    'stories /my-stories',
    'comments /comments',
    'inbox /inbox',
  ]);
});

test('a switched-off remote keeps its entry, marked as off; a remote that is gone has none', () => {
  const off = registryOf({ inbox: { navigation: [entry('/inbox', 50)], enabled: false } });
  expect(navigationEntries(off)).toMatchObject([{ path: '/inbox', isOff: true }]);
  expect(navigationEntries({ remotes: {} })).toEqual([]);
});

test('the tab bar takes entries with a short label, five at most', () => {
  const all = ['/a', '/b', '/c', '/d', '/e', '/f'].map((path, index) =>
    entry(path, index, path === '/b' ? undefined : 'Tab'),
  );
  const tabs = tabEntries(navigationEntries(registryOf({ many: { navigation: [...all, entry('/g', 9, 'Tab')] } })));
  expect(tabs.map(({ path }) => path)).toEqual(['/a', '/c', '/d', '/e', '/f']);
});
