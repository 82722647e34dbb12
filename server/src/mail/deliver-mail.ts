import { HOUR_MS } from '@myfiction/shared/contract/time-units.ts';
import { asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { mailOutbox } from '../database/schema/platform.ts';
import type { Clock } from '../platform/clock.ts';
import { workOff } from '../platform/work-off.ts';
import type { OutgoingMail } from './mailer.ts';

/** Hands one mail to a mail server. Rejects when it was not taken. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = HOUR_MS;
/** With doubling delays, about a day. */
const MAX_ATTEMPTS = 30;

interface DeliverOptions {
  db: Database;
  clock: Clock;
  send: SendMail;
  signal?: AbortSignal;
}

/**
 * Delivers the mail that is due, the oldest first; gives how many were tried. A row stays locked meanwhile, so that with
 * several servers each mail goes out once; a failure is tried again later, twice as late each time.
 */
export function deliverMail({ db, clock, send, signal }: DeliverOptions): Promise<number> {
  return workOff(db, (tx) => deliverNext(tx, send, clock.now()), signal);
}

async function deliverNext(tx: Database, send: SendMail, now: Date): Promise<boolean> {
  const [mail] = await tx
    .select()
    .from(mailOutbox)
    .where(lte(mailOutbox.nextTryAt, now))
    .orderBy(asc(mailOutbox.nextTryAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!mail) return false;
  const failure = await send({ to: mail.recipient, ...mail, code: undefined }).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const attempts = mail.attempts + 1;
  const result =
    failure === undefined
      ? // What was delivered is the author's business: a code, an address.
        { attempts, sentAt: now, nextTryAt: null, lastError: null, text: '', html: '' }
      : { attempts, nextTryAt: nextTry(attempts, now), lastError: failure.slice(0, 500) };
  await tx.update(mailOutbox).set(result).where(eq(mailOutbox.id, mail.id));
  return true;
}

function nextTry(attempts: number, now: Date): Date | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  return new Date(now.getTime() + Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS));
}
