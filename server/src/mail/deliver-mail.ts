import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { storableText } from '../database/names.ts';
import { mailOutbox } from '../database/schema/platform.ts';
import type { Clock } from '../platform/clock.ts';
import { type DueRows, workOffRows } from '../platform/due-rows/work-off-rows.ts';
import { retryDelayMs } from '../platform/retry-delay.ts';
import type { Found } from '../platform/work-off.ts';
import { MailRefused } from './mail-refused.ts';
import type { OutgoingMail } from './mailer.ts';

/** Hands one mail to a mail server. Rejects when it was not taken: with `MailRefused` where it never will be. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

/** With doubling delays, about a day. */
const MAX_ATTEMPTS = 30;
/** What is over is the author's business: a code, an address. */
const FORGOTTEN = { nextTryAt: null, text: '', html: '' };

type Mail = typeof mailOutbox.$inferSelect;

interface DeliverOptions {
  db: Database;
  clock: Clock;
  send: SendMail;
  /** Only what runs out, a code: it must not wait for thousands of letters that came before it. */
  urgent?: boolean;
  /** Told of a mail that is refused for good. */
  onRefused?: (mail: { id: string }) => void;
  signal?: AbortSignal;
}

/**
 * Delivers the mail that is due, the oldest first; gives how many were tried. With several servers each mail goes out
 * once; a failure is tried again later, twice as late each time, and never once its reader could not use it any more. One
 * that is refused for good is over at once.
 */
export function deliverMail(options: DeliverOptions): Promise<number> {
  const { db, clock, signal } = options;
  return workOffRows({ db, clock, job: 'deliver mail', signal }, (tx, rows) => deliverNext(tx, rows, options));
}

async function deliverNext(tx: Database, rows: DueRows, options: DeliverOptions): Promise<Found> {
  const now = options.clock.now();
  const [mail] = await dueMail(tx, rows, now, options.urgent);
  if (!mail) return false;
  return rows.attemptOutside(
    tx,
    mail.id,
    async () => (isUseless(mail, now) ? FORGOTTEN : attempt(mail, options, now)),
    (after, changes) => after.update(mailOutbox).set(changes).where(eq(mailOutbox.id, mail.id)),
  );
}

/** The mail that is due first, held for the transaction. */
export function dueMail(tx: Database, rows: Pick<DueRows, 'areDue'>, now: Date, urgent = false) {
  const { id, nextTryAt, expiresAt } = mailOutbox;
  return tx
    .select()
    .from(mailOutbox)
    .where(and(lte(nextTryAt, now), rows.areDue(id), urgent ? isNotNull(expiresAt) : undefined))
    .orderBy(asc(nextTryAt))
    .limit(1)
    .for('update', { skipLocked: true });
}

/** Sends it, and gives what its row is from then on. */
async function attempt(mail: Mail, { send, onRefused }: DeliverOptions, now: Date): Promise<Partial<Mail>> {
  const failure = await send({ to: mail.recipient, ...mail, code: undefined }).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
  const attempts = mail.attempts + 1;
  if (failure === undefined) return { ...FORGOTTEN, attempts, sentAt: now, lastError: null };
  // Foreign words.
  const lastError = storableText(failure.message.slice(0, 500));
  if (failure instanceof MailRefused) {
    onRefused?.(mail);
    return { ...FORGOTTEN, attempts, lastError, refusedAt: now };
  }
  const nextTryAt = new Date(now.getTime() + retryDelayMs(attempts));
  const over = attempts >= MAX_ATTEMPTS || isUseless(mail, nextTryAt);
  return { ...(over ? FORGOTTEN : { nextTryAt }), attempts, lastError };
}

function isUseless({ expiresAt }: Mail, at: Date): boolean {
  return expiresAt !== null && expiresAt <= at;
}
