import { CONTRACT_NUMBER, type RegistryEntry } from '@myfiction/shared/contract/platform.ts';

/** A registry entry as the server serves it, with one page `front` at `/<name>`. */
export function registryEntry(name: string, change: Partial<RegistryEntry> = {}): RegistryEntry {
  return {
    version: 'v1',
    base: `/remotes/${name}/v1/`,
    integrity: 'sha384-AAAA',
    enabled: true,
    manifest: {
      name,
      contract: CONTRACT_NUMBER,
      version: 'v1',
      integrity: 'sha384-AAAA',
      pages: [
        {
          id: 'front',
          paths: [`/${name}`],
          layout: 'main',
          title: 'page.front',
          access: 'public',
          module: './src/pages/front.tsx',
          preload: { scripts: ['page-front.js'], styles: [] },
        },
      ],
      slots: [{ slot: `${name}-slot`, module: './src/slots/one.tsx' }],
      labels: { en: { 'page.front': 'Front' }, es: { 'page.front': 'Portada' } },
      budgets: { remoteEntryKb: 9, largestChunkKb: 85 },
      sharedRanges: { react: '^19.3.1' },
    },
    ...change,
  };
}

export const registryWith = (...entries: readonly RegistryEntry[]) => ({
  remotes: Object.fromEntries(entries.map((entry) => [entry.manifest.name, entry])),
});
