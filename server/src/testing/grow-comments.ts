import type { Pool, PoolClient } from 'pg';

export interface GrownComments {
  uid: number;
  storyId: string;
  chapterId: string;
  count: number;
}

/**
 * Adds comments of chapters by the database itself, one a minute back from 2 March 2026: every third is new, every
 * second unanswered, one in forty held, reported, hidden or spam each, so that a thousand fill a page of any filter, one
 * in ten the author's own, and one in a thousand has a word that no other one has.
 */
export async function growComments(pool: Pool, ...grown: readonly GrownComments[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    // Twenty indexes and three foreign keys a row: made afterwards, and known to be right.
    await client.query('set session_replication_role = replica');
    const { rows: indexes } = await client.query(
      `select indexname as name, indexdef as definition from pg_indexes
      where tablename = 'comments' and indexname not in (select conname from pg_constraint)`,
    );
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (const comments of grown) await insertComments(client, comments);
    for (const { definition } of indexes) await client.query(definition);
    // What autovacuum does in its own time: the planner knows the table, and a count need not look at its rows.
    await client.query('vacuum (analyze) comments');
    // Else it is written to the disk while the first list is measured.
    await client.query('checkpoint');
  } finally {
    await client.query('reset all');
    client.release();
  }
}

async function insertComments(client: PoolClient, { uid, storyId, chapterId, count }: GrownComments): Promise<void> {
  await client.query(
    `insert into comments (id, uid, story_id, chapter_id, reader_id, reader_name, text, status, held_by, answered,
      seen_at, created_at, words)
    select gen_random_uuid(), $1, $2, $3, case when n % 10 = 9 then null else 'reader-' || n % 5000 end, 'Ada',
      'Comment ' || n || case when n % 1000 = 7 then ' pangolin' else ' again' end, status,
      case when status = 'held' then 'author' end, n % 2 = 0,
      case when n % 3 = 0 and n % 10 <> 9 then null else at end, at,
      array_to_tsvector(array['@' || $1::bigint, 'ada', 'comment', n::text, case when n % 1000 = 7 then 'pangolin' else 'again' end])
    from (
      select n, timestamptz '2026-03-02T09:00:00Z' - n * interval '1 minute' as at,
        case when n % 10 = 9 then 'visible' else
          case n % 40 when 11 then 'held' when 12 then 'reported' when 13 then 'hidden' when 14 then 'spam' else 'visible' end
        end as status
      from generate_series(1, $4::int) n
    ) as made`,
    [uid, storyId, chapterId, count],
  );
}
