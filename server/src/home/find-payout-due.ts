import { dayStart } from '../billing/settlement-time.ts';
import type { Database } from '../database/connect.ts';
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
  /** When the payday begins that would pass; null where none is ahead. */
  dueAt: Date | null;
}

/**
 * Nothing is paid out without a tax form and a payout method, and of what a contract brings more is withheld without a
 * form. Null for who earns nothing.
 */
export async function findPayoutDue(
  { db, uid, now }: { db: Database; uid: number; now: Date },
  stories: readonly Pick<StoryWork, 'contractStatus'>[],
  { nextPayday }: Pick<Waiting, 'nextPayday'>,
): Promise<PayoutDue | null> {
  const isDue = nextPayday !== null;
  if (!isDue && !stories.some(({ contractStatus }) => contractStatus === SIGNED)) return null;
  const { tax, method } = await payoutReadiness(db, uid, now);
  const payday = isDue ? dayStart(nextPayday) : null;
  return {
    taxForm: tax === 'missing' || tax === 'rejected' ? tax : null,
    noMethod: isDue && method === null,
    dueAt: payday && payday > now ? payday : null,
  };
}
