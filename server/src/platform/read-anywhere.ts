import { desc, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { parseLogPlace, UNKNOWN_PLACE } from '../database/replica/log-place.ts';
import { STALE_MAX_MS } from '../database/replica/open-replica.ts';
import { authorEvents } from '../database/schema/author-events.ts';
import type { CallRequest, CallServices } from './call-request.ts';
import type { Caller } from './find-caller.ts';
import { AppError, type Handler } from './handler.ts';

/**
 * Reads from the standby where the call allows it, the standby has the browser's own last write, and the author was told
 * nothing lately that a page asks again for; else, and where the standby gives no answer, from the database itself.
 */
export async function readAnywhere<T>(
  services: Pick<CallServices, 'db' | 'replica' | 'clock'>,
  { fromReplica }: Pick<Handler, 'fromReplica'>,
  { cookie, written }: Pick<CallRequest, 'cookie' | 'written'>,
  { uid }: Caller,
  run: (db: Database) => Promise<T>,
): Promise<T> {
  const { db, replica, clock } = services;
  // Who keeps no cookies could not say what they have written.
  if (!replica || !fromReplica || !cookie) return run(db);
  const standby = replica.holding(written === undefined ? undefined : placeOf(written));
  if (!standby || (await wasToldLately(db, uid, clock.now()))) return run(db);
  try {
    return await run(standby);
  } catch (error) {
    if (!(error instanceof AppError)) replica.failed(error);
    // Also what it says is not there may only not be there yet.
    return run(db);
  }
}

const placeOf = (written: string) => parseLogPlace(written) ?? parseLogPlace(UNKNOWN_PLACE);

async function wasToldLately(db: Database, uid: number, now: Date): Promise<boolean> {
  const [last] = await db
    .select({ at: authorEvents.createdAt })
    .from(authorEvents)
    .where(eq(authorEvents.uid, uid))
    .orderBy(desc(authorEvents.tx))
    .limit(1);
  return last !== undefined && now.getTime() - last.at.getTime() <= STALE_MAX_MS;
}
