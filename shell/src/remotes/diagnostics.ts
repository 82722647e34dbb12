import type { RemoteFailure, RemoteName } from '@myfiction/shared/contract/platform.ts';
import { currentEntry } from './registry/current-registry.ts';
import type { RemoteError } from './remote-error.ts';

/** What is known of one remote in this tab. */
export type RemoteState =
  | { status: 'pending'; version: string }
  | { status: 'loaded'; version: string }
  | { status: 'failed'; version: string; failure: RemoteFailure; cause: string };

const states = new Map<RemoteName, RemoteState>();
const listeners = new Set<() => void>();
let snapshot: ReadonlyMap<RemoteName, RemoteState> = new Map();

function set(remote: RemoteName, state: RemoteState): void {
  states.set(remote, state);
  snapshot = new Map(states);
  for (const listener of [...listeners]) listener();
}

const versionOf = (remote: RemoteName): string => currentEntry(remote)?.version ?? '';

export function reportPending(remote: RemoteName): void {
  // A further page of a running remote does not make the remote uncertain again.
  if (states.get(remote)?.status !== 'loaded') set(remote, { status: 'pending', version: versionOf(remote) });
}

export function reportLoaded(remote: RemoteName): void {
  set(remote, { status: 'loaded', version: versionOf(remote) });
}

export function reportFailed({ remote, failure, message }: RemoteError): void {
  set(remote, { status: 'failed', version: versionOf(remote), failure, cause: message });
}

/** The registry's entry of this remote is broken: no route, no navigation, and this row that says why. */
export function reportRejected(remote: RemoteName): void {
  const cause = 'The entry in the registry is broken.';
  set(remote, { status: 'failed', version: '', failure: 'incompatible', cause });
  console.error(`${remote}: ${cause}`);
}

/** Remote → state, for a diagnostics page; a new map with each change. */
export const getDiagnostics = (): ReadonlyMap<RemoteName, RemoteState> => snapshot;

export function subscribeDiagnostics(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
