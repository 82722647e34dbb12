import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { type CommentRow, comments } from '../database/schema/comments.ts';
import { AppError } from '../platform/handler.ts';
import { lockStories } from './story-counters.ts';

/** A comment on one of the author's stories, whoever wrote it. Throws `notFound`. */
export async function ownComment(db: Database, uid: number, id: string): Promise<CommentRow> {
  return found(await own(db, uid, id));
}

/** `ownComment`, held together with its story: all writers take the story first. */
export async function lockComment(tx: Database, uid: number, id: string): Promise<CommentRow> {
  const { storyId } = await ownComment(tx, uid, id);
  await lockStories(tx, [storyId]);
  // Its chapter may have gone into the trash before the story was held.
  return found(await own(tx, uid, id).for('no key update'));
}

function own(db: Database, uid: number, id: string) {
  const mine = and(eq(comments.id, id), eq(comments.uid, uid), eq(comments.trashed, false));
  return db.select().from(comments).where(mine);
}

function found([comment]: readonly CommentRow[]): CommentRow {
  if (!comment) throw new AppError('notFound');
  return comment;
}
