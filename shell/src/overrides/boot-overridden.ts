import { callApi, getSession } from '@myfiction/shared/host.ts';
import { type BootedRegistry, findRegistry, startRegistry } from '../remotes/start-registry.ts';
import { applyAfterSignIn } from './apply-after-sign-in.ts';
import { applyOverrides } from './apply-overrides.ts';
import type { Override } from './override.ts';
import { OverrideBanner } from './override-banner.tsx';
import { setOverrideState } from './override-state.ts';
import { readOverrides, readTicket, writeOverrides, writeTicket } from './override-storage.ts';
import { mergeOverrides, takeAddressOverrides } from './take-address-overrides.ts';

/** The page waits for the answer; without one it shows what everybody sees. */
const PATIENCE_MS = 5_000;

const OPTIONS = { silent: true, timeoutMs: PATIENCE_MS };

async function resolveSignedIn(overrides: Override[]) {
  const { ticket, ...resolved } = await callApi('delivery/resolveOverrides', { overrides }, OPTIONS);
  writeTicket(ticket);
  return resolved;
}

const resolveSignedOut = (overrides: Override[]) =>
  callApi('delivery/resolveSignedOut', { overrides, ticket: readTicket() }, OPTIONS);

/**
 * Starts the tab with what QA asks for, as far as the server lets this author, or whoever was signed in here before.
 * Without the role nothing shows.
 */
export async function bootOverridden(inlined: unknown): Promise<BootedRegistry> {
  const wanted = mergeOverrides(readOverrides(), takeAddressOverrides());
  writeOverrides(wanted);
  const finding = findRegistry(inlined);
  if (wanted.length === 0) return startRegistry(await finding);
  const session = getSession();
  if (!session) applyAfterSignIn();
  const resolving = session ? resolveSignedIn([...wanted]) : resolveSignedOut([...wanted]);
  const [settled, resolved] = await Promise.all([finding, resolving.catch(() => undefined)]);
  if (!resolved) {
    // A stranger hears nothing, whatever the answer would have been.
    if (!session && readTicket() === '') return startRegistry(settled);
    setOverrideState({ applied: [], refused: [], unanswered: wanted });
    return { ...startRegistry(settled), Banner: OverrideBanner };
  }
  const refused = resolved.refused.flatMap(({ remote, reason }) => (reason === 'role' ? [] : [{ remote, reason }]));
  if (refused.length < resolved.refused.length) {
    // Signed out the tab keeps them: the next author may.
    if (session) writeOverrides([]);
    return startRegistry(settled);
  }
  applyAfterSignIn(session?.uid);
  const overridden = applyOverrides(settled, wanted, { entries: resolved.entries, refused });
  setOverrideState(overridden.state);
  return { ...startRegistry(overridden.settled), Banner: OverrideBanner };
}
