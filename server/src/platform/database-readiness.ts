import type { Pool } from 'pg';

/**
 * Tells whether the database answers; to be called before the pool is used. A server of which every connection is taken
 * is busy, not away: the gateway gives up sooner than one may come free, and would leave out all servers at once.
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
    if (taken < pool.options.max) await pool.query('select 1');
    return true;
  };
}
