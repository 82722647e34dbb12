import type { Pool } from 'pg';

/** Stands for a server that dies. */
export class Killed extends Error {}

/**
 * Runs `work` and breaks it off at its nth statement, as a kill of the server would: what is sent before takes effect,
 * what comes after does not. A commit that is broken off has arrived: nobody has heard of it.
 *
 * @returns false where `work` was over before
 */
export async function killAtStatement(pool: Pool, nth: number, work: () => Promise<unknown>): Promise<boolean> {
  const client = await pool.connect();
  const prototype: { query: (...args: unknown[]) => unknown } = Object.getPrototypeOf(client);
  const { query } = prototype;
  client.release();
  let sent = 0;
  prototype.query = function (this: unknown, ...args: unknown[]) {
    const text = textOf(args[0]);
    // A connection whose begin fails is never given back to the pool.
    if (/^(begin|rollback)/i.test(text) || ++sent < nth) return query.apply(this, args);
    const arrived = sent === nth && /^commit/i.test(text) ? query.apply(this, args) : undefined;
    const callback = args.at(-1);
    if (typeof callback === 'function') return void callback(new Killed('killed'));
    return Promise.resolve(arrived).then(() => Promise.reject(new Killed('killed')));
  };
  try {
    await work();
    return false;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    if (!(cause instanceof Killed)) throw error;
    return true;
  } finally {
    prototype.query = query;
  }
}

function textOf(first: unknown): string {
  if (typeof first === 'string') return first;
  return typeof first === 'object' && first !== null && 'text' in first ? String(first.text) : '';
}
