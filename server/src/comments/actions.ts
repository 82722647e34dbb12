import type { CommentAction, CommentStatus } from '@myfiction/shared/contract/comment-options.ts';
import { type SQL, sql } from 'drizzle-orm';
import { comments } from '../database/schema/comments.ts';

/** What an action does to a comment, in SQL: which ones it changes, how, and how the change is taken back. */
interface ActionRule {
  /** Comments that it changes; the others stay as they are. */
  changes: SQL;
  /** Beside `seen_at`. */
  set: SQL | undefined;
  /** The status it gives, where it gives one. */
  gives?: CommentStatus;
  /** What undoing sets, from the row `kept`, beside `seen_at`. */
  restore: SQL | undefined;
}

const { status, heldBy, liked, frozen, parentId, seenAt } = comments;
/** The desk's decisions are not the author's to change. */
const decidable = sql`(${status} in ('visible', 'hidden', 'spam') or (${status} = 'held' and ${heldBy} <> 'desk'))`;
const restoreStatus = sql`status = kept.status, held_by = kept.held_by`;

function giving(to: 'visible' | 'hidden' | 'spam', changes: SQL): ActionRule {
  return { changes, set: sql`status = ${sql.raw(`'${to}'`)}, held_by = null`, gives: to, restore: restoreStatus };
}
const liking = (to: boolean): ActionRule => ({
  changes: sql`${liked} = ${sql.raw(String(!to))}`,
  set: sql`liked = ${sql.raw(String(to))}, likes = greatest(0, likes ${sql.raw(to ? '+ 1' : '- 1')})`,
  // It may have been taken back already.
  restore: sql`liked = kept.liked, likes = greatest(0, likes + kept.liked::int - comments.liked::int)`,
});
const freezing = (to: boolean): ActionRule => ({
  changes: sql`${parentId} is null and ${frozen} = ${sql.raw(String(!to))}`,
  set: sql`frozen = ${sql.raw(String(to))}`,
  restore: sql`frozen = kept.frozen`,
});

export const ACTION_RULES: Readonly<Record<CommentAction, ActionRule>> = {
  read: { changes: sql`${seenAt} is null`, set: undefined, restore: undefined },
  unread: { changes: sql`${seenAt} is not null`, set: undefined, restore: undefined },
  like: liking(true),
  unlike: liking(false),
  hide: giving('hidden', sql`${decidable} and ${status} <> 'hidden'`),
  show: giving('visible', sql`${status} = 'hidden'`),
  spam: giving('spam', sql`${decidable} and ${status} <> 'spam'`),
  'not-spam': giving('visible', sql`${status} = 'spam'`),
  release: giving('visible', sql`${decidable} and ${status} = 'held'`),
  freeze: freezing(true),
  unfreeze: freezing(false),
};

/** Of readers, and not taken away: what actions are for. */
export const ACTABLE = sql`${comments.readerId} is not null and not ${comments.trashed}
  and ${status} not in ('removed', 'deleted')`;
