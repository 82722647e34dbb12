import { manifestSchema } from '@myfiction/shared/contract/manifest-schema.ts';
import type { RegistryEntry } from '@myfiction/shared/contract/platform.ts';
import type { Database } from '../../database/connect.ts';
import { remotePointers } from '../../database/schema/delivery.ts';
import { ObjectStoreError } from '../../objects/object-store-error.ts';
import type { Pointer } from '../pointer/pointer.ts';
import { entryOf, findVersion } from '../versions/stored-versions.ts';

/** What one remote serves, and to whom. */
export interface ServedRemote {
  /** The pointer's revision, so that a reader knows whether anything changed. */
  revision: number;
  live: RegistryEntry;
  /** Undefined without a staged version. */
  candidate?: { entry: RegistryEntry; percent: number };
}

export type RegistryState = ReadonlyMap<string, ServedRemote>;

export interface ReadState {
  state: RegistryState;
  /** Remotes that are not as their pointer says, and why. */
  problems: readonly { remote: string; problem: string }[];
}

/**
 * Reads what is live. Each remote is judged by itself: one whose version cannot be served keeps what it had in the state
 * before, or goes back to the version before; without either it is disabled.
 */
export async function readRegistryState(
  db: Database,
  before: RegistryState,
  isServable: (remote: string, version: string) => Promise<boolean>,
): Promise<ReadState> {
  const pointers = await db.select().from(remotePointers).orderBy(remotePointers.remote);
  const state = new Map<string, ServedRemote>();
  const problems: { remote: string; problem: string }[] = [];
  for (const pointer of pointers) {
    const known = before.get(pointer.remote);
    const served =
      known?.revision === pointer.revision ? known : await readRemotePointer(db, pointer, known, isServable);
    if ('problem' in served) problems.push({ remote: pointer.remote, problem: served.problem });
    state.set(pointer.remote, 'problem' in served ? served.instead : served);
  }
  return { state, problems };
}

async function readRemotePointer(
  db: Database,
  pointer: Pointer,
  known: ServedRemote | undefined,
  isServable: (remote: string, version: string) => Promise<boolean>,
): Promise<ServedRemote | { problem: string; instead: ServedRemote }> {
  const { remote, revision, enabled, candidate, percent } = pointer;
  const read = async (version: string): Promise<RegistryEntry | string> => {
    const stored = await findVersion(db, remote, version);
    if (!stored) return `version ${version} is not stored`;
    const missing = isServed(known, version)
      ? undefined
      : await filesProblem(version, () => isServable(remote, version));
    if (missing) return missing;
    const manifest = manifestSchema.safeParse(stored.manifest);
    if (!manifest.success) return `the manifest of version ${version} cannot be read`;
    return entryOf({ ...stored, manifest: manifest.data }, enabled);
  };
  const live = await read(pointer.live);
  if (typeof live === 'string') return { problem: live, instead: await insteadOf(pointer, known, read) };
  const staged = candidate === null ? undefined : await read(candidate);
  if (typeof staged === 'string') return { problem: staged, instead: { revision: 0, live } };
  return { revision, live, ...(staged && { candidate: { entry: staged, percent } }) };
}

/** What is served already is not looked for again: switching it off must not wait for the store. */
function isServed(known: ServedRemote | undefined, version: string): boolean {
  return known?.live.version === version || known?.candidate?.entry.version === version;
}

async function filesProblem(version: string, areThere: () => Promise<boolean>): Promise<string | undefined> {
  try {
    return (await areThere()) ? undefined : `the files of version ${version} are gone`;
  } catch (error) {
    if (!(error instanceof ObjectStoreError)) throw error;
    return `the files of version ${version} cannot be looked for: ${error.message}`;
  }
}

/** Revision 0: read again each time, in case what is missing comes back. */
async function insteadOf(
  { remote, enabled, previous }: Pointer,
  known: ServedRemote | undefined,
  read: (version: string) => Promise<RegistryEntry | string>,
): Promise<ServedRemote> {
  if (known && known.live.version !== '') return { revision: 0, live: { ...known.live, enabled } };
  const earlier = previous === null ? undefined : await read(previous);
  return { revision: 0, live: typeof earlier === 'object' ? earlier : disabledEntry(remote) };
}

/** Says that the remote exists and is out of order, so that diagnostics show it; it has no pages. */
export function disabledEntry(name: string): RegistryEntry {
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
