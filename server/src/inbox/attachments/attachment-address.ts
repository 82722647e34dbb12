import { timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, eq } from 'drizzle-orm';
import { attachments } from '../../database/schema/threads.ts';
import { AppError, type CallContext } from '../../platform/handler.ts';
import type { Secrets } from '../../platform/secrets.ts';

export const ATTACHMENTS_PREFIX = '/attachments/';
const VALID_MS = 5 * MINUTE_MS;
const PURPOSE = 'attachment';

/** Gives the author the address of an attachment; whoever has it can fetch the file for five minutes. */
export async function getAttachment(
  { db, uid, clock, secrets }: Pick<CallContext, 'db' | 'uid' | 'clock' | 'secrets'>,
  { attachment_id }: { attachment_id: string },
): Promise<{ url: string }> {
  const [found] = await db
    .select({ id: attachments.id })
    .from(attachments)
    .where(and(eq(attachments.id, attachment_id), eq(attachments.uid, uid)));
  if (!found) throw new AppError('notFound');
  return { url: attachmentAddress(secrets, attachment_id, clock.now()) };
}

/** The address for somebody who may fetch the file: its author, or the desk. */
export function attachmentAddress(secrets: Secrets, id: string, now: Date): string {
  const until = now.getTime() + VALID_MS;
  return `${ATTACHMENTS_PREFIX}${id}?until=${until}&key=${keyOf(secrets, id, until)}`;
}

/** Whether the parts of an address were made by `attachmentAddress`, and not too long ago. */
export function isValidAddress(
  secrets: Secrets,
  { id, until, key }: { id: string; until: string; key: string },
  now: Date,
): boolean {
  if (!/^\d{1,15}$/.test(until) || Number(until) < now.getTime()) return false;
  const expected = Buffer.from(keyOf(secrets, id, Number(until)));
  const given = Buffer.from(key);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function keyOf(secrets: Secrets, id: string, until: number): string {
  return secrets.keyedHash(PURPOSE, `${id} ${until}`);
}
