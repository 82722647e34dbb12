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
  const results = await Promise.all(remotes.map((remote) => publishRemote(remote, publishedFolder)));
  return {
    registry: { remotes: Object.fromEntries(results.map(({ name, entry }) => [name, entry])) },
    problems: results.flatMap(({ name, problem }) => (problem === undefined ? [] : [{ remote: name, problem }])),
  };
}

interface PublishedRemote {
  name: string;
  entry: RegistryEntry;
  problem?: string;
}

async function publishRemote({ name, folder }: BuiltRemote, publishedFolder: string): Promise<PublishedRemote> {
  try {
    const manifest = await readRemote(folder, name);
    const { version, integrity } = manifest;
    await publishFolder(folder, join(publishedFolder, name, version));
    return {
      name,
      entry: { version, base: `${REMOTES_PREFIX}${name}/${version}/`, integrity, enabled: true, manifest },
    };
  } catch (error) {
    return { name, entry: disabledEntry(name), problem: error instanceof Error ? error.message : String(error) };
  }
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
