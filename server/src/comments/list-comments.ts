import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { and, eq, getTableColumns, Subquery, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { prepareForms } from '../database/prepare-once.ts';
import { chapters } from '../database/schema/chapters.ts';
import { comments } from '../database/schema/comments.ts';
import { stories } from '../database/schema/stories.ts';
import type { CallContext } from '../platform/handler.ts';
import { answered, ITEM_COLUMNS, thread, toCommentItem } from './comment-answers.ts';
import {
  AFTER,
  type CommentListInput,
  cursorAfter,
  FILTERS,
  inScope,
  ORDERS,
  placeValues,
  rowsName,
  rowsToRead,
  scopeName,
  scopeValues,
} from './comment-filters.ts';
import { countScope } from './count-comments.ts';
import { requireScope } from './require-scope.ts';
import { findMatches } from './search-comments.ts';
import { searchQuery } from './search-words.ts';

/** A page of comments and the figures beside the tabs. */
export async function listComments(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  input: CommentListInput,
): Promise<ApiOutput<'comment/list'>> {
  const { db, uid, clock } = context;
  const asOf = clock.now().toISOString();
  const [found, counts] = await Promise.all([readPage(db, uid, input), countScope(db, uid, input)]);
  // Only an empty page has to ask whether the story is there.
  if (found.length === 0) await requireScope(db, uid, input);
  const page = found.slice(0, input.limit);
  const last = page.at(-1);
  return {
    items: page.map(toCommentItem),
    next_cursor: found.length > input.limit && last ? cursorAfter(last) : null,
    counts,
    as_of: asOf,
  };
}

async function readPage(db: Database, uid: number, input: CommentListInput) {
  const query = input.q ? searchQuery(uid, input.q) : undefined;
  if (input.q && query === undefined) return [];
  if (query === undefined) return commentPages(db, input).execute(pageValues(uid, input));
  const ids = await findMatches(db, uid, input, query);
  return itemsAmong(db, input).execute({ ids });
}

/** The list's query without its values, for the list and for the test that reads its plan. */
export function commentPage(db: Database, { sort, cursor, limit, ...scope }: CommentListInput) {
  const where = and(inScope(scope), FILTERS[scope.filter], cursor ? AFTER[sort] : undefined);
  const order = sql.join(ORDERS[sort], sql`, `);
  // Under the table's own name, so that the columns of an item are those of the page and no row is looked up twice.
  const rows = sql`select * from ${comments} where ${where} order by ${order} limit ${rowsToRead(limit)}`;
  const page = new Subquery(rows, getTableColumns(comments), 'comments');
  return db
    .select(ITEM_COLUMNS)
    .from(page)
    .innerJoin(stories, eq(stories.id, comments.storyId))
    .leftJoin(chapters, eq(chapters.id, comments.chapterId))
    .leftJoin(thread, eq(thread.id, comments.parentId))
    .leftJoin(answered, eq(answered.id, comments.answersId))
    .orderBy(...ORDERS[sort]);
}

/** The values that belong to `commentPage`; one row more than the page, to know whether there is a next one. */
export function pageValues(uid: number, input: CommentListInput) {
  return { ...scopeValues(uid, input), ...placeValues(input.cursor), rows: input.limit + 1 };
}

const commentPages = prepareForms(
  (input: CommentListInput) =>
    `comments ${input.filter} of ${scopeName(input)}${input.chapter_id && input.story_id ? ' in story' : ''} ${input.sort}${input.cursor ? ' after' : ''}${rowsName(input.limit)}`,
  (db, input, name) => commentPage(db, input).prepare(name),
);

const itemsAmong = prepareForms(
  ({ sort }: CommentListInput) => `comments found ${sort}`,
  (db, { sort }, name) =>
    db
      .select(ITEM_COLUMNS)
      .from(comments)
      .innerJoin(stories, eq(stories.id, comments.storyId))
      .leftJoin(chapters, eq(chapters.id, comments.chapterId))
      .leftJoin(thread, eq(thread.id, comments.parentId))
      .leftJoin(answered, eq(answered.id, comments.answersId))
      .where(sql`${comments.id} = any(${sql.placeholder('ids')}::uuid[])`)
      .orderBy(...ORDERS[sort])
      .prepare(name),
);
