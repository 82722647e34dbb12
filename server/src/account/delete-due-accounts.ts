import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { users } from '../database/schema/users.ts';
import { workOffRows } from '../platform/due-rows/work-off-rows.ts';
import { errorTexts } from '../platform/error-texts.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { lockShelf } from '../stories/lock-story.ts';
import { refuseUnfinished } from './deletion.ts';
import { endAccount } from './end-account.ts';
import { notDeleted } from './security-texts.ts';
import { tellSecurity } from './tell-security.ts';

type Options = Pick<CallContext, 'db' | 'clock'> & {
  log: Pick<CallContext['log'], 'info'>;
  signal?: AbortSignal;
};

/**
 * Ends the accounts whose day has come, each in a transaction of its own, once with any number of servers: they are gone
 * for everybody at once, and what belonged to them is swept away after it (`sweepDeletedAccounts`). Where money or a
 * contract has come up since, the account stays and its author is told.
 */
export async function deleteDueAccounts({ db, clock, log, signal }: Options): Promise<void> {
  await workOffRows({ db, clock, job: 'delete due accounts', signal }, async (tx, rows) => {
    const [due] = await tx
      .select({ uid: users.uid })
      .from(users)
      .where(and(lte(users.deletionAt, clock.now()), rows.areDue(users.uid)))
      .orderBy(asc(users.deletionAt))
      .limit(1)
      // No stronger: who holds a story may still write what names its author.
      .for('no key update', { skipLocked: true });
    if (!due) return false;
    await rows.attempt(tx, due.uid, (nested) => endOrKeep(nested, due.uid, { clock, log }));
    return true;
  });
}

async function endOrKeep(tx: Database, uid: number, { clock, log }: Pick<Options, 'clock' | 'log'>): Promise<void> {
  // A contract that is just being signed and money that is just coming in keep the account: both hold the story.
  await lockShelf(tx, uid, 'update');
  try {
    await refuseUnfinished(tx, uid, clock.now());
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await tx.update(users).set({ deletionAt: null }).where(eq(users.uid, uid));
    await tellSecurity({ db: tx, uid, clock }, notDeleted(errorTexts(error)));
    return;
  }
  await endAccount(tx, uid, clock.now());
  log.info({ uid }, 'account deleted');
}
