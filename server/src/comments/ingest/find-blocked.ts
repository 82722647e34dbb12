import type { CommentEvent } from '@myfiction/shared/contract/calls/ingest-comment.ts';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { blockedReaders } from '../../database/schema/comment-readers.ts';

/** Which of the readers of a batch are blocked by which author. */
export async function findBlocked(
  tx: Database,
  uids: readonly number[],
  events: readonly Pick<CommentEvent, 'reader_id'>[],
): Promise<(uid: number, readerId: string) => boolean> {
  const readerIds = [...new Set(events.map((event) => event.reader_id))];
  const rows = await tx
    .select({ uid: blockedReaders.uid, readerId: blockedReaders.readerId })
    .from(blockedReaders)
    .where(
      and(
        inArray(blockedReaders.uid, [...uids]),
        inArray(blockedReaders.readerId, readerIds),
        isNull(blockedReaders.unblockedAt),
      ),
    );
  const blocked = new Set(rows.map((row) => `${row.uid} ${row.readerId}`));
  return (uid, readerId) => blocked.has(`${uid} ${readerId}`);
}
