import type { BillStatus } from '@myfiction/shared/contract/billing.ts';
import type { BillSummary } from '@myfiction/shared/contract/calls/bill.ts';
import type { Phase, Tone } from '@myfiction/shared/ui.ts';

/** Glyph and tone of each status; the running month has none. */
export const BILL_LOOKS: Readonly<Record<BillStatus, { phase: Phase; tone: Tone }>> = {
  1: { phase: 'half', tone: 'amber' },
  2: { phase: 'three-quarters', tone: 'blue' },
  3: { phase: 'full-check', tone: 'green' },
  4: { phase: 'full-bang', tone: 'brick' },
};

/** A closed month that comes to nothing: it is never paid, whatever its status. */
export function isOfNothing({ status, net_minor }: Pick<BillSummary, 'status' | 'net_minor'>): boolean {
  return status !== null && net_minor === 0;
}

/** Long lists show the calm state in grey. */
export function listTone(status: BillStatus): Tone {
  return status === 3 ? 'neutral' : BILL_LOOKS[status].tone;
}
