import type { PoolClient } from 'pg';
import { quoteName } from './tables.ts';

interface Made {
  table: string;
  name: string;
  definition: string;
}

const TRIGGER_STATES: Readonly<Record<string, string>> = {
  O: 'enable trigger',
  A: 'enable always trigger',
  R: 'enable replica trigger',
};

/**
 * Takes away what would slow the rows down, hinder their order or act on them: foreign keys, indexes, triggers. No
 * special right is needed for it, as there would be to turn all of them off.
 *
 * @returns puts all of it back; Postgres checks foreign keys and unique indexes against the rows that are there then.
 */
export async function loosenSchema(client: PoolClient): Promise<() => Promise<void>> {
  const foreignKeys = await made(
    client,
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`,
  );
  const indexes = await made(
    client,
    // That of a partitioned table is said to be of the parent only: made so, its partitions would be left without.
    String.raw`select i.indrelid::regclass::text as table, c.relname as name,
      regexp_replace(pg_get_indexdef(c.oid), '^(CREATE (UNIQUE )?INDEX \S+ ON) ONLY ', '\1 ') as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and not c.relispartition
      and not exists (select from pg_constraint where conindid = c.oid)`,
  );
  const triggers = await made(
    client,
    `select tgrelid::regclass::text as table, tgname as name, tgenabled as definition from pg_trigger t
    join pg_class c on c.oid = tgrelid
    where not tgisinternal and tgparentid = 0 and tgenabled <> 'D' and c.relnamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of foreignKeys) {
    await client.query(`alter table ${table} drop constraint ${quoteName(name)}`);
  }
  for (const { name } of indexes) await client.query(`drop index ${quoteName(name)}`);
  for (const { table, name } of triggers) {
    await client.query(`alter table ${table} disable trigger ${quoteName(name)}`);
  }
  return async () => {
    // Tables with a check that waits for the commit cannot be altered before it was made.
    await client.query('set constraints all immediate');
    for (const { definition } of indexes) await client.query(definition);
    for (const { table, name, definition } of foreignKeys) {
      await client.query(`alter table ${table} add constraint ${quoteName(name)} ${definition}`);
    }
    for (const { table, name, definition } of triggers) {
      await client.query(`alter table ${table} ${TRIGGER_STATES[definition]} ${quoteName(name)}`);
    }
  };
}

async function made(client: PoolClient, query: string): Promise<Made[]> {
  return (await client.query<Made>(query)).rows;
}
