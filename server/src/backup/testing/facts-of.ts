import type { Pool } from 'pg';
import { listTables, readAlike, tableFacts } from '../tables.ts';

/** Every table with how many rows it has and their checksum. */
export async function factsOf(pool: Pool): Promise<{ name: string; rows: number; checksum: string }[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await readAlike(client);
    const facts = [];
    for (const { name } of await listTables(client)) facts.push({ name, ...(await tableFacts(client, name)) });
    return facts;
  } finally {
    client.release(true);
  }
}
