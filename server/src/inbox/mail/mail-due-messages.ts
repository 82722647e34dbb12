import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { getNotification } from '../../account/notifications.ts';
import type { Database } from '../../database/connect.ts';
import { messages } from '../../database/schema/messages.ts';
import { users } from '../../database/schema/users.ts';
import { labelLanguage } from '../../identity/author-language.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { workOff } from '../../platform/work-off.ts';
import { messageMail, type Recipient } from './message-mail.ts';

export interface MailOptions {
  db: Database;
  mail: Mailer;
  /** Where the studio is, without a slash at the end. */
  publicUrl: string;
  now: Date;
  signal?: AbortSignal;
}

/**
 * Puts the copies by mail that are due into the outbox, each in the transaction that takes its message off: it goes out
 * once with any number of servers. The author's choice of this moment counts.
 */
export async function mailDueMessages({ signal, ...options }: MailOptions): Promise<void> {
  await workOff(options.db, (tx) => mailNext(tx, options), signal);
}

async function mailNext(tx: Database, { mail, publicUrl, now }: MailOptions): Promise<boolean> {
  const [due] = await tx
    .select()
    .from(messages)
    .where(lte(messages.mailDueAt, now))
    .orderBy(asc(messages.mailDueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!due) return false;
  const recipient = await findRecipient(tx, due.uid);
  const wanted = recipient !== undefined && (await getNotification(tx, due.uid, due.event)).email;
  if (wanted) await mail.send(tx, messageMail(recipient, due, publicUrl));
  await tx.update(messages).set({ mailDueAt: null }).where(eq(messages.id, due.id));
  return true;
}

/** Who gets the mail: nobody for a blocked or deleted author, and for one without an address. */
async function findRecipient(tx: Database, uid: number): Promise<Recipient | undefined> {
  const [user] = await tx
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.uid, uid), isNull(users.blockedAt)));
  return user && user.email !== null ? { address: user.email, language: labelLanguage(user.language) } : undefined;
}
