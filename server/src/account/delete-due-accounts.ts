import { GUEST_PEN_NAME } from '@myfiction/shared/contract/rules.ts';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { deleteInSteps } from '../database/delete-in-steps.ts';
import { nameKey } from '../database/names.ts';
import { billLines, bills, withdrawals } from '../database/schema/bills.ts';
import { chapters } from '../database/schema/chapters.ts';
import { commentActs } from '../database/schema/comment-acts.ts';
import { authorReaders, blockedReaders, filterWords } from '../database/schema/comment-readers.ts';
import { comments } from '../database/schema/comments.ts';
import { exportTickets, imports } from '../database/schema/imports.ts';
import { messages } from '../database/schema/messages.ts';
import { payoutMethods, taxForms } from '../database/schema/payout.ts';
import { idempotency } from '../database/schema/platform.ts';
import { chapterReaders, storyFollowers } from '../database/schema/readers.ts';
import { recoveryCodes, secondFactors } from '../database/schema/second-factors.ts';
import { sessions } from '../database/schema/sessions.ts';
import { notificationChoices, signIns } from '../database/schema/sign-ins.ts';
import { stories } from '../database/schema/stories.ts';
import { attachments } from '../database/schema/threads.ts';
import { users } from '../database/schema/users.ts';
import { writingDays } from '../database/schema/writing-days.ts';
import { workOffRows } from '../platform/due-rows/work-off-rows.ts';
import { errorTexts } from '../platform/error-texts.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { lockShelf } from '../stories/lock-story.ts';
import { refuseUnfinished } from './deletion.ts';
import { notDeleted } from './security-texts.ts';
import { tellSecurity } from './tell-security.ts';

type Options = Pick<CallContext, 'db' | 'clock'> & {
  log: Pick<CallContext['log'], 'info'>;
  signal?: AbortSignal;
};

const NAME_OF_DELETED = 'Deleted author';
/** Any number of accounts may have this key. */
const GUEST_KEY = nameKey(GUEST_PEN_NAME);

/**
 * Deletes the accounts whose day has come, each in a transaction of its own, once with any number of servers. Where
 * money or a contract has come up since, the account stays and its author is told.
 */
export async function deleteDueAccounts({ db, clock, log, signal }: Options): Promise<void> {
  await workOffRows({ db, clock, job: 'delete due accounts', signal }, async (tx, rows) => {
    const [due] = await tx
      .select({ uid: users.uid })
      .from(users)
      .where(and(lte(users.deletionAt, clock.now()), rows.areDue(users.uid)))
      .orderBy(asc(users.deletionAt))
      .limit(1)
      // No stronger: who holds a story may still write what names its author.
      .for('no key update', { skipLocked: true });
    if (!due) return false;
    await rows.attempt(tx, due.uid, (nested) => deleteOrKeep(nested, due.uid, { clock, log }));
    return true;
  });
}

async function deleteOrKeep(tx: Database, uid: number, { clock, log }: Pick<Options, 'clock' | 'log'>): Promise<void> {
  // A contract that is just being signed keeps the account.
  await lockShelf(tx, uid);
  try {
    await refuseUnfinished(tx, uid);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await tx.update(users).set({ deletionAt: null }).where(eq(users.uid, uid));
    await tellSecurity({ db: tx, uid, clock }, notDeleted(errorTexts(error)));
    return;
  }
  await deleteAccount(tx, uid, clock.now());
  log.info({ uid }, 'account deleted');
}

async function deleteAccount(tx: Database, uid: number, now: Date): Promise<void> {
  // What belongs to a story goes with it, but for what may be too much for one statement.
  await tx.delete(exportTickets).where(eq(exportTickets.uid, uid));
  await tx.delete(imports).where(eq(imports.uid, uid));
  await tx.delete(messages).where(eq(messages.uid, uid));
  await tx.delete(attachments).where(eq(attachments.uid, uid));
  await tx.delete(commentActs).where(eq(commentActs.uid, uid));
  await deleteInSteps(tx, comments, eq(comments.uid, uid));
  await tx.delete(filterWords).where(eq(filterWords.uid, uid));
  await tx.delete(blockedReaders).where(eq(blockedReaders.uid, uid));
  await deleteInSteps(tx, authorReaders, eq(authorReaders.uid, uid));
  const shelf = tx.select({ id: stories.id }).from(stories).where(eq(stories.uid, uid));
  const texts = tx.select({ id: chapters.id }).from(chapters).where(inArray(chapters.storyId, shelf));
  await deleteInSteps(tx, chapterReaders, inArray(chapterReaders.chapterId, texts));
  await deleteInSteps(tx, storyFollowers, inArray(storyFollowers.storyId, shelf));
  await tx.delete(stories).where(eq(stories.uid, uid));
  await tx.delete(idempotency).where(eq(idempotency.uid, uid));
  await tx.delete(payoutMethods).where(eq(payoutMethods.uid, uid));
  await tx.delete(taxForms).where(eq(taxForms.uid, uid));
  const [bill] = await tx.select({ id: bills.id }).from(bills).where(eq(bills.uid, uid)).limit(1);
  if (bill) await forgetPerson(tx, uid, now);
  else await tx.delete(users).where(eq(users.uid, uid));
}

/** The law wants bills to be kept for years; the person they were for is taken out of the record. */
async function forgetPerson(tx: Database, uid: number, now: Date): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.uid, uid));
  await tx.delete(signIns).where(eq(signIns.uid, uid));
  await tx.delete(secondFactors).where(eq(secondFactors.uid, uid));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.uid, uid));
  await tx.delete(notificationChoices).where(eq(notificationChoices.uid, uid));
  await tx.delete(writingDays).where(eq(writingDays.uid, uid));
  await tx.update(withdrawals).set({ methodMasked: '' }).where(eq(withdrawals.uid, uid));
  const theirs = tx.select({ id: bills.id }).from(bills).where(eq(bills.uid, uid));
  const noStory = { storyId: null, storyTitle: '', chapterId: null, chapterTitle: '' };
  await tx.update(billLines).set(noStory).where(inArray(billLines.billId, theirs));
  const nobody = { penName: NAME_OF_DELETED, penNameKey: GUEST_KEY, avatar: '', about: '', email: null };
  await tx
    .update(users)
    .set({ ...nobody, passwordHash: null, deletionAt: null, blockedAt: now })
    .where(eq(users.uid, uid));
}
