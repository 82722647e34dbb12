import { callApi, getSession } from '@myfiction/shared/host.ts';
import { type BootedRegistry, findRegistry, startRegistry } from '../remotes/start-registry.ts';
import { applyAfterSignIn } from './apply-after-sign-in.ts';
import { applyOverrides } from './apply-overrides.ts';
import type { Override } from './override.ts';
import { OverrideBanner } from './override-banner.tsx';
import { setOverrideState } from './override-state.ts';
import { readOverrides, writeOverrides } from './override-storage.ts';
import { mergeOverrides, takeAddressOverrides } from './take-address-overrides.ts';

/** The page waits for the answer; without one it shows what everybody sees. */
const PATIENCE_MS = 5_000;

const resolve = (overrides: readonly Override[]) =>
  callApi('delivery/resolveOverrides', { overrides: [...overrides] }, { silent: true, timeoutMs: PATIENCE_MS }).catch(
    () => undefined,
  );

/** Starts the tab with what QA asks for, as far as the server lets this author. Without the role nothing shows. */
export async function bootOverridden(inlined: unknown): Promise<BootedRegistry> {
  const wanted = mergeOverrides(readOverrides(), takeAddressOverrides());
  writeOverrides(wanted);
  const finding = findRegistry(inlined);
  if (wanted.length === 0) return startRegistry(await finding);
  const session = getSession();
  if (!session) {
    applyAfterSignIn();
    return startRegistry(await finding);
  }
  const [settled, resolved] = await Promise.all([finding, resolve(wanted)]);
  if (!resolved) {
    setOverrideState({ applied: [], refused: [], unanswered: wanted });
    return { ...startRegistry(settled), Banner: OverrideBanner };
  }
  const refused = resolved.refused.flatMap(({ remote, reason }) => (reason === 'role' ? [] : [{ remote, reason }]));
  if (refused.length < resolved.refused.length) {
    writeOverrides([]);
    return startRegistry(settled);
  }
  applyAfterSignIn(session.uid);
  const overridden = applyOverrides(settled, wanted, { entries: resolved.entries, refused });
  setOverrideState(overridden.state);
  return { ...startRegistry(overridden.settled), Banner: OverrideBanner };
}
