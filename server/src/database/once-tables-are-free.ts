import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError } from '../platform/config-error.ts';
import { hasCode } from './has-code.ts';

/**
 * Who waits to change a table keeps everybody else from it: behind a backup, which reads all tables for as long as it
 * takes, the studio would stand still until its end. So long at most; then the others go first.
 */
export const LOCK_TIMEOUT = '1s';
const PAUSE_MS = 2_000;
/** Three minutes. */
const TRIES = 60;

/** Not to be had in time, or given up for another one's sake. */
const HELD_BY_OTHERS = ['55P03', '40P01'];

/**
 * Tries again what changes tables while others hold them. What failed must have left nothing.
 *
 * @throws {ConfigError} where they stay held
 */
export async function onceTablesAreFree(change: () => Promise<void>, tries = TRIES): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await change();
    } catch (error) {
      if (!hasCode(error, HELD_BY_OTHERS)) throw error;
      if (tried >= tries) throw new ConfigError(STAYS_HELD);
    }
    await pause(PAUSE_MS);
  }
}

const STAYS_HELD =
  'The tables that this version changes stay in use, by a backup or another long transaction, and nothing was changed. Once it has ended, run this again; pg_stat_activity names it.';
