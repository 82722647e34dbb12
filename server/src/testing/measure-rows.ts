import type { Pool, PoolClient } from 'pg';

export interface RowFigure {
  name: string;
  value: number;
  unit: string;
}

const ROWS = 20_000;
const DROPPED_ROWS = 300_000;

/** Tables by what one row of them is, with what has to differ from row to row (`n` counts them). */
const KINDS: Readonly<Record<string, { table: string; changes: string }>> = {
  'an author': {
    table: 'users',
    changes: `'uid', 90000000 + n, 'email', 'grown-' || n || '@example.com', 'pen_name_key', 'grown ' || n`,
  },
  'a session': { table: 'sessions', changes: `'id', gen_random_uuid(), 'token_hash', md5(n::text) || md5('x' || n)` },
  'a story': { table: 'stories', changes: `'id', gen_random_uuid(), 'title_key', 'grown ' || n` },
  'a chapter': {
    table: 'chapters',
    changes: `'id', gen_random_uuid(), 'story_id', gen_random_uuid(), 'position', 1`,
  },
  'a version of a chapter': {
    table: 'chapter_versions',
    changes: `'id', 90000000 + n, 'chapter_id', gen_random_uuid()`,
  },
  'a comment': {
    table: 'comments',
    changes: `'id', gen_random_uuid(), 'event_id', 'e' || n || gen_random_uuid(), 'pinned', false`,
  },
  'a person who read a chapter': {
    table: 'chapter_readers',
    changes: `'chapter_id', gen_random_uuid(), 'reader_id', 'reader-' || n`,
  },
  'an ingested event’s id': { table: 'ingested_events', changes: `'id', 'read:' || gen_random_uuid()` },
  'a sale': { table: 'revenue_events', changes: `'id', gen_random_uuid()` },
  'a write’s answer': { table: 'idempotency', changes: `'key', gen_random_uuid()` },
  'a message': { table: 'messages', changes: `'id', gen_random_uuid()` },
};

/** Bytes that a row takes with its indexes, and what it costs to get rid of rows. Everything is rolled back but the last. */
export async function measureRows(pool: Pool): Promise<RowFigure[]> {
  const client = await pool.connect();
  try {
    const figures: RowFigure[] = [];
    for (const [kind, { table, changes }] of Object.entries(KINDS)) {
      const value = await bytesOfRow(client, table, changes);
      if (value !== undefined) figures.push({ name: `${kind}, with indexes`, value, unit: 'bytes' });
    }
    return [...figures, ...(await costOfForgetting(client))];
  } finally {
    client.release(true);
  }
}

/** Copies the rows that are there, in turn. Undefined for a table without any. */
async function bytesOfRow(client: PoolClient, table: string, changes: string): Promise<number | undefined> {
  await client.query('begin; set local session_replication_role = replica');
  const size = async () => {
    const { rows } = await client.query(`select pg_total_relation_size('${table}') as bytes`);
    return Number(rows[0].bytes);
  };
  const before = await size();
  const { rowCount } = await client.query(
    `insert into ${table} select r.* from generate_series(1, ${ROWS}) n
    join (select t, row_number() over () - 1 as place, count(*) over () as many from ${table} t) base
      on base.place = n % base.many
    cross join lateral jsonb_populate_record(base.t, jsonb_build_object(${changes}, 'n', n)) r`,
  );
  const after = await size();
  await client.query('rollback');
  return rowCount ? (after - before) / rowCount : undefined;
}

/** A day of what tabs were told: written, and then deleted row by row, or dropped with its partition. */
async function costOfForgetting(client: PoolClient): Promise<RowFigure[]> {
  await client.query(
    `create table author_events_2001_01_01 partition of author_events for values from ('2001-01-01') to ('2001-01-02');
    create table author_events_2001_01_02 partition of author_events for values from ('2001-01-02') to ('2001-01-03')`,
  );
  const fill = (day: string) =>
    client.query(
      `insert into author_events (uid, event, created_at)
      select n % 5000, '{"topic": "comment", "comment_id": "6f2c1f0e-6f5e-4c8e-9a43-111111111111"}', '${day}'
      from generate_series(1, ${DROPPED_ROWS}) n`,
    );
  const figures: RowFigure[] = [];
  const timed = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    const place = async () => (await client.query(`select pg_current_wal_insert_lsn() - '0/0' as at`)).rows[0].at;
    const [before, started] = [Number(await place()), performance.now()];
    await work();
    figures.push({ name: `${name}, time`, value: performance.now() - started, unit: 'ms' });
    figures.push({ name: `${name}, log`, value: (Number(await place()) - before) / 1e6, unit: 'MB' });
  };
  const rows = `${DROPPED_ROWS} live events`;
  await timed(`${rows} written`, () => fill('2001-01-01 10:00'));
  await timed(`${rows} deleted and vacuumed`, async () => {
    await client.query(`delete from author_events where created_at < '2001-01-02'`);
    await client.query('vacuum author_events_2001_01_01');
  });
  await fill('2001-01-02 10:00');
  await timed(`${rows} dropped`, () => client.query('drop table author_events_2001_01_02'));
  await client.query('drop table author_events_2001_01_01');
  return figures;
}
