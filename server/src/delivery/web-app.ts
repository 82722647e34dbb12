import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import type { Database } from '../database/connect.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import type { Clock } from '../platform/clock.ts';
import { findBuiltRemotes } from './built-remotes.ts';
import { publishBundled } from './bundled-remotes.ts';
import type { RegistryReader } from './registry/registry-reader.ts';
import { disabledEntry, type RegistryState } from './registry/registry-state.ts';
import { storeShellAssets } from './shell-assets.ts';
import { readShell, type ShellTemplate, shellBuiltAtMs } from './shell-template.ts';

/** What is published right now. */
export interface WebApp {
  remotes: RegistryState;
  /** Undefined while the shell is not built. */
  shell: ShellTemplate | undefined;
}

export interface WebAppOptions {
  root: string;
  /** Build output of the shell. */
  shellFolder: string;
  db: Database;
  objects: ObjectStore;
  clock: Clock;
  registry: RegistryReader;
  warn: (message: string) => void;
}

interface Built {
  stamp: string;
  shell: ShellTemplate | undefined;
  /** Remotes whose build could not be published. */
  leftOut: readonly string[];
}

/** How long a build may go unnoticed. */
const RECHECK_MS = 1_000;

/** Keeps up with builds and with what is published: each call gives what is live, without a restart. */
export function createWebAppReader(options: WebAppOptions): () => Promise<WebApp> {
  let built: Built | undefined;
  let checkedAtMs = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;

  const check = async (): Promise<void> => {
    const remotes = await findBuiltRemotes(options.root);
    const shellAtMs = await shellBuiltAtMs(options.shellFolder);
    // Once a day anyway: retention must know which assets are still served.
    const day = Math.floor(options.clock.now().getTime() / DAY_MS);
    const stamp = JSON.stringify([day, shellAtMs, remotes]);
    checkedAtMs = performance.now();
    if (built?.stamp === stamp) return;
    const services = { ...options, now: options.clock.now() };
    const leftOut = await publishBundled(services, remotes);
    const shell = shellAtMs === undefined ? undefined : await readShell(options.shellFolder, shellAtMs);
    if (shell) await storeShellAssets(services, options.shellFolder);
    await options.registry.refresh();
    built = { stamp, shell, leftOut };
  };

  return async () => {
    if (performance.now() - checkedAtMs > RECHECK_MS) {
      checking ??= check().finally(() => {
        checking = undefined;
      });
      // Only the very first visitor waits; while a new build is published the others get the one before.
      if (!built) await checking;
      else checking.catch((error: unknown) => options.warn(String(error)));
    }
    if (!built) throw new Error('Nothing is published.');
    return { remotes: withLeftOut(options.registry.current(), built.leftOut), shell: built.shell };
  };
}

/** A remote whose only build is broken is there as disabled: nobody takes its pages for pages that never were. */
function withLeftOut(state: RegistryState, leftOut: readonly string[]): RegistryState {
  const complete = new Map(state);
  for (const remote of leftOut) {
    if (!state.has(remote)) complete.set(remote, { revision: 0, live: disabledEntry(remote) });
  }
  return complete;
}
