import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { type CommentRow, comments } from '../database/schema/comments.ts';
import { AppError } from '../platform/handler.ts';
import { lockStories } from './story-counters.ts';

/** A comment on one of the author's stories, whoever wrote it. Throws `notFound`. */
export async function ownComment(db: Database, uid: number, id: string): Promise<CommentRow> {
  const [found] = await db
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), eq(comments.uid, uid), eq(comments.trashed, false)));
  if (!found) throw new AppError('notFound');
  return found;
}

/** `ownComment`, held together with its story: all writers take the story first. */
export async function lockComment(tx: Database, uid: number, id: string): Promise<CommentRow> {
  const { storyId } = await ownComment(tx, uid, id);
  await lockStories(tx, [storyId]);
  const [found] = await tx.select().from(comments).where(eq(comments.id, id)).for('no key update');
  if (!found) throw new AppError('notFound');
  return found;
}
