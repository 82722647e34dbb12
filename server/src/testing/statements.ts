import type { Pool } from 'pg';

/** Texts of the statements that a pool sends while `work` runs. */
export async function statementsOf(pool: Pool, work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const client = await pool.connect();
  const prototype: { query: (...args: unknown[]) => unknown } = Object.getPrototypeOf(client);
  const { query } = prototype;
  client.release();
  prototype.query = function (this: unknown, ...args: unknown[]) {
    const [first] = args;
    if (typeof first === 'string') sent.push(first);
    else if (typeof first === 'object' && first !== null && 'text' in first) sent.push(String(first.text));
    return query.apply(this, args);
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return sent;
}
