import type { CommentEvent } from '@myfiction/shared/contract/calls/ingest-comment.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { comments } from '../../database/schema/comments.ts';

/** Counts likes and unlikes, one update a comment. */
export async function addLikes(tx: Database, fresh: readonly CommentEvent[]): Promise<void> {
  const moves = new Map<string, number>();
  for (const event of fresh) {
    if (event.type !== 'like' && event.type !== 'unlike') continue;
    moves.set(event.comment_id, (moves.get(event.comment_id) ?? 0) + (event.type === 'like' ? 1 : -1));
  }
  if (moves.size === 0) return;
  await tx.execute(sql`
    with moved as (
      select comments.id, moved.likes from ${comments}
      join unnest(${sql.param([...moves.keys()])}::uuid[], ${sql.param([...moves.values()])}::int[]) as moved (id, likes)
        on moved.id = comments.id
      order by comments.id for no key update of comments
    )
    update ${comments} set likes = greatest(liked::int, comments.likes + moved.likes)
    from moved where comments.id = moved.id`);
}
