import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { platformWords } from '../database/schema/comment-readers.ts';
import { type CommentRow, comments } from '../database/schema/comments.ts';
import { sendTranslated } from '../inbox/send-translated.ts';
import { AppError } from '../platform/handler.ts';
import { readItem, selectItems, toCommentItem } from './comment-answers.ts';
import { decisionTexts } from './decision-texts.ts';
import { lockStories, moveStoryCounters } from './story-counters.ts';
import { tellComments } from './tell-comments.ts';
import { isBuiltIn } from './words/load-words.ts';
import { wordKey } from './words/tokens.ts';

/** A comment that an author has reported. */
export interface ReportedComment extends CommentItem {
  uid: number;
  reader_id: string;
  reason: string;
  note: string;
  reported_at: string;
}

/** Where a page of the queue ended. */
export interface ReportPlace {
  reportedAt: Date;
  id: string;
}

/** The desk's queue of reported comments, oldest report first. */
export async function listReported(db: Database, limit: number, after?: ReportPlace): Promise<ReportedComment[]> {
  const later =
    after && sql`(${comments.reportedAt}, ${comments.id}) > (${after.reportedAt.toISOString()}, ${after.id}::uuid)`;
  const reports = await db
    .select({
      id: comments.id,
      uid: comments.uid,
      readerId: comments.readerId,
      reason: comments.reportReason,
      note: comments.reportNote,
      reportedAt: comments.reportedAt,
    })
    .from(comments)
    .where(and(sql`${comments.status} = 'reported'`, later))
    .orderBy(asc(comments.reportedAt), asc(comments.id))
    .limit(limit);
  const items = new Map((await itemsOf(db, reports)).map((item) => [item.comment_id, item]));
  return reports.flatMap(({ id, uid, readerId, reason, note, reportedAt }) => {
    const item = items.get(id);
    if (!item) return [];
    const reported_at = reportedAt?.toISOString() ?? item.created_at;
    return [{ ...item, uid, reader_id: readerId ?? '', reason: reason ?? 'other', note, reported_at }];
  });
}

async function itemsOf(db: Database, rows: readonly { id: string }[]): Promise<CommentItem[]> {
  const among = sql`${comments.id} = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`;
  return (await selectItems(db).where(among)).map(toCommentItem);
}

/** Takes a comment out of readers' sight until the desk decides; its author cannot release it. Throws `notFound`. */
export function holdComment(db: Database, commentId: string, now: Date): Promise<CommentItem> {
  return decide(db, commentId, now, (comment) => ({
    status: 'held',
    heldBy: 'desk',
    reportedFrom: comment.reportedFrom ?? authorsChoice(comment),
  }));
}

/**
 * Shows a comment to the readers again, unless its author has hidden it; one that was reported is what it was before.
 * Throws `notFound`.
 */
export function releaseComment(db: Database, commentId: string, now: Date): Promise<CommentItem> {
  return decide(db, commentId, now, (comment) => ({
    status: comment.reportedFrom ?? authorsChoice(comment) ?? 'visible',
    heldBy: comment.reportedHeldBy,
  }));
}

function authorsChoice({ status }: CommentRow): 'hidden' | 'spam' | null {
  return status === 'hidden' || status === 'spam' ? status : null;
}

/** Takes a comment away for good; its author sees that it was removed. */
export function removeComment(db: Database, commentId: string, now: Date): Promise<CommentItem> {
  return decide(db, commentId, now, () => ({ status: 'removed', heldBy: null }));
}

async function decide(
  db: Database,
  commentId: string,
  now: Date,
  decision: (comment: CommentRow) => Pick<CommentRow, 'status' | 'heldBy'> & Partial<Pick<CommentRow, 'reportedFrom'>>,
): Promise<CommentItem> {
  return db.transaction(async (tx) => {
    const comment = await lockReaders(tx, commentId);
    const to = decision(comment);
    // Its reader and who has reported it may have been told so.
    if (comment.status === 'removed' && to.status !== 'removed')
      throw new AppError('notFound', { msg: 'Nothing was done: the comment is removed for good.' });
    // Removed is seen: nothing is left for the author to do about it.
    const seenAt = to.status === 'removed' ? (comment.seenAt ?? now) : comment.seenAt;
    // A report is open until it is decided, also while the desk holds the comment: then it is answered, once.
    const isDecided = to.heldBy !== 'desk';
    // What it was held for is told while it is held, and may be again.
    const staysHeld = to.status === 'held' && (to.heldBy !== 'desk' || comment.reportedFrom === 'held');
    await tx
      .update(comments)
      .set({
        ...{ ...to, seenAt, pinned: comment.pinned && to.status === 'visible' },
        ...(!staysHeld && { heldWord: '' }),
        ...(isDecided && { reportedAt: null, reportedFrom: null, reportedHeldBy: null }),
      })
      .where(eq(comments.id, commentId));
    const unseen = comment.seenAt === null && seenAt !== null && !comment.trashed ? -1 : 0;
    await moveStoryCounters(tx, [{ story_id: comment.storyId, changed: 1, comments: 0, unseen }]);
    if (isDecided && comment.reportedAt !== null) await tellDecision(tx, comment, to.status, now);
    await tellComments(tx, comment.uid, [comment], now);
    return readItem(tx, commentId);
  });
}

async function lockReaders(tx: Database, id: string): Promise<CommentRow> {
  const byReader: SQL = sql`${comments.readerId} is not null and ${comments.status} <> 'deleted'`;
  const [found] = await tx
    .select({ storyId: comments.storyId })
    .from(comments)
    .where(and(eq(comments.id, id), byReader));
  if (!found) throw new AppError('notFound');
  await lockStories(tx, [found.storyId]);
  const [comment] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), byReader))
    .for('no key update');
  if (!comment) throw new AppError('notFound');
  return comment;
}

async function tellDecision(tx: Database, comment: CommentRow, status: CommentRow['status'], now: Date): Promise<void> {
  const texts = decisionTexts(comment.readerName, status);
  const { uid, storyId } = comment;
  const draft = { uid, storyId, type: 'system', event: 'new-comment', texts, path: paths.comments() } as const;
  await sendTranslated(tx, { ...draft, isAnswer: true }, now);
}

/** Words of the platform's list that the desk has added, and those of the built-in list that it allows. */
export async function listPlatformWords(db: Database): Promise<{ phrase: string; allowed: boolean }[]> {
  const { phrase, allowed } = platformWords;
  return db.select({ phrase, allowed }).from(platformWords).orderBy(asc(platformWords.phrase));
}

/**
 * Adds a word to the platform's list, or allows one of it. Holds for what comes from now on.
 *
 * @returns whether comments were held for the word before, written as it is
 */
export async function setPlatformWord(db: Database, word: string, allowed: boolean, now: Date): Promise<boolean> {
  const phrase = wordKey(word).replace(/\s+/gu, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(phrase)) throw new AppError('invalidRequest', { msg: 'A word has letters.' });
  const named = eq(platformWords.phrase, phrase);
  const [before] = await db.select({ allowed: platformWords.allowed }).from(platformWords).where(named);
  const set = { allowed, changedAt: now };
  await db
    .insert(platformWords)
    .values({ phrase, ...set })
    .onConflictDoUpdate({ target: platformWords.phrase, set });
  return before ? !before.allowed : isBuiltIn(phrase);
}
