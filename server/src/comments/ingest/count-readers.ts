import { sql } from 'drizzle-orm';
import { arrayOf } from '../../database/array-parameter.ts';
import type { Database } from '../../database/connect.ts';
import { authorReaders } from '../../database/schema/comment-readers.ts';
import type { Change } from './change.ts';

/** What the author knows of each reader: since when, and how many comments. */
export async function countReaders(tx: Database, changes: readonly Change[]): Promise<void> {
  await countAdded(
    tx,
    changes.filter(({ comments }) => comments > 0),
  );
  await countGone(
    tx,
    changes.filter(({ comments }) => comments < 0),
  );
}

async function countAdded(tx: Database, added: readonly Change[]): Promise<void> {
  if (added.length === 0) return;
  await tx.execute(sql`
    insert into ${authorReaders} (uid, reader_id, since, comments)
    select uid, reader_id, min(at), count(*) from unnest(
      ${arrayOf(added, ({ uid }) => uid, 'bigint')}, ${arrayOf(added, ({ readerId }) => readerId, 'text')},
      ${arrayOf(added, ({ at }) => at.toISOString(), 'timestamptz')}
    ) as added (uid, reader_id, at)
    group by uid, reader_id order by uid, reader_id
    on conflict (uid, reader_id) do update set since = least(author_readers.since, excluded.since),
      comments = author_readers.comments + excluded.comments`);
}

async function countGone(tx: Database, gone: readonly Change[]): Promise<void> {
  if (gone.length === 0) return;
  await tx.execute(sql`
    update ${authorReaders} set comments = greatest(0, author_readers.comments - gone.comments)
    from (select uid, reader_id, count(*) as comments from unnest(
      ${arrayOf(gone, ({ uid }) => uid, 'bigint')}, ${arrayOf(gone, ({ readerId }) => readerId, 'text')}
    ) as one (uid, reader_id) group by uid, reader_id) as gone
    where author_readers.uid = gone.uid and author_readers.reader_id = gone.reader_id`);
}
