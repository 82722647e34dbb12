import type { Database } from '../database/connect.ts';
import { tellAuthor } from '../live/tell-author.ts';
import { tellCounts } from '../live/tell-counts.ts';

/** A comment that changed, as far as tabs are told of it. */
export interface ToldComment {
  id: string;
  storyId: string;
}

/** Tells the author's tabs that comments changed: the badge, and the lists of each story where they stand open. */
export async function tellComments(
  tx: Database,
  uid: number,
  comments: readonly ToldComment[],
  now: Date,
): Promise<void> {
  await tellCounts(tx, uid, now);
  const ofStories = new Map(comments.map((comment) => [comment.storyId, comment]));
  for (const { id, storyId } of ofStories.values())
    await tellAuthor(tx, uid, { topic: 'comment', comment_id: id, story_id: storyId }, now);
}
