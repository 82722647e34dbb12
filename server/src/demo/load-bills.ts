import { OFFER_TERMS } from '@myfiction/shared/contract/application-options.ts';
import { STORE_FEE_MICROS } from '@myfiction/shared/contract/billing.ts';
import type { RevenueEvent } from '@myfiction/shared/contract/calls/ingest-revenue.ts';
import { MICROS } from '@myfiction/shared/contract/money.ts';
import { DAY_MS, HOUR_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, eq } from 'drizzle-orm';
import { closeMonth } from '../billing/close-month.ts';
import { addCompletionBonus } from '../billing/completion-bonus.ts';
import { type MonthOfAuthor, monthTotals } from '../billing/month-totals.ts';
import { recordRevenue } from '../billing/record-revenue.ts';
import { releaseBills } from '../billing/release-due-bills.ts';
import { markFailed, payWithdrawal } from '../billing/settle-withdrawal.ts';
import { addMonths, monthStart, paydayOf, settlementDay, settlementMonth } from '../billing/settlement-time.ts';
import { makeStatement } from '../billing/statement.ts';
import type { Total } from '../billing/statement-lines.ts';
import { withdrawBill } from '../billing/withdraw-bill.ts';
import { termsOf } from '../billing/write-bill.ts';
import type { Database } from '../database/connect.ts';
import { authorEvents } from '../database/schema/author-events.ts';
import { bills, withdrawals } from '../database/schema/bills.ts';
import { messages } from '../database/schema/messages.ts';
import { payoutReadiness } from '../payout/payout-readiness.ts';
import { buildReading, updateBonus } from './build-revenue.ts';
import { type EarningStory, earningStories, sellingAt } from './earning-stories.ts';
import { DEMO_WITHHOLDING_PERCENT } from './load-payout.ts';
import { FAILED_MONTHS_AGO, payoutTimes } from './paydays.ts';
import type { Random } from './random.ts';

/** What the author receives, in cents, from the running month back. */
const NETS = [812_40, 1_486_20, 1_352_75, 1_198_10, 967_30, 734_85, 610_20, 402_15];
const FAILURE = 'The bank sent the money back: the account holder’s name does not match the name in your contract.';
const DAILY_BONUS = 150_00;

interface DemoMonth extends MonthOfAuthor {
  /** What the author receives of it, in cents. */
  target: number;
  /** When it was read, or now where that lies ahead. */
  seen: Date;
}

/**
 * An author's bills, made as real ones are: from revenue, month by month, closed, released, withdrawn, paid or failed.
 * What the author would have been told at the time is left out.
 */
export async function loadBills(tx: Database, random: Random, uid: number, now: Date): Promise<void> {
  const stories = await earningStories(tx, uid);
  const running = settlementMonth(now);
  const past = (time: Date): Date => new Date(Math.min(time.getTime(), now.getTime()));
  let earlier: RevenueEvent | undefined;
  for (const [ago, target] of [...NETS.entries()].reverse()) {
    const month = addMonths(running, -ago);
    const place = { uid, month, currency: 'USD' as const, target, seen: past(after(month, 28)) };
    earlier = await addRevenue(tx, random, stories, place, earlier);
    if (ago > 0) await closeMonth({ db: tx, clock: at(past(after(addMonths(month, 1), 3))) }, month);
  }
  for (let ago = NETS.length - 1; ago > 0; ago--)
    await payOut(tx, uid, addMonths(running, -ago), ago === FAILED_MONTHS_AGO, now);
  await tx.delete(messages).where(eq(messages.uid, uid));
  await tx.delete(authorEvents).where(eq(authorEvents.uid, uid));
}

/** What is left of a cent that readers paid, after the store, the platform and the tax. */
const AFTER_TAX = 1 - DEMO_WITHHOLDING_PERCENT / 100;
const LEFT = (1 - STORE_FEE_MICROS / MICROS) * (OFFER_TERMS.exclusive.sharePercent / 100) * AFTER_TAX;

/**
 * Fills a month.
 *
 * @param earlier unlocks of the month before
 * @returns unlocks of this one
 */
