import { randomUUID } from 'node:crypto';
import type { BlockedReader } from '@myfiction/shared/contract/calls/comment-holds.ts';
import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { PAGE_SIZE } from '@myfiction/shared/contract/identity-fields.ts';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { storableText } from '../database/names.ts';
import { blockedReaders } from '../database/schema/comment-readers.ts';
import { comments } from '../database/schema/comments.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { cursorAfter, placeValues } from './comment-filters.ts';
import { ownComment } from './own-comment.ts';
import { lockStories, moveStoryCounters, storyMoves } from './story-counters.ts';
import { type ToldComment, tellComments } from './tell-comments.ts';

type Context = Pick<CallContext, 'db' | 'uid' | 'clock'>;

/** Blocks whoever wrote a comment. Blocking somebody who is blocked already changes why. */
export async function blockReader(
  { db, uid, clock }: Context,
  input: { comment_id: string; reason: string; hide_earlier: boolean },
): Promise<ApiOutput<'comment/block'>> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const comment = await ownComment(tx, uid, input.comment_id);
    const { readerId, readerName } = comment;
    if (readerId === null) throw new AppError('notFound');
    const reason = storableText(input.reason);
    const [block] = await tx
      .insert(blockedReaders)
      .values({
        ...{ id: randomUUID(), uid, readerId, readerName, reason },
        hidEarlier: input.hide_earlier,
        blockedAt: now,
      })
      .onConflictDoUpdate({
        target: [blockedReaders.uid, blockedReaders.readerId],
        targetWhere: sql`unblocked_at is null`,
        set: { reason, hidEarlier: sql`${blockedReaders.hidEarlier} or ${input.hide_earlier}` },
      })
      .returning({ id: blockedReaders.id });
    if (!block) throw new Error('No block was kept.');
    const { hidden, among } = input.hide_earlier ? await hideEarlier(tx, uid, readerId, now) : NOTHING;
    await tellComments(tx, uid, [...among, comment], now);
    return { block_id: block.id, hidden };
  });
}

interface Hidden {
  /** How many. */
  hidden: number;
  /** One of each story that they were in. */
  among: readonly ToldComment[];
}

const NOTHING: Hidden = { hidden: 0, among: [] };

async function hideEarlier(tx: Database, uid: number, readerId: string, now: Date): Promise<Hidden> {
  const theirs = and(eq(comments.uid, uid), eq(comments.readerId, readerId), eq(comments.trashed, false));
  const found = await tx
    .selectDistinctOn([comments.storyId], { id: comments.id, storyId: comments.storyId })
    .from(comments)
    .where(theirs);
  await lockStories(
    tx,
    found.map(({ storyId }) => storyId),
  );
  const { rows } = await tx.execute(sql`
    with chosen as (
      select id, seen_at from ${comments}
      where ${theirs} and (${comments.status} in ('visible', 'spam')
        or (${comments.status} = 'held' and ${comments.heldBy} <> 'desk'))
      order by id for no key update
    ),
    changed as (
      update ${comments} set status = 'hidden', held_by = null,
        seen_at = coalesce(comments.seen_at, ${now.toISOString()}::timestamptz)
      from chosen where comments.id = chosen.id
      returning comments.story_id, -(chosen.seen_at is null)::int as unseen
    )
    select story_id, count(*) as changed, 0 as comments, sum(unseen) as unseen from changed group by story_id`);
  const moves = storyMoves.parse(rows);
  await moveStoryCounters(tx, moves);
  const touched = new Set(moves.map((move) => move.story_id));
  return {
    hidden: moves.reduce((sum, { changed }) => sum + changed, 0),
    among: found.filter(({ storyId }) => touched.has(storyId)),
  };
}

/** Ends a block: what the reader says from now on is shown again. What was hidden stays so. */
export async function unblockReader(
  { db, uid, clock }: Context,
  { block_id }: { block_id: string },
): Promise<ApiOutput<'comment/unblock'>> {
  const mine = and(eq(blockedReaders.id, block_id), eq(blockedReaders.uid, uid));
  await db
    .update(blockedReaders)
    .set({ unblockedAt: clock.now() })
    .where(and(mine, isNull(blockedReaders.unblockedAt)));
  const [block] = await db.select({ at: blockedReaders.unblockedAt }).from(blockedReaders).where(mine);
  if (!block?.at) throw new AppError('notFound');
  return { unblocked_at: block.at.toISOString() };
}

/** Whom the author has blocked, newest first. */
export async function listBlocked(
  { db, uid }: Context,
  { cursor }: { cursor?: string | undefined },
): Promise<ApiOutput<'comment/listBlocked'>> {
  const { afterAt, afterId } = placeValues(cursor);
  const rows = await db
    .select()
    .from(blockedReaders)
    .where(
      and(
        eq(blockedReaders.uid, uid),
        afterAt
          ? sql`(${blockedReaders.blockedAt}, ${blockedReaders.id}) < (${afterAt}::timestamptz, ${afterId}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(blockedReaders.blockedAt), desc(blockedReaders.id))
    .limit(PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    items: page.map(toBlockedReader),
    next_cursor: rows.length > PAGE_SIZE && last ? cursorAfter({ createdAt: last.blockedAt, id: last.id }) : null,
  };
}

function toBlockedReader(row: typeof blockedReaders.$inferSelect): BlockedReader {
  return {
    block_id: row.id,
    reader_name: row.readerName,
    reason: row.reason,
    hid_earlier: row.hidEarlier,
    blocked_at: row.blockedAt.toISOString(),
    unblocked_at: row.unblockedAt?.toISOString() ?? null,
  };
}
