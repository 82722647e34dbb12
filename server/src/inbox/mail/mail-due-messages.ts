import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { getNotification } from '../../account/notifications.ts';
import type { Database } from '../../database/connect.ts';
import { messages } from '../../database/schema/messages.ts';
import { users } from '../../database/schema/users.ts';
import { labelLanguage } from '../../identity/author-language.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Clock } from '../../platform/clock.ts';
import { type DueRows, workOffRows } from '../../platform/due-rows/work-off-rows.ts';
import { messageMail, type Recipient } from './message-mail.ts';

export interface MailOptions {
  db: Database;
  mail: Mailer;
  /** Where the studio is, without a slash at the end. */
  publicUrl: string;
  clock: Clock;
  signal?: AbortSignal;
}

/**
 * Puts the copies by mail that are due into the outbox, each in the transaction that takes its message off: it goes out
 * once with any number of servers. The author's choice of this moment counts.
 */
export async function mailDueMessages(options: MailOptions): Promise<void> {
  await workOffRows({ ...options, job: 'mail copies of messages' }, (tx, rows) => mailNext(tx, rows, options));
}

async function mailNext(tx: Database, rows: DueRows, options: MailOptions): Promise<boolean> {
  const [due] = await tx
    .select()
    .from(messages)
    .where(and(lte(messages.mailDueAt, options.clock.now()), rows.areDue(messages.id)))
    .orderBy(asc(messages.mailDueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!due) return false;
  await rows.attempt(tx, due.id, (nested) => mailOne(nested, due, options));
  return true;
}

async function mailOne(
  tx: Database,
  due: typeof messages.$inferSelect,
  { mail, publicUrl }: MailOptions,
): Promise<void> {
  const recipient = await findRecipient(tx, due.uid);
  const wanted = recipient !== undefined && (await getNotification(tx, due.uid, due.event)).email;
  if (wanted) await mail.send(tx, messageMail(recipient, due, publicUrl));
  await tx.update(messages).set({ mailDueAt: null }).where(eq(messages.id, due.id));
}

/** Who gets the mail: nobody for a blocked or deleted author, and for one without an address. */
async function findRecipient(tx: Database, uid: number): Promise<Recipient | undefined> {
  const [user] = await tx
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.uid, uid), isNull(users.blockedAt)));
  return user && user.email !== null ? { address: user.email, language: labelLanguage(user.language) } : undefined;
}