async function addRevenue(
  tx: Database,
  random: Random,
  stories: readonly EarningStory[],
  place: DemoMonth,
  earlier: RevenueEvent | undefined,
): Promise<RevenueEvent> {
  const { month, target, seen } = place;
  const name = month.slice(0, 7);
  const selling = sellingAt(stories, seen);
  const extras = selling
    .filter(({ daily }) => daily)
    .map(({ storyId }) => updateBonus(name, storyId, DAILY_BONUS, seen));
  let bonuses = extras.length * DAILY_BONUS;
  for (const { storyId, words, completedAt } of selling) {
    if (completedAt && settlementMonth(completedAt) === month) {
      bonuses += await addCompletionBonus(tx, { storyId, words }, completedAt);
    }
  }
  const readingMinor = ((target - bonuses * AFTER_TAX) / LEFT) * 0.985;
  const reading = buildReading(random, name, selling, readingMinor, seen);
  const unlock = reading.find(({ kind }) => kind === 'unlock');
  if (!unlock) throw new Error(`No reader has unlocked a chapter in ${name}.`);
  if (earlier) {
    // Some readers got their coins back, and a store has reported a few unlocks a month late.
    extras.push({ ...unlock, event_id: `demo:${name}:refund`, units: -3 });
    extras.push({ ...earlier, event_id: `demo:${name}:late`, units: 24 });
  }
  await record(tx, [...reading, ...extras], seen);
  await record(tx, [await fillUp(tx, place, unlock)], seen);
  return unlock;
}

/** Unlocks at a special price: a cent each, as many as are missing. */
async function fillUp(tx: Database, { target, seen, ...place }: DemoMonth, like: RevenueEvent): Promise<RevenueEvent> {
  const totals = await monthTotals(tx, place);
  const terms = { month: place.month, ...(await termsOf(tx, place, await payoutReadiness(tx, place.uid, seen))) };
  const RATE = 1_000_000;
  const netWith = (units: number): number => {
    const [sample] = totals;
    if (!sample) return 0;
    const more: Total = { ...sample, kind: 'unlock', month: place.month, rateMicros: RATE, units };
    return makeStatement([...totals, more], terms).netMinor;
  };
  let [low, high] = [1, 1_000_000];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (netWith(middle) < target) low = middle + 1;
    else high = middle;
  }
  return { ...like, event_id: `${like.event_id}:fill`, units: low, rate_micros: RATE };
}

const AT_A_TIME = 1000;

async function record(tx: Database, events: readonly RevenueEvent[], now: Date): Promise<void> {
  for (let start = 0; start < events.length; start += AT_A_TIME) {
    await recordRevenue(tx, events.slice(start, start + AT_A_TIME), now);
  }
}

/** Goes as far as the bill's payday lies back: released, and all but the newest of those withdrawn. */
async function payOut(tx: Database, uid: number, month: string, fails: boolean, now: Date): Promise<void> {
  const { released, asked, done } = payoutTimes(month);
  if (paydayOf(month) > settlementDay(now)) return;
  await releaseBills(tx, uid, released);
  // The author has not asked for the newest one yet.
  if (paydayOf(addMonths(month, 1)) > settlementDay(now)) return;
  const [bill] = await tx
    .select({ id: bills.id })
    .from(bills)
    .where(and(eq(bills.uid, uid), eq(bills.month, month)));
  if (!bill) return;
  await withdrawBill({ db: tx, uid, clock: at(asked) }, { bill_id: bill.id });
  const [withdrawal] = await tx.select().from(withdrawals).where(eq(withdrawals.billId, bill.id));
  const which = { withdrawalId: withdrawal?.id ?? '' };
  if (fails) await markFailed(tx, { ...which, reason: FAILURE }, done);
  else await payWithdrawal(tx, { ...which, reference: `PP-${month.slice(0, 7)}` }, done);
}

/** Noon of a day after a month's first. */
function after(month: string, days: number): Date {
  return new Date(monthStart(month).getTime() + (days - 1) * DAY_MS + 12 * HOUR_MS);
}

function at(time: Date): { now(): Date } {
  return { now: () => time };
}
