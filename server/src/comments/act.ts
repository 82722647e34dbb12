import type { ApiInput, ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { COMMENT_ACT_MAX, type CommentAction } from '@myfiction/shared/contract/comment-options.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { commentActRows, commentActs } from '../database/schema/comment-acts.ts';
import { comments } from '../database/schema/comments.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { ACTABLE, ACTION_RULES } from './actions.ts';
import { AFTER, cursorAfter, FILTERS, inScope, ORDERS, placeValues, scopeValues } from './comment-filters.ts';
import { requireScope } from './require-scope.ts';
import { searchQuery } from './search-words.ts';
import { lockStories, moveStoryCounters, storyMoves } from './story-counters.ts';
import { tellComments } from './tell-comments.ts';

type Target = ApiInput<'comment/act'>['target'];
interface Chosen {
  rows: { id: string; storyId: string }[];
  nextCursor: string | null;
}

/**
 * One step of an act on comments. What each changed comment was before is kept for the undo, within the same
 * transaction. Every action but `unread` counts as having seen the comment.
 */
export async function actOnComments(
  { db, uid, clock }: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  input: { act_id: string; action: CommentAction; target: Target },
): Promise<ApiOutput<'comment/act'>> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const { rows, nextCursor } = await choose(tx, uid, input.target);
    const isFirst = await openAct(tx, uid, input, now);
    // Those of a further step may all be gone meanwhile, and the act is done all the same.
    if (isFirst && rows.length === 0 && 'comment_ids' in input.target) throw new AppError('notFound');
    await lockStories(
      tx,
      rows.map(({ storyId }) => storyId),
    );
    const moves = await change(
      tx,
      uid,
      input,
      rows.map(({ id }) => id),
      now,
    );
    await moveStoryCounters(tx, moves);
    const changed = moves.reduce((sum, move) => sum + move.changed, 0);
    const touched = new Set(moves.map((move) => move.story_id));
    const told = rows.filter(({ storyId }) => touched.has(storyId));
    if (changed > 0) await tellComments(tx, uid, told, now);
    return { changed, unchanged: rows.length - changed, next_cursor: nextCursor };
  });
}

/** Ids first and without locks: whoever holds a comment holds its story before. */
async function choose(tx: Database, uid: number, target: Target): Promise<Chosen> {
  const columns = { id: comments.id, storyId: comments.storyId, createdAt: comments.createdAt };
  if ('comment_ids' in target) {
    const mine = and(eq(comments.uid, uid), inArray(comments.id, target.comment_ids));
    const rows = await tx.select(columns).from(comments).where(mine);
    return { rows, nextCursor: null };
  }
  await requireScope(tx, uid, target);
  const query = target.q ? searchQuery(uid, target.q) : undefined;
  if (target.q && query === undefined) return { rows: [], nextCursor: null };
  const found = await tx
    .select(columns)
    .from(comments)
    .where(
      and(
        inScope(target),
        FILTERS[target.filter],
        query ? sql`${comments.words} @@ ${query}::tsquery` : undefined,
        sql`coalesce(${comments.receivedAt}, ${comments.createdAt}) <= ${target.as_of}::timestamptz`,
        target.cursor ? AFTER.newest : undefined,
      ),
    )
    .orderBy(...ORDERS.newest)
    .limit(COMMENT_ACT_MAX + 1)
    .prepare('')
    .execute({ ...scopeValues(uid, target), ...placeValues(target.cursor) });
  const rows = found.slice(0, COMMENT_ACT_MAX);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > rows.length && last ? cursorAfter(last) : null };
}

/** The steps of an act follow one another; an act of another author, or one undone, does not go on. True for the first. */
async function openAct(
  tx: Database,
  uid: number,
  { act_id, action }: { act_id: string; action: CommentAction },
  now: Date,
): Promise<boolean> {
  const [act] = await tx
    .insert(commentActs)
    .values({ id: act_id, uid, action, lastStepAt: now })
    .onConflictDoUpdate({
      target: commentActs.id,
      set: { lastStepAt: now },
      setWhere: and(eq(commentActs.uid, uid), eq(commentActs.action, action), eq(commentActs.undone, false)),
    })
    // A row that was there bears the lock that the update took.
    .returning({ isFirst: sql<boolean>`xmax = 0` });
  if (!act) throw new AppError('notFound');
  return act.isFirst;
}

async function change(
  tx: Database,
  uid: number,
  { act_id, action }: { act_id: string; action: CommentAction },
  ids: readonly string[],
  now: Date,
) {
  const { changes, set } = ACTION_RULES[action];
  const at = sql`${now.toISOString()}::timestamptz`;
  const seenAt = action === 'unread' ? sql`null` : sql`coalesce(comments.seen_at, ${at})`;
  const { rows } = await tx.execute(sql`
    with chosen as (
      select id, status, held_by, liked, frozen, seen_at from ${comments}
      where id = any(${sql.param(ids)}::uuid[]) and uid = ${uid} and ${ACTABLE} and ${changes}
      order by id for no key update
    ),
    kept as (
      insert into ${commentActRows} (act_id, comment_id, status, held_by, liked, frozen, seen_at)
      select ${act_id}::uuid, id, status, held_by, liked, frozen, seen_at from chosen
      on conflict do nothing
    ),
    changed as (
      update ${comments} set ${set ? sql`${set}, ` : sql``} seen_at = ${seenAt}
      from chosen where comments.id = chosen.id
      returning comments.story_id, (comments.seen_at is null)::int - (chosen.seen_at is null)::int as unseen
    )
    select story_id, count(*) as changed, 0 as comments, sum(unseen) as unseen from changed group by story_id`);
  return storyMoves.parse(rows);
}
