import { GUEST_PEN_NAME } from '@myfiction/shared/contract/rules.ts';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { penNameKey } from '../database/names.ts';
import { activityEntries } from '../database/schema/activities.ts';
import { applications } from '../database/schema/applications.ts';
import { bills, withdrawals } from '../database/schema/bills.ts';
import { exportTickets } from '../database/schema/imports.ts';
import { payoutMethods, taxForms } from '../database/schema/payout.ts';
import { recoveryCodes, secondFactors } from '../database/schema/second-factors.ts';
import { sessions } from '../database/schema/sessions.ts';
import { notificationChoices, signIns, signInTickets } from '../database/schema/sign-ins.ts';
import { stories } from '../database/schema/stories.ts';
import { users } from '../database/schema/users.ts';
import { formerEmails } from '../database/schema/verification.ts';
import { removeLater } from '../files/remove-later.ts';

const NAME_OF_DELETED = 'Deleted author';
/** Any number of accounts may have this key. */
const GUEST_KEY = penNameKey(GUEST_PEN_NAME);

/**
 * Takes the person out of the account and everything that others see or the desk works on, which are few rows; nobody
 * gets in, and names and address are free. What may be many rows is marked, and swept away later.
 */
export async function endAccount(tx: Database, uid: number, now: Date): Promise<void> {
  await tx.delete(signInTickets).where(eq(signInTickets.uid, uid));
  await tx.delete(sessions).where(eq(sessions.uid, uid));
  await tx.delete(signIns).where(eq(signIns.uid, uid));
  await tx.delete(formerEmails).where(eq(formerEmails.uid, uid));
  await tx.delete(secondFactors).where(eq(secondFactors.uid, uid));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.uid, uid));
  await tx.delete(notificationChoices).where(eq(notificationChoices.uid, uid));
  await tx.delete(exportTickets).where(eq(exportTickets.uid, uid));
  await tx.delete(payoutMethods).where(eq(payoutMethods.uid, uid));
  await tx.delete(taxForms).where(eq(taxForms.uid, uid));
  await tx.delete(activityEntries).where(eq(activityEntries.uid, uid));
  const shelf = tx.select({ id: stories.id }).from(stories).where(eq(stories.uid, uid));
  await tx.delete(applications).where(inArray(applications.storyId, shelf));
  await tx.update(bills).set({ penName: '' }).where(eq(bills.uid, uid));
  await tx.update(withdrawals).set({ methodMasked: '' }).where(eq(withdrawals.uid, uid));
  const pictures = await picturesOf(tx, uid);
  await tx
    .update(stories)
    .set({ deleted: true, cover: '', titleKey: sql`${stories.id}::text` })
    .where(eq(stories.uid, uid));
  const nobody = { penName: NAME_OF_DELETED, penNameKey: GUEST_KEY, avatar: '', about: '', email: null };
  await tx
    .update(users)
    .set({ ...nobody, passwordHash: null, deletionAt: null, blockedAt: now, sweeping: true })
    .where(eq(users.uid, uid));
  // The store of files may be away.
  await removeLater(tx, pictures, now);
}

async function picturesOf(tx: Database, uid: number): Promise<string[]> {
  const avatar = tx
    .select({ file: users.avatar })
    .from(users)
    .where(and(eq(users.uid, uid), ne(users.avatar, '')));
  const covers = tx
    .select({ file: stories.cover })
    .from(stories)
    .where(and(eq(stories.uid, uid), ne(stories.cover, '')));
  return (await avatar.union(covers)).map(({ file }) => file);
}
