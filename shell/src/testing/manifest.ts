import type {
  NavigationEntry,
  PageDeclaration,
  Registry,
  RegistryEntry,
  SlotDeclaration,
} from '@myfiction/shared/contract/platform.ts';

interface RemoteSketch {
  pages?: readonly PageDeclaration[];
  navigation?: readonly NavigationEntry[];
  slots?: readonly SlotDeclaration[];
  labels?: { en: Record<string, string>; es: Record<string, string> };
  enabled?: boolean;
}

/** A registry entry as the server would serve it, from the parts that a test is about. */
function registryEntry(name: string, sketch: RemoteSketch): RegistryEntry {
  const { pages = [], navigation = [], slots = [], labels = { en: {}, es: {} }, enabled = true } = sketch;
  return {
    version: '1',
    base: `/remotes/${name}/1/`,
    integrity: '',
    enabled,
    manifest: {
      name,
      contract: 1,
      version: '1',
      integrity: '',
      pages: pages.map((page) => ({ ...page, preload: { scripts: [], styles: [] } })),
      navigation,
      slots,
      labels,
      budgets: { remoteEntryKb: 10, largestChunkKb: 100 },
      sharedRanges: {},
    },
  };
}

export function registryOf(remotes: Readonly<Record<string, RemoteSketch>>): Registry {
  const entries = Object.entries(remotes).map(([name, sketch]) => [name, registryEntry(name, sketch)] as const);
  return { remotes: Object.fromEntries(entries) };
}
