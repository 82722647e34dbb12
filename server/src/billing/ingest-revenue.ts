import type { ApiInput, ApiOutput } from '@myfiction/shared/contract/calls.ts';
import type { CallContext } from '../platform/handler.ts';
import { recordRevenue } from './record-revenue.ts';

/** Takes what stores and the platform report; all of a batch or nothing. */
export function ingestRevenue(
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
  { events }: ApiInput<'ingest/revenue'>,
): Promise<ApiOutput<'ingest/revenue'>> {
  return db.transaction((tx) => recordRevenue(tx, events, clock.now()));
}
