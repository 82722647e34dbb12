import { readUnpaid } from '../billing/author-money.ts';
import { isBelowMinimum } from '../billing/blockers.ts';
import { dayStart, settlementDay } from '../billing/settlement-time.ts';
import type { Database } from '../database/connect.ts';
import { confirmDay } from '../payout/confirm-day.ts';
import { payoutReadiness } from '../payout/payout-readiness.ts';
import { SIGNED } from '../stories/story-rules.ts';
import type { StoryWork } from './story-work.ts';
import type { Waiting } from './waiting.ts';

/** What an author has to hand in before money can reach them. */
export interface PayoutDue {
  /** Null where a form counts or is checked. */
  taxForm: 'missing' | 'rejected' | null;
  /** Money is due and there is no way to send it. */
  noMethod: boolean;
  /** When the day begins that Payment info names too, to be in time for the next payday; null where it is over. */
  dueAt: Date | null;
}

/**
 * Nothing is paid out without a tax form and a payout method, and of what a contract brings more is withheld without a
 * form. Null for who earns nothing, and for who has both.
 */
export async function findPayoutDue(
  { db, uid, now }: { db: Database; uid: number; now: Date },
  stories: readonly Pick<StoryWork, 'contractStatus'>[],
  { moneyWaits }: Pick<Waiting, 'moneyWaits'>,
): Promise<PayoutDue | null> {
  if (!moneyWaits && !stories.some(({ contractStatus }) => contractStatus === SIGNED)) return null;
  const { tax, method } = await payoutReadiness(db, uid, now);
  const taxForm = tax === 'missing' || tax === 'rejected' ? tax : null;
  const noMethod = moneyWaits && method === null;
  if (!taxForm && !noMethod) return null;
  const payday = moneyWaits ? await firstPayday(db, uid, now) : undefined;
  const day = payday === undefined ? null : dayStart(confirmDay(payday));
  return { taxForm, noMethod, dueAt: day && day > now ? day : null };
}

/** The first on which something is paid if nothing else stands in the way: what is too little waits for a later one. */
async function firstPayday(db: Database, uid: number, now: Date): Promise<string | undefined> {
  const unpaid = await readUnpaid(db, uid);
  const today = settlementDay(now);
  const paid = unpaid.filter((bill) => bill.netMinor > 0 && !isBelowMinimum(bill, { unpaid, today }));
  return paid.map(({ payday }) => payday).sort()[0];
}
