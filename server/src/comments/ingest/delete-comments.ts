import type { CommentEvent } from '@myfiction/shared/contract/calls/ingest-comment.ts';
import { and, asc, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { comments } from '../../database/schema/comments.ts';
import type { Change } from './change.ts';

/** Deletes what readers take back. Where somebody has answered, an empty place stays in the thread. */
export async function deleteComments(tx: Database, fresh: readonly CommentEvent[], now: Date): Promise<Change[]> {
  const ids = fresh.flatMap((event) => (event.type === 'delete' ? event.comment_id : []));
  if (ids.length === 0) return [];
  const found = await tx
    .select({
      id: comments.id,
      uid: comments.uid,
      storyId: comments.storyId,
      chapterId: comments.chapterId,
      readerId: comments.readerId,
      seenAt: comments.seenAt,
      trashed: comments.trashed,
    })
    .from(comments)
    .where(and(inArray(comments.id, ids), ne(comments.status, 'deleted')))
    .orderBy(asc(comments.id))
    .for('update');
  const goneIds = found.map(({ id }) => id);
  await tx
    .update(comments)
    .set({
      ...{ status: 'deleted', heldBy: null, heldWord: '', text: '', quote: '', readerName: '' },
      ...{ pinned: false, reportReason: null, reportNote: '', words: [] },
      seenAt: sql`coalesce(${comments.seenAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(inArray(comments.id, goneIds));
  await tx.execute(sql`
    delete from ${comments} where id = any(${sql.param(goneIds)}::uuid[]) and not exists (
      select 1 from comments as below where below.parent_id = comments.id or below.answers_id = comments.id)`);
  return found.map(({ seenAt, trashed, ...row }) => ({
    ...row,
    readerId: row.readerId ?? '',
    comments: -1,
    unseen: seenAt === null ? -1 : 0,
    trashed,
    at: now,
  }));
}
