import type { RemoteFailure, RemoteName } from '@myfiction/shared/contract/platform.ts';
import { trackEvent } from '@myfiction/shared/host.ts';
import { currentEntry } from './registry/current-registry.ts';
import type { RemoteError } from './remote-error.ts';

/** What is known of one remote in this tab. */
export type RemoteState =
  | { status: 'pending'; version: string }
  /** `loadMs`: from asking for its first page until that stood ready. */
  | { status: 'loaded'; version: string; loadMs: number }
  | { status: 'failed'; version: string; failure: RemoteFailure; cause: string };

export interface PastFailure {
  remote: RemoteName;
  version: string;
  failure: RemoteFailure;
  cause: string;
  /** Milliseconds since 1970, by this device's clock. */
  atMs: number;
}

/** What went wrong longer ago is no help. */
const MOST_FAILURES = 20;
const MOST_CAUSE = 300;

const states = new Map<RemoteName, RemoteState>();
const askedAtMs = new Map<RemoteName, number>();
let failures: readonly PastFailure[] = [];
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
  if (states.get(remote)?.status === 'loaded') return;
  askedAtMs.set(remote, performance.now());
  set(remote, { status: 'pending', version: versionOf(remote) });
}

export function reportLoaded(remote: RemoteName): void {
  const before = states.get(remote);
  const version = versionOf(remote);
  if (before?.status === 'loaded' && before.version === version) return;
  const loadMs = Math.round(performance.now() - (askedAtMs.get(remote) ?? performance.now()));
  set(remote, { status: 'loaded', version, loadMs });
}

export function reportFailed({ remote, failure, message }: RemoteError): void {
  fail({ remote, version: versionOf(remote), failure, cause: message.slice(0, MOST_CAUSE) });
}

/** The registry's entry of this remote is broken: no route, no navigation, and this row that says why. */
export function reportRejected(remote: RemoteName): void {
  const cause = 'The entry in the registry is broken.';
  fail({ remote, version: '', failure: 'incompatible', cause });
  console.error(`${remote}: ${cause}`);
}

function fail(what: Omit<PastFailure, 'atMs'>): void {
  const { remote, ...state } = what;
  failures = [{ ...what, atMs: Date.now() }, ...failures].slice(0, MOST_FAILURES);
  set(remote, { status: 'failed', ...state });
  trackEvent('remote_failed', { remote, remote_version: what.version, error_code: what.failure });
}

/** Remote → state, for a diagnostics page; a new map with each change. */
export const getDiagnostics = (): ReadonlyMap<RemoteName, RemoteState> => snapshot;

/** What failed in this tab, the latest first; a new list with each failure. */
export const getFailures = (): readonly PastFailure[] => failures;

export function subscribeDiagnostics(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
