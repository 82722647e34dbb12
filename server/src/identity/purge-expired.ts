import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { lt } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { deleteInSteps } from '../database/delete-in-steps.ts';
import { sessions } from '../database/schema/sessions.ts';
import { formerEmails, throttles, verificationCodes } from '../database/schema/verification.ts';
import { formerEmailLinks } from './former-email-links.ts';
import { purgeSignInTickets } from './providers/one-use.ts';

/** Ended sessions stay this long, so that an account still knows the places that it has signed in from. */
const KEEP_SESSIONS_MS = 90 * DAY_MS;

/** Deletes what has run out. Safe to run at any time and on several servers. */
export async function purgeExpiredIdentity(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const keepFrom = new Date(now.getTime() - KEEP_SESSIONS_MS);
  await deleteInSteps(db, verificationCodes, lt(verificationCodes.expiresAt, now), signal);
  await purgeSignInTickets(db, now, signal);
  await deleteInSteps(db, formerEmails, formerEmailLinks.isOver(now), signal);
  await deleteInSteps(db, throttles, lt(throttles.windowEndsAt, now), signal);
  await deleteInSteps(db, sessions, lt(sessions.expiresAt, keepFrom), signal);
  await deleteInSteps(db, sessions, lt(sessions.revokedAt, keepFrom), signal);
}
