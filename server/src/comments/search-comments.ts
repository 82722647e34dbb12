import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { prepareForms } from '../database/prepare-once.ts';
import { comments } from '../database/schema/comments.ts';
import {
  AFTER,
  type CommentListInput,
  FILTERS,
  inScope,
  ORDERS,
  placeValues,
  scopeName,
  scopeValues,
} from './comment-filters.ts';

/** Comments that are looked through in the order of the list before the index of words is asked. */
const WINDOW = 500;

/**
 * Ids of a page of what a search finds. A word that many use stands on the first page of the list already, so that
 * nothing has to be gathered and sorted; one that few use has few places in the index of words.
 */
export async function findMatches(
  db: Database,
  uid: number,
  input: CommentListInput,
  query: string,
): Promise<string[]> {
  const values = { ...scopeValues(uid, input), ...placeValues(input.cursor), query, rows: input.limit + 1 };
  const near = await nearMatches(db, input).execute(values);
  const found = near.length > input.limit ? near : await allMatches(db, input).execute(values);
  return found.map(({ id }) => id);
}

const matches: SQL = sql`${comments.words} @@ ${sql.placeholder('query')}::tsquery`;

const narrowed = ({ sort, cursor, ...scope }: CommentListInput) =>
  and(inScope(scope), FILTERS[scope.filter], cursor ? AFTER[sort] : undefined);

const nameOf = (kind: string) => (input: CommentListInput) =>
  `${kind} comments ${input.filter} of ${scopeName(input)}${input.chapter_id && input.story_id ? ' in story' : ''} ${input.sort}${input.cursor ? ' after' : ''}`;

const nearMatches = prepareForms(nameOf('near'), (db, input, name) => {
  const near = db
    .select({ id: comments.id, words: comments.words, createdAt: comments.createdAt })
    .from(comments)
    .where(narrowed(input))
    .orderBy(...ORDERS[input.sort])
    .limit(WINDOW)
    .as('near');
  const direction = sql.raw(input.sort === 'newest' ? 'desc' : 'asc');
  return db
    .select({ id: near.id })
    .from(near)
    .where(sql`${near.words} @@ ${sql.placeholder('query')}::tsquery`)
    .orderBy(sql`${near.createdAt} ${direction}, ${near.id} ${direction}`)
    .limit(sql.placeholder('rows'))
    .prepare(name);
});

const allMatches = prepareForms(nameOf('all'), (db, input, name) => {
  // Materialized: else Postgres may walk through the whole list for the order, looking for a word that few use.
  const found = db.$with('found').as(
    db
      .select({ id: comments.id, createdAt: comments.createdAt })
      .from(comments)
      .where(and(matches, narrowed(input))),
  );
  const direction = sql.raw(input.sort === 'newest' ? 'desc' : 'asc');
  return db
    .with(found)
    .select({ id: found.id })
    .from(found)
    .orderBy(sql`${found.createdAt} ${direction}, ${found.id} ${direction}`)
    .limit(sql.placeholder('rows'))
    .prepare(name);
});
