import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { COMMENT_COUNT_LIMITS, COMMENT_COUNT_MAX } from '@myfiction/shared/contract/comment-options.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { prepareForms } from '../database/prepare-once.ts';
import { comments } from '../database/schema/comments.ts';
import { users } from '../database/schema/users.ts';
import { type CommentScope, FILTERS, inScope, scopeName, scopeValues } from './comment-filters.ts';

/** Counts as far as the figure is shown and no further, whatever the number of comments. */
export function boundedCount(where: SQL | undefined, most: number = COMMENT_COUNT_MAX): SQL<number> {
  const rows = sql`select 1 from ${comments} where ${where} limit ${sql.raw(String(most))}`;
  return sql`(select count(*) from (${rows}) as counted)`.mapWith(Number);
}

type Counted = keyof typeof COMMENT_COUNT_LIMITS;

/** The figures of a scope, without their values. */
export function scopeCounts(db: Database, scope: CommentScope) {
  const countOf = (filter: Counted) => boundedCount(and(inScope(scope), FILTERS[filter]), COMMENT_COUNT_LIMITS[filter]);
  return db
    .select({
      new: countOf('new'),
      unanswered: countOf('unanswered'),
      held: countOf('held'),
      reported: countOf('reported'),
    })
    .from(users)
    .where(eq(users.uid, sql.placeholder('uid')));
}

const counts = prepareForms(
  (scope: CommentScope) =>
    `comment counts of ${scopeName(scope)}${scope.chapter_id && scope.story_id ? ' in story' : ''}`,
  (db, scope, name) => scopeCounts(db, scope).prepare(name),
);

const NONE = { new: 0, unanswered: 0, held: 0, reported: 0 };

export async function countScope(
  db: Database,
  uid: number,
  scope: CommentScope,
): Promise<ApiOutput<'comment/list'>['counts']> {
  const [counted] = await counts(db, scope).execute(scopeValues(uid, scope));
  return { ...NONE, ...counted };
}
