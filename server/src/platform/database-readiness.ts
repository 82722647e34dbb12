import type { Pool } from 'pg';
import { isDatabaseFull } from '../database/is-pool-busy.ts';

/**
 * Tells whether the database answers; to be called before the pool is used. A server of which every connection is taken
 * is busy, not away: the gateway gives up sooner than one may come free, and would leave out all servers at once. So is
 * one that gets no further connections, but works with those that it has.
 */
export function watchReadiness(pool: Pool): () => Promise<boolean> {
  let taken = 0;
  pool.on('acquire', () => {
    taken += 1;
  });
  pool.on('release', () => {
    taken -= 1;
  });
  return async () => {
    if (taken < pool.options.max) {
      await pool.query('select 1').catch((error: unknown) => {
        if (taken === 0 || !isDatabaseFull(error)) throw error;
      });
    }
    return true;
  };
}
