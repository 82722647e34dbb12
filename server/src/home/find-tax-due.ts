import { dayStart } from '../billing/settlement-time.ts';
import type { Database } from '../database/connect.ts';
import { countingTax } from '../payout/payout-readiness.ts';
import { SIGNED } from '../stories/story-rules.ts';
import type { StoryWork } from './story-work.ts';
import type { Waiting } from './waiting.ts';

export interface TaxDue {
  rejected: boolean;
  /** When the payday begins that would pass; null where none is ahead. */
  dueAt: Date | null;
}

/**
 * A tax form that an author has to hand in: nothing is paid out without one, and of what a contract brings more is
 * withheld. Null where one counts or is checked, and for who earns nothing.
 */
export async function findTaxDue(
  { db, uid, now }: { db: Database; uid: number; now: Date },
  stories: readonly Pick<StoryWork, 'contractStatus'>[],
  { nextPayday }: Pick<Waiting, 'nextPayday'>,
): Promise<TaxDue | null> {
  const earns = nextPayday !== null || stories.some(({ contractStatus }) => contractStatus === SIGNED);
  if (!earns) return null;
  const tax = await countingTax(db, uid, now);
  if (tax !== 'missing' && tax !== 'rejected') return null;
  const payday = nextPayday === null ? null : dayStart(nextPayday);
  return { rejected: tax === 'rejected', dueAt: payday && payday > now ? payday : null };
}
