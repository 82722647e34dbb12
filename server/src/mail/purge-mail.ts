import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, isNull, lt } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { deleteInSteps } from '../database/delete-in-steps.ts';
import { mailOutbox } from '../database/schema/platform.ts';

/** As long as somebody may ask whether a mail went out. */
const MAIL_KEPT_MS = 7 * DAY_MS;

/** Forgets to whom mail went, and what could not be delivered. Safe to run at any time and on several servers. */
export async function purgeMail(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const ended = lt(mailOutbox.createdAt, new Date(now.getTime() - MAIL_KEPT_MS));
  await deleteInSteps(db, mailOutbox, and(ended, isNull(mailOutbox.nextTryAt)), signal);
}
