import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { PAGE_SIZE } from '@myfiction/shared/contract/identity-fields.ts';
import { and, asc, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import { comments } from '../database/schema/comments.ts';
import type { CallContext } from '../platform/handler.ts';
import { readItem, selectItems, toCommentItem } from './comment-answers.ts';
import { AFTER, cursorAfter, placeValues } from './comment-filters.ts';
import { ownComment } from './own-comment.ts';

/** A page of the thread that a comment belongs to, oldest reply first. */
export async function listReplies(
  { db, uid }: Pick<CallContext, 'db' | 'uid'>,
  { comment_id, cursor }: { comment_id: string; cursor?: string | undefined },
): Promise<ApiOutput<'comment/listReplies'>> {
  const { id, parentId } = await ownComment(db, uid, comment_id);
  const firstId = parentId ?? id;
  const query = selectItems(db)
    .where(
      and(
        eq(comments.parentId, firstId),
        isNotNull(comments.parentId),
        // The author's own ones are never hidden.
        or(
          ne(comments.status, 'deleted'),
          sql`exists (select 1 from comments below where below.answers_id = ${comments.id})`,
        ),
        cursor ? AFTER.oldest : undefined,
      ),
    )
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(PAGE_SIZE + 1);
  const found = await query.prepare(cursor ? 'replies after' : 'replies').execute(placeValues(cursor));
  const page = found.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    first: await readItem(db, firstId),
    items: page.map(toCommentItem),
    next_cursor: found.length > PAGE_SIZE && last ? cursorAfter(last) : null,
  };
}
