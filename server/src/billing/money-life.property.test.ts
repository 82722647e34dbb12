import type { RevenueEvent } from '@myfiction/shared/contract/calls/ingest-revenue.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { bills, withdrawals } from '../database/schema/bills.ts';
import { taxForms } from '../database/schema/payout.ts';
import { AppError } from '../platform/handler.ts';
import { createDomainContext, type DomainContext } from '../testing/domain-context.ts';
import { killAtStatement } from '../testing/fail-at-statement.ts';
import { addUser } from '../testing/fixtures.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { addMoneyAuthor, addPayout, addTaxForm, type MoneyAuthor } from '../testing/money-author.ts';
import { moneyProblems } from '../testing/money-problems.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { closeDueMonth } from './billing-jobs.ts';
import { ingestRevenue } from './ingest-revenue.ts';
import { releaseDueBills } from './release-due-bills.ts';
import { listRequested, markFailed, markReturned, payWithdrawal } from './settle-withdrawal.ts';
import { withdrawBill } from './withdraw-bill.ts';

const database = freshDatabase();
/** One for all lives: months are closed for everybody. */
const clock = createTestClock();

interface Life {
  context: DomainContext;
  author: MoneyAuthor;
  sent: RevenueEvent[];
}

/** Runs out and is handed in again: what was withheld in between comes back. */
async function toggleForm({ context }: Life): Promise<void> {
  const [ended] = await context.db.delete(taxForms).where(eq(taxForms.uid, context.uid)).returning();
  if (!ended) await addTaxForm(context);
}

/** A tax form may have run out since the bill was released. */
function unlessBlocked(error: unknown): void {
  if (!(error instanceof AppError && error.errorName === 'withdrawalBlocked')) throw error;
}

/** What a server does for one author at some moment; each can be broken off and done again. */
const doings = {
  jobs: async ({ context }: Life) => {
    await closeDueMonth(context);
    await releaseDueBills(context);
  },
  withdraw: async ({ context }: Life) => {
    const mine = await context.db.select().from(bills).where(eq(bills.uid, context.uid));
    for (const { id, status } of mine) {
      if (status === 2 || status === 4) await withdrawBill(context, { bill_id: id }).catch(unlessBlocked);
    }
  },
  pay: async ({ context }: Life) => {
    const [first] = await listRequested(context.db);
    if (first) await payWithdrawal(context.db, { withdrawalId: first.id, reference: 'R1' }, context.clock.now());
  },
  fail: async ({ context }: Life) => {
    const [first] = await listRequested(context.db);
    if (first)
      await markFailed(context.db, { withdrawalId: first.id, reason: 'No such account.' }, context.clock.now());
  },
  bounce: async ({ context }: Life) => {
    const [paid] = await context.db.select().from(withdrawals).where(eq(withdrawals.state, 'paid')).limit(1);
    if (paid) await markReturned(context.db, { withdrawalId: paid.id, reason: 'Sent back.' }, context.clock.now());
  },
};

const earn = fc.record({
  type: fc.constant('earn' as const),
  daysAgo: fc.integer({ min: 0, max: 90 }),
  units: fc.integer({ min: -3_000, max: 90_000 }).filter((units) => units !== 0),
  rate_micros: fc.constantFrom(110_000, 1_800_000, 2_333_333),
  currency: fc.constantFrom('USD' as const, 'JPY' as const),
  kind: fc.constantFrom('unlock' as const, 'ads' as const, 'bonus' as const, 'adjustment' as const),
  again: fc.boolean(),
});
const form = fc.record({ type: fc.constant('form' as const) });
const wait = fc.record({ type: fc.constant('wait' as const), days: fc.integer({ min: 3, max: 40 }) });
const act = fc.record({
  type: fc.constantFrom(
    'jobs' as const,
    'jobs' as const,
    'withdraw' as const,
    'pay' as const,
    'fail' as const,
    'bounce' as const,
  ),
  killedAt: fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
});
type Step = typeof earn | typeof form | typeof wait | typeof act extends fc.Arbitrary<infer T> ? T : never;

async function take(life: Life, step: Step): Promise<void> {
  const { context, author, sent } = life;
  if (step.type === 'wait') return context.clock.advance(step.days * DAY_MS);
  if (step.type === 'form') return toggleForm(life);
  if (step.type === 'earn') {
    const { daysAgo, units, rate_micros, currency, kind, again } = step;
    const at = new Date(context.clock.now().getTime() - daysAgo * DAY_MS).toISOString();
    sent.push(author.event({ at, units, rate_micros, currency, kind }));
    await ingestRevenue(context, { events: again ? sent.slice(-5) : sent.slice(-1) });
    return;
  }
  const doing = doings[step.type];
  if (step.killedAt !== undefined) await killAtStatement(database.pool, step.killedAt, () => doing(life));
  else await doing(life);
}

test('any life of an author: no cent is lost, made up or paid twice, wherever a server dies', async () => {
  const steps = fc.array(
    fc.oneof(
      { weight: 3, arbitrary: earn },
      { weight: 1, arbitrary: form },
      { weight: 2, arbitrary: wait },
      { weight: 4, arbitrary: act },
    ),
    {
      minLength: 5,
      maxLength: 40,
    },
  );
  await fc.assert(
    fc.asyncProperty(steps, fc.integer({ min: 1, max: 30 }), async (taken, killedAt) => {
      const context = createDomainContext(database, { clock });
      Object.assign(context, { uid: await addUser(database.db) });
      await addPayout(context);
      const life = { context, author: await addMoneyAuthor(context), sent: [] };
      for (const step of taken) await take(life, step);
      expect(await moneyProblems(database.pool)).toEqual([]);

      // Left alone, everything that was earned is on a bill in the end.
      if ((await context.db.select().from(taxForms).where(eq(taxForms.uid, context.uid))).length === 0)
        await toggleForm(life);
      context.clock.advance(200 * DAY_MS);
      await doings.jobs(life);
      const { rows } = await database.pool.query(
        `select id from revenue_events where uid = $1 and bill_month not in (select month from bills where uid = $1
          and bills.currency = revenue_events.currency)`,
        [context.uid],
      );
      expect(rows).toEqual([]);
      for (const doing of [
        doings.withdraw,
        doings.fail,
        doings.withdraw,
        doings.pay,
        doings.bounce,
        doings.withdraw,
        doings.pay,
      ]) {
        await killAtStatement(database.pool, killedAt, () => doing(life));
        await doing(life);
        context.clock.advance(1000);
      }
      expect(await moneyProblems(database.pool)).toEqual([]);
    }),
    // A failure names its seed; making it smaller here would outlast the test.
    { numRuns: 25, endOnFailure: true },
  );
  // Also what has come back since.
  const paid = await database.db.$count(withdrawals, eq(withdrawals.reference, 'R1'));
  expect(paid).toBeGreaterThan(0);
}, 120_000);
