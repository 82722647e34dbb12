import { CLOSES_AFTER_DAYS } from '@myfiction/shared/contract/billing.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import type { CallContext } from '../platform/handler.ts';
import { closeMonth } from './close-month.ts';
import { addMonths, settlementMonth } from './settlement-time.ts';

type Options = Pick<CallContext, 'db' | 'clock'> & { signal?: AbortSignal };

/** Closes the month that has ended, some days after its end. */
export async function closeDueMonth({ db, clock, signal }: Options): Promise<void> {
  const reported = new Date(clock.now().getTime() - CLOSES_AFTER_DAYS * DAY_MS);
  const month = addMonths(settlementMonth(reported), -1);
  await closeMonth({ db, clock, ...(signal && { signal }) }, month);
}
