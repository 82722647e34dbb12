import type { billLines, bills } from '../database/schema/bills.ts';
import type { Random } from './random.ts';
import { isoDay, monthStart } from './times.ts';

type LineInsert = Omit<typeof billLines.$inferInsert, 'billId'> & { amountMinor: number };
export interface DemoBill {
  row: typeof bills.$inferInsert & { id: string };
  lines: LineInsert[];
}
export interface EarningStory {
  storyId: string;
  /** Share of the author's readers. */
  weight: number;
  completed: boolean;
}

const MONTHS = 9;
const MILLION = 1_000_000;
/** Millionths of a cent: 1.8 cents an unlock, 0.11 a subscriber's read, 0.02 an ad. */
const RATES = { unlock: 1_800_000, subscription: 110_000, ads: 20_000, gift: 35_000_000 } as const;
const FAILURE = 'The account holder’s name does not match. Check the payment info, then withdraw again.';

/** The author's closed months, one of them for each state a bill can be in. */
export function buildBills(random: Random, uid: number, stories: readonly EarningStory[], now: Date): DemoBill[] {
  return Array.from({ length: MONTHS }, (_, index) => {
    const ago = index + 1;
    const earnings = stories.flatMap((story) => earningsOf(random, story, ago));
    const gross = sumOf(earnings);
    const fee = -Math.round(gross * 0.15);
    const share = -Math.round((gross + fee) * 0.3);
    const tax = -Math.round((gross + fee + share) * 0.1);
    const lines = [...earnings, deduction('store-fee', fee), deduction('platform-share', share), deduction('tax', tax)];
    const month = monthStart(now, -ago);
    const payday = monthStart(now, 2 - ago);
    payday.setUTCDate(15);
    const status = statusOf(ago);
    const row = {
      id: random.uuid(),
      uid,
      month: isoDay(month),
      currency: 'USD',
      status,
      grossMinor: gross,
      netMinor: sumOf(lines),
      payday: isoDay(payday),
      withdrawnAt: status === 3 ? payday : null,
      failure: status === 4 ? FAILURE : '',
      createdAt: monthStart(now, 1 - ago),
    };
    return { row, lines };
  });
}

function statusOf(monthsAgo: number): 1 | 2 | 3 | 4 {
  if (monthsAgo === 1) return 1;
  if (monthsAgo === 2) return 2;
  return monthsAgo === 5 ? 4 : 3;
}

function earningsOf(random: Random, story: EarningStory, monthsAgo: number): LineInsert[] {
  const crowd = story.weight * (1.15 - monthsAgo * 0.08) * (0.9 + 0.2 * random.next());
  const units = { unlock: 42_000, subscription: 160_000, ads: 300_000, gift: 520 };
  const counted = (['unlock', 'subscription', 'ads', 'gift'] as const).map((kind) =>
    earning(kind, story.storyId, Math.round(units[kind] * crowd), RATES[kind]),
  );
  if (story.completed && monthsAgo === 2) counted.push(earning('completion-bonus', story.storyId, 1, 30_000 * MILLION));
  if (!story.completed && monthsAgo % 3 === 1) counted.push(earning('bonus', story.storyId, 1, 15_000 * MILLION));
  return counted;
}

function earning(kind: LineInsert['kind'], storyId: string, units: number, rateMicros: number): LineInsert {
  return { kind, storyId, units, rateMicros, amountMinor: Math.round((units * rateMicros) / MILLION) };
}

function deduction(kind: LineInsert['kind'], amountMinor: number): LineInsert {
  return { kind, storyId: null, units: 1, rateMicros: amountMinor * MILLION, amountMinor };
}

function sumOf(lines: readonly LineInsert[]): number {
  return lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
