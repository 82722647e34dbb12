import { OFFER_TERMS } from '@myfiction/shared/contract/application-options.ts';
import { STORE_FEE_MICROS } from '@myfiction/shared/contract/billing.ts';
import type { RevenueEvent } from '@myfiction/shared/contract/calls/ingest-revenue.ts';
import { MICROS } from '@myfiction/shared/contract/money.ts';
import { DAY_MS, HOUR_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { closeMonth } from '../billing/close-month.ts';
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
import { chapters } from '../database/schema/chapters.ts';
import { messages } from '../database/schema/messages.ts';
import { bonusEvent, buildReading, type EarningStory } from './build-revenue.ts';
import { DEMO_WITHHOLDING_PERCENT } from './load-payout.ts';
import type { LoadedStory } from './load-stories.ts';
import type { Random } from './random.ts';

/** What the author receives, in cents, from the running month back. */
const NETS = [812_40, 1_486_20, 1_352_75, 1_198_10, 967_30, 734_85, 610_20, 402_15];
/** The month, so many ago, whose payment came back. */
const FAILED = 5;
const FAILURE = 'The bank sent the money back: the account holder’s name does not match the name in your contract.';
const DAILY_BONUS = 150_00;
const COMPLETION_BONUS = 100_00;

/**
 * An author's bills, made as real ones are: from revenue, month by month, closed, released, withdrawn, paid or failed.
 * What the author would have been told at the time is left out.
 */
export async function loadBills(
  tx: Database,
  random: Random,
  uid: number,
  own: readonly LoadedStory[],
  now: Date,
): Promise<void> {
  const stories = await earningStories(tx, own);
  const running = settlementMonth(now);
  for (let ago = NETS.length - 1; ago >= 0; ago--) {
    const month = addMonths(running, -ago);
    await addRevenue(tx, random, stories, { uid, month, currency: 'USD' }, ago, now);
    if (ago > 0) await closeMonth({ db: tx, clock: at(after(addMonths(month, 1), 3)) }, month);
  }
  for (let ago = NETS.length - 1; ago > 0; ago--) await payOut(tx, uid, addMonths(running, -ago), ago === FAILED, now);
  await tx.delete(messages).where(eq(messages.uid, uid));
  await tx.delete(authorEvents).where(eq(authorEvents.uid, uid));
}

/** Signed stories with paid chapters earn by their readers. */
async function earningStories(tx: Database, own: readonly LoadedStory[]): Promise<EarningStory[]> {
  const earning = own.filter(({ plan }) => plan.statuses[0] === 30 && plan.statuses[1] === 22);
  const readers = earning.reduce((sum, { reads }) => sum + reads, 0);
  const found: EarningStory[] = [];
  for (const { id, reads, plan } of earning) {
    const published = await tx
      .select({ id: chapters.id })
      .from(chapters)
      .where(and(eq(chapters.storyId, id), eq(chapters.status, 'published'), isNull(chapters.trashedAt)))
      .orderBy(asc(chapters.position));
    const completed = plan.completedDaysAgo !== undefined;
    found.push({ storyId: id, weight: reads / readers, completed, chapterIds: published.map((row) => row.id) });
  }
  return found;
}

/** What is left of a cent that readers paid, after the store, the platform and the tax. */
const LEFT =
  (1 - STORE_FEE_MICROS / MICROS) * (OFFER_TERMS.exclusive.sharePercent / 100) * (1 - DEMO_WITHHOLDING_PERCENT / 100);

async function addRevenue(
  tx: Database,
  random: Random,
  stories: readonly EarningStory[],
  place: MonthOfAuthor,
  ago: number,
  now: Date,
): Promise<void> {
  const name = place.month.slice(0, 7);
  const seen = new Date(Math.min(after(place.month, 20).getTime(), now.getTime()));
  const target = NETS[ago] ?? 0;
  const [first, second] = [stories[0], stories.find(({ completed }) => completed)];
  const extras: RevenueEvent[] = [];
  if (first) extras.push(bonusEvent(name, 'bonus', first.storyId, DAILY_BONUS, seen));
  if (second && ago === 2) extras.push(bonusEvent(name, 'completion-bonus', second.storyId, COMPLETION_BONUS, seen));
  const bonuses = DAILY_BONUS + (ago === 2 ? COMPLETION_BONUS : 0);
  const readingMinor = ((target - bonuses * (1 - DEMO_WITHHOLDING_PERCENT / 100)) / LEFT) * 0.985;
  const reading = buildReading(random, name, stories, readingMinor, seen);
  const [unlock] = reading;
  if (unlock && ago < NETS.length - 1) {
    // Some readers got their coins back, and a store has reported a few unlocks a month late.
    extras.push({ ...unlock, event_id: `demo:${name}:refund`, units: -3 });
    const late = after(addMonths(place.month, -1), 25).toISOString();
    extras.push({ ...unlock, event_id: `demo:${name}:late`, units: 24, at: late });
  }
  await record(tx, [...reading, ...extras], seen);
  if (unlock) await record(tx, [await fillUp(tx, place, unlock, target, seen)], seen);
}

/** Unlocks at a special price: a cent each, as many as are missing. */
async function fillUp(
  tx: Database,
  place: MonthOfAuthor,
  like: RevenueEvent,
  target: number,
  now: Date,
): Promise<RevenueEvent> {
  const totals = await monthTotals(tx, place);
  const terms = { month: place.month, ...(await termsOf(tx, place, now)) };
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
  const payday = monthStart(paydayOf(month));
  if (paydayOf(month) > settlementDay(now)) return;
  await releaseBills(tx, uid, new Date(payday.getTime() + HOUR_MS));
  // The author has not asked for the newest one yet.
  if (paydayOf(addMonths(month, 1)) > settlementDay(now)) return;
  const [bill] = await tx
    .select({ id: bills.id })
    .from(bills)
    .where(and(eq(bills.uid, uid), eq(bills.month, month)));
  if (!bill) return;
  const asked = new Date(payday.getTime() + DAY_MS);
  await withdrawBill({ db: tx, uid, clock: at(asked) }, { bill_id: bill.id });
  const [withdrawal] = await tx.select().from(withdrawals).where(eq(withdrawals.billId, bill.id));
  const which = { withdrawalId: withdrawal?.id ?? '' };
  const done = new Date(asked.getTime() + DAY_MS);
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
