import { join } from 'node:path';
import type { Registry, RegistryEntry } from '@myfiction/shared/contract/platform.ts';
import type { BuiltRemote } from './built-remotes.ts';
import { publishFolder } from './publish-folder.ts';
import { readRemote } from './read-remote.ts';

/** Addresses of remotes' files begin with this. */
export const REMOTES_PREFIX = '/remotes/';

export interface BuiltRegistry {
  registry: Registry;
  /** Remotes that were left out, and why. */
  problems: readonly { remote: string; problem: string }[];
}

/** Publishes each built remote and lists it. Each is checked by itself: a bad one is disabled, the others go on. */
export async function buildRegistry(remotes: readonly BuiltRemote[], publishedFolder: string): Promise<BuiltRegistry> {
  const problems: { remote: string; problem: string }[] = [];
  const entries: [string, RegistryEntry][] = [];
  for (const { name, folder } of remotes) {
    try {
      const manifest = await readRemote(folder, name);
      await publishFolder(folder, join(publishedFolder, name, manifest.version));
      const base = `${REMOTES_PREFIX}${name}/${manifest.version}/`;
      entries.push([name, { version: manifest.version, base, integrity: manifest.integrity, enabled: true, manifest }]);
    } catch (error) {
      problems.push({ remote: name, problem: error instanceof Error ? error.message : String(error) });
      entries.push([name, disabledEntry(name)]);
    }
  }
  return { registry: { remotes: Object.fromEntries(entries) }, problems };
}

/** Says that the remote exists and is out of order, so that diagnostics show it; it has no pages. */
function disabledEntry(name: string): RegistryEntry {
  const manifest = {
    name,
    version: '',
    integrity: '',
    contract: 0,
    pages: [],
    labels: { en: {}, es: {} },
    budgets: { remoteEntryKb: 0, largestChunkKb: 0 },
    sharedRanges: {},
  };
  return { version: '', base: '', integrity: '', enabled: false, manifest };
}
