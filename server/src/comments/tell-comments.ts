import type { Database } from '../database/connect.ts';
import { tellAuthor } from '../live/tell-author.ts';
import { tellCounts } from '../live/tell-counts.ts';

/** Tells the author's tabs that comments changed: the badge, and the list where it stands open. */
export async function tellComments(
  tx: Database,
  uid: number,
  comment: { id: string; storyId: string } | undefined,
  now: Date,
): Promise<void> {
  await tellCounts(tx, uid, now);
  if (comment) await tellAuthor(tx, uid, { topic: 'comment', comment_id: comment.id, story_id: comment.storyId }, now);
}
