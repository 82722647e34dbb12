import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { COMMENT_ACT_MAX, COMMENT_UNDO_SECONDS } from '@myfiction/shared/contract/comment-options.ts';
import { HOUR_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { deleteInSteps } from '../database/delete-in-steps.ts';
import { commentActRows, commentActs } from '../database/schema/comment-acts.ts';
import { comments } from '../database/schema/comments.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { ACTION_RULES } from './actions.ts';
import { lockStories, moveStoryCounters, storyMoves } from './story-counters.ts';
import { tellComments } from './tell-comments.ts';

/** Beyond the ten seconds: the way there and back, and the toast that stays under the pointer. */
const GRACE_MS = 20_000;
const KEPT_MS = HOUR_MS;

/**
 * Takes a step of an act back. Each comment is again what it was, but for what somebody else has decided about it
 * since. Begun in time, it goes on to its end.
 */
export async function undoAct(
  { db, uid, clock }: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  { act_id }: { act_id: string },
): Promise<ApiOutput<'comment/undo'>> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const [act] = await tx
      .select()
      .from(commentActs)
      .where(and(eq(commentActs.id, act_id), eq(commentActs.uid, uid)))
      .for('no key update');
    if (!act) throw new AppError('notFound');
    const endsAt = act.lastStepAt.getTime() + COMMENT_UNDO_SECONDS * 1000 + GRACE_MS;
    if (!act.undone && now.getTime() > endsAt) throw new AppError('undoOver');
    await tx.update(commentActs).set({ undone: true }).where(eq(commentActs.id, act_id));
    const kept = await tx
      .select({ id: comments.id, storyId: comments.storyId })
      .from(commentActRows)
      .innerJoin(comments, eq(comments.id, commentActRows.commentId))
      .where(eq(commentActRows.actId, act_id))
      .limit(COMMENT_ACT_MAX);
    await lockStories(
      tx,
      kept.map(({ storyId }) => storyId),
    );
    const moves = await restore(
      tx,
      act,
      kept.map(({ id }) => id),
    );
    await moveStoryCounters(tx, moves);
    if (kept.length > 0) await tellComments(tx, uid, kept, now);
    return { restored: moves.reduce((sum, move) => sum + move.changed, 0), more: kept.length === COMMENT_ACT_MAX };
  });
}

async function restore(tx: Database, act: typeof commentActs.$inferSelect, ids: readonly string[]) {
  const { restore: set, gives } = ACTION_RULES[act.action];
  const still = gives ? sql`and comments.status = ${gives}` : sql`and comments.status not in ('removed', 'deleted')`;
  const { rows } = await tx.execute(sql`
    with held as (
      select id, seen_at from ${comments} where id = any(${sql.param(ids)}::uuid[]) order by id for no key update
    ),
    kept as (
      delete from ${commentActRows} where act_id = ${act.id}::uuid and comment_id = any(${sql.param(ids)}::uuid[])
      returning *
    ),
    restored as (
      update ${comments} set ${set ? sql`${set}, ` : sql``} seen_at = kept.seen_at
      from kept join held on held.id = kept.comment_id
      where comments.id = kept.comment_id ${still}
      -- What is in the trash counts nowhere.
      returning comments.story_id,
        case when comments.trashed then 0 else (comments.seen_at is null)::int - (held.seen_at is null)::int end as unseen
    )
    select story_id, count(*) as changed, 0 as comments, sum(unseen) as unseen from restored group by story_id`);
  return storyMoves.parse(rows);
}

/** Forgets acts that nobody can undo any more. Safe to run at any time and on several servers. */
export async function purgeActs(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const ended = lt(commentActs.lastStepAt, new Date(now.getTime() - KEPT_MS));
  // One act may have changed a million comments.
  const rowsOf = inArray(commentActRows.actId, db.select({ id: commentActs.id }).from(commentActs).where(ended));
  await deleteInSteps(db, commentActRows, rowsOf, signal);
  await deleteInSteps(db, commentActs, ended, signal);
}
