import type { Registry, RegistryEntry, RemoteName } from '@myfiction/shared/contract/platform.ts';

const entries = new Map<RemoteName, RegistryEntry>();

/** The entries that remotes are loaded from: those that the tab booted with, until a failed load asks for fresh ones. */
export function setCurrentRegistry(registry: Registry): void {
  entries.clear();
  for (const [name, entry] of Object.entries(registry.remotes)) entries.set(name, entry);
}

export const currentEntry = (remote: RemoteName): RegistryEntry | undefined => entries.get(remote);

/** After a failed load only: a deploy alone never changes what an open tab runs. */
export function replaceEntry(remote: RemoteName, entry: RegistryEntry): void {
  entries.set(remote, entry);
}
