import { sql } from 'drizzle-orm';
import { arrayOf } from '../../database/array-parameter.ts';
import type { Database } from '../../database/connect.ts';
import { authorReaders } from '../../database/schema/comment-readers.ts';
import type { Change } from './change.ts';

/**
 * What the author knows of each reader: since when, and how many comments. One statement in one order, so that two
 * batches about the same readers cannot wait for each other.
 */
export async function countReaders(tx: Database, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  await tx.execute(sql`
    with moved as (
      select uid, reader_id, min(at) as since, sum(comments) as comments, bool_or(comments > 0) as is_said from unnest(
        ${arrayOf(changes, ({ uid }) => uid, 'bigint')}, ${arrayOf(changes, ({ readerId }) => readerId, 'text')},
        ${arrayOf(changes, ({ at }) => at.toISOString(), 'timestamptz')},
        ${arrayOf(changes, ({ comments }) => comments, 'int')}
      ) as one (uid, reader_id, at, comments)
      group by uid, reader_id
    )
    insert into ${authorReaders} (uid, reader_id, since, comments)
    select uid, reader_id, since, comments from moved
    where is_said or exists (select from ${authorReaders} where uid = moved.uid and reader_id = moved.reader_id)
    order by uid, reader_id
    on conflict (uid, reader_id) do update set since = least(author_readers.since, excluded.since),
      comments = greatest(0, author_readers.comments + excluded.comments)`);
}
