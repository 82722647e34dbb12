import type { PoolClient } from 'pg';
import type { BackupManifest } from './manifest.ts';

export interface TableShape {
  name: string;
  columns: string[];
}

/** The tables of the studio in alphabetical order; a partitioned one stands for its partitions. */
export async function listTables(client: PoolClient): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    group by c.relname order by c.relname`,
  );
  return rows;
}

export async function listPartitions(client: PoolClient): Promise<BackupManifest['partitions']> {
  const { rows } = await client.query(
    `select c.relname as name, p.relname as parent, pg_get_expr(c.relpartbound, c.oid) as bounds
    from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
    where c.relispartition and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname`,
  );
  return rows;
}

/** Numbers are given out outside of transactions: read last, they are never behind the rows. */
export async function listSequences(client: PoolClient): Promise<BackupManifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const sequences: BackupManifest['sequences'] = [];
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${quoteName(name)}`,
    );
    for (const { last, called } of found) sequences.push({ name, last, called });
  }
  return sequences;
}

/**
 * How many rows a table has and a checksum of all of them, whatever their order: the sum of a 64-bit hash of each. Needs
 * `readAlike`.
 */
export async function tableFacts(client: PoolClient, name: string): Promise<{ rows: number; checksum: string }> {
  const { rows } = await client.query<{ rows: number; checksum: string }>(
    `select count(*)::float8 as rows,
      coalesce(sum(('x' || left(md5(t::text), 16))::bit(64)::bigint::numeric), 0)::text as checksum
    from ${quoteName(name)} as t`,
  );
  return rows[0] ?? { rows: 0, checksum: '0' };
}

/** Values are written the same on every server, and nothing ends what takes long. */
export async function readAlike(client: PoolClient): Promise<void> {
  await client.query(
    `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local timezone = 'UTC';
    set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres'; set local bytea_output = 'hex';
    set local extra_float_digits = 1; set local search_path = public`,
  );
}

export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;
