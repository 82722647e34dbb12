import type { Registry, RegistryEntry, RemoteName } from '@myfiction/shared/contract/platform.ts';

/** Where an entry of this tab came from. */
export type EntrySource = 'inlined' | 'fetched' | 'last-good' | 'override';

interface HeldEntry {
  entry: RegistryEntry;
  source: EntrySource;
}

const held = new Map<RemoteName, HeldEntry>();

/**
 * The entries that remotes are loaded from: those that the tab booted with, until a failed load asks for fresh ones.
 *
 * @param sources of the entries that did not come with the page
 */
export function setCurrentRegistry(registry: Registry, sources: Readonly<Record<RemoteName, EntrySource>> = {}): void {
  held.clear();
  for (const [name, entry] of Object.entries(registry.remotes)) {
    held.set(name, { entry, source: sources[name] ?? 'inlined' });
  }
}

export const currentEntry = (remote: RemoteName): RegistryEntry | undefined => held.get(remote)?.entry;

export const sourceOf = (remote: RemoteName): EntrySource | undefined => held.get(remote)?.source;

/** After a failed load only: a deploy alone never changes what an open tab runs, and an override stays what it is. */
export function replaceEntry(remote: RemoteName, entry: RegistryEntry): void {
  if (sourceOf(remote) !== 'override') held.set(remote, { entry, source: 'fetched' });
}
