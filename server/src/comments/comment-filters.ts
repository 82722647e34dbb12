import type { CommentFilter, CommentSort } from '@myfiction/shared/contract/comment-options.ts';
import { PAGE_SIZE } from '@myfiction/shared/contract/identity-fields.ts';
import { moment } from '@myfiction/shared/contract/moment.ts';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../database/cursor.ts';
import { chapters } from '../database/schema/chapters.ts';
import { comments } from '../database/schema/comments.ts';
import { stories } from '../database/schema/stories.ts';

/** Whose comments, and which of them. */
export interface CommentScope {
  filter: CommentFilter;
  story_id?: string | undefined;
  chapter_id?: string | undefined;
  q?: string | undefined;
}

/** A page of them. */
export interface CommentListInput extends CommentScope {
  sort: CommentSort;
  cursor?: string | undefined;
  limit: number;
}

const byReader = sql`${comments.readerId} is not null and not ${comments.trashed}`;
const ofStatus = (status: 'held' | 'reported' | 'hidden' | 'spam'): SQL =>
  sql`${byReader} and ${comments.status} <> 'visible' and ${comments.status} = ${sql.raw(`'${status}'`)}`;

/** Word for word the conditions of the partial indexes: only then does Postgres use them. */
export const FILTERS: Readonly<Record<CommentFilter, SQL>> = {
  new: sql`${byReader} and ${comments.seenAt} is null`,
  unanswered: sql`${byReader} and ${comments.status} = 'visible' and not ${comments.answered}`,
  all: sql`${byReader} and ${comments.status} <> 'deleted'`,
  held: ofStatus('held'),
  reported: ofStatus('reported'),
  hidden: ofStatus('hidden'),
  spam: ofStatus('spam'),
  mine: sql`${comments.readerId} is null and not ${comments.trashed}`,
};

export const scopeName = ({ story_id, chapter_id }: CommentScope): 'chapter' | 'story' | 'author' =>
  chapter_id ? 'chapter' : story_id ? 'story' : 'author';

/**
 * A value of the query that the planner cannot look at: a plan for this author costs what one for any author does, and
 * Postgres keeps the latter. It would plan anew with every call for one who has very many comments.
 */
const unseen = (name: string, type: 'bigint' | 'uuid' | 'timestamptz'): SQL =>
  sql`(select ${sql.placeholder(name)}::${sql.raw(type)})`;

/**
 * The rows of a scope. One column only, so that Postgres cannot take the index of a wider scope and read past what is
 * not asked for; whose story it is, is asked once beside them.
 */
export function inScope(scope: CommentScope): SQL | undefined {
  const uid = sql.placeholder('uid');
  if (scope.chapter_id) {
    const owner = sql`(select ${stories.uid} from ${chapters} join ${stories} on ${stories.id} = ${chapters.storyId}
      where ${chapters.id} = ${sql.placeholder('chapterId')}
      ${scope.story_id ? sql`and ${stories.id} = ${sql.placeholder('storyId')}` : sql``})`;
    return and(eq(comments.chapterId, unseen('chapterId', 'uuid')), sql`${owner} = ${uid}`);
  }
  if (scope.story_id) {
    const owner = sql`(select ${stories.uid} from ${stories} where ${stories.id} = ${sql.placeholder('storyId')})`;
    return and(eq(comments.storyId, unseen('storyId', 'uuid')), sql`${owner} = ${uid}`);
  }
  return eq(comments.uid, unseen('uid', 'bigint'));
}

export function scopeValues(uid: number, { story_id, chapter_id }: CommentScope) {
  return { uid, ...(story_id && { storyId: story_id }), ...(chapter_id && { chapterId: chapter_id }) };
}

export const ORDERS: Readonly<Record<CommentSort, SQL[]>> = {
  newest: [desc(comments.createdAt), desc(comments.id)],
  oldest: [asc(comments.createdAt), asc(comments.id)],
};

/**
 * One row more than the page, to know whether there is a next one. Written out for a page of the usual size: of a limit
 * that it cannot see Postgres expects a tenth of all rows, and then plans the statement anew with every call.
 */
export const rowsToRead = (limit: number): SQL =>
  limit === PAGE_SIZE ? sql.raw(String(PAGE_SIZE + 1)) : sql`${sql.placeholder('rows')}`;
/** What tells the forms of a statement apart that `rowsToRead` makes. */
export const rowsName = (limit: number): string => (limit === PAGE_SIZE ? '' : ' of any length');

const afterAt = unseen('afterAt', 'timestamptz');
const afterId = unseen('afterId', 'uuid');

/** The rows after the place where a page ended. */
export const AFTER: Readonly<Record<CommentSort, SQL>> = {
  newest: sql`(${comments.createdAt}, ${comments.id}) < (${afterAt}, ${afterId})`,
  oldest: sql`(${comments.createdAt}, ${comments.id}) > (${afterAt}, ${afterId})`,
};

const place = z.tuple([z.literal('comments'), moment, z.uuid()]);

export function placeValues(cursor: string | undefined) {
  if (!cursor) return {};
  const [, at, id] = decodeCursor(cursor, place);
  return { afterAt: at, afterId: id };
}

export const cursorAfter = (last: { createdAt: Date; id: string }): string =>
  encodeCursor(['comments', last.createdAt.toISOString(), last.id]);
