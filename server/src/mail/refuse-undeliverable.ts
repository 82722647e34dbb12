import { CODE_VALID_MINUTES } from '@myfiction/shared/contract/rules.ts';
import { MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { mailOutbox } from '../database/schema/platform.ts';
import { AppError } from '../platform/handler.ts';

/** As long as a code that was refused would have been good: then it is tried once more. */
const REMEMBERED_MS = CODE_VALID_MINUTES * MINUTE_MS;

/** Who asks for another mail is told that the last one was refused for good. Throws `mailRefused`. */
export async function refuseUndeliverable(db: Database, recipient: string, now: Date): Promise<void> {
  const lately = gt(mailOutbox.refusedAt, new Date(now.getTime() - REMEMBERED_MS));
  if ((await db.$count(mailOutbox, and(eq(mailOutbox.recipient, recipient), lately))) > 0) {
    throw new AppError('mailRefused');
  }
}
