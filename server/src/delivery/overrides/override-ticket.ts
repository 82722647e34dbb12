import { timingSafeEqual } from 'node:crypto';
import { HOUR_MS } from '@myfiction/shared/contract/time-units.ts';
import type { Secrets } from '../../platform/secrets.ts';

/** As long as QA may look at the pages of the sign-in before signing in again. */
const VALID_MS = HOUR_MS;
const PURPOSE = 'override ticket';

/** Tells for an hour who was signed in, to nothing but the overrides of a tab: it opens no call of theirs. */
export function issueTicket(secrets: Secrets, uid: number, now: Date): string {
  const until = now.getTime() + VALID_MS;
  return `${uid}.${until}.${keyOf(secrets, uid, until)}`;
}

/** Whose ticket it is; undefined for one that was not issued here, or is over. */
export function ticketHolder(secrets: Secrets, ticket: string, now: Date): number | undefined {
  const [, uid, until, key = ''] = /^(\d{1,15})\.(\d{1,15})\.([0-9a-f]{64})$/.exec(ticket) ?? [];
  if (Number(until ?? 0) <= now.getTime()) return undefined;
  const expected = keyOf(secrets, Number(uid), Number(until));
  return timingSafeEqual(Buffer.from(expected), Buffer.from(key)) ? Number(uid) : undefined;
}

function keyOf(secrets: Secrets, uid: number, until: number): string {
  return secrets.keyedHash(PURPOSE, `${uid} ${until}`);
}
