import { and, eq, exists, gt, isNull, ne, notExists, sql } from 'drizzle-orm';
import { FILTERS } from '../comments/comment-filters.ts';
import { boundedCount } from '../comments/count-comments.ts';
import type { Database } from '../database/connect.ts';
import { prepareOnce } from '../database/prepare-once.ts';
import { bills } from '../database/schema/bills.ts';
import { comments } from '../database/schema/comments.ts';
import { payoutMethods } from '../database/schema/payout.ts';
import { users } from '../database/schema/users.ts';

const WITHDRAWN = 3;
const PAYMENT_FAILED = 4;

/** What waits for the author beside the stories. */
export interface Waiting {
  heldComments: number;
  /** And nothing keeps the author from asking for the money again: a new way of payment pays nothing at first. */
  paymentFailed: boolean;
  /** There are bills that are not paid. */
  moneyWaits: boolean;
  published: boolean;
  deletionAt: Date | null;
}

export async function findWaiting(db: Database, uid: number, now: Date): Promise<Waiting> {
  const [found] = await waiting(db).execute({ uid, now: now.toISOString() });
  return found ?? { heldComments: 0, paymentFailed: false, moneyWaits: false, published: false, deletionAt: null };
}

const waiting = prepareOnce((db) => {
  const failed = db
    .select({ id: bills.id })
    .from(bills)
    .where(and(eq(bills.uid, users.uid), eq(bills.status, PAYMENT_FAILED)));
  const locked = db
    .select({ id: payoutMethods.id })
    .from(payoutMethods)
    .where(
      and(
        eq(payoutMethods.uid, users.uid),
        isNull(payoutMethods.replacedAt),
        sql`${payoutMethods.lockedUntil} > ${sql.placeholder('now')}::timestamptz`,
      ),
    );
  const unpaid = db
    .select({ id: bills.id })
    .from(bills)
    .where(and(eq(bills.uid, users.uid), ne(bills.status, WITHDRAWN), gt(bills.netMinor, 0)));
  return db
    .select({
      // Only the desk decides on what it holds.
      heldComments: boundedCount(
        and(eq(comments.uid, users.uid), FILTERS.held, sql`${comments.heldBy} is distinct from 'desk'`),
      ),
      paymentFailed: sql<boolean>`${exists(failed)} and ${notExists(locked)}`,
      moneyWaits: sql<boolean>`${exists(unpaid)}`,
      published: sql<boolean>`${users.firstPublishedAt} is not null`,
      deletionAt: users.deletionAt,
    })
    .from(users)
    .where(eq(users.uid, sql.placeholder('uid')))
    .prepare('what waits for the author');
});
