import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { refuseUnfinished } from '../account/deletion.ts';
import { authorEvents } from '../database/schema/author-events.ts';
import { bills, withdrawals } from '../database/schema/bills.ts';
import { ledgerEntries } from '../database/schema/ledger.ts';
import { messages } from '../database/schema/messages.ts';
import { payoutMethods, taxForms } from '../database/schema/payout.ts';
import { billingMonths, revenueEvents } from '../database/schema/revenue.ts';
import { users } from '../database/schema/users.ts';
import { approveTax } from '../payout/tax-desk.ts';
import { addBill } from '../testing/add-bill.ts';
import { answerNameOf } from '../testing/expect-answer.ts';
import { killAtStatement } from '../testing/fail-at-statement.ts';
import { addPublished, addUser, chapterText } from '../testing/fixtures.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { addMoneyAuthor, addPayout, addPayoutMethod, addTaxForm, type MoneyAuthor } from '../testing/money-author.ts';
import { moneyProblems } from '../testing/money-problems.ts';
import { closeDueMonth } from './billing-jobs.ts';
import { closeMonth } from './close-month.ts';
import { addCompletionBonus } from './completion-bonus.ts';
import { getBill } from './get-bill.ts';
import { ingestRevenue } from './ingest-revenue.ts';
import { listBills } from './list-bills.ts';
import { listBillChapters } from './list-chapters.ts';
import { releaseDueBills } from './release-due-bills.ts';
import { listRequested, markFailed, markReturned, payWithdrawal } from './settle-withdrawal.ts';
import { withdrawBill } from './withdraw-bill.ts';

const database = freshDatabase();
const context = freshAuthor(database);
let author: MoneyAuthor;
/** The clock stands in March 2026. */
const MARCH = '2026-03-01';
const NEXT = new Date('2026-04-04T12:00:00Z');
const PAYDAY = new Date('2026-05-15T12:00:00Z');

beforeEach(async () => {
  author = await addMoneyAuthor(context);
});
afterEach(async () => {
  expect(await moneyProblems(database.pool)).toEqual([]);
  await database.pool.query('truncate billing_months');
});

const ingest = (...changes: Parameters<MoneyAuthor['event']>[0][]) =>
  ingestRevenue(context, { events: changes.map((change) => author.event(change)) });
const page = () => listBills(context, { limit: 20 });
const billOf = (month: string, currency: 'USD' | 'JPY' | 'BHD' = 'USD') => getBill(context, { month, currency });

/** $180 of March, closed, on its payday. */
async function untilPayday(): Promise<string> {
  await ingest({});
  context.clock.set(NEXT);
  await closeMonth(context, MARCH);
  context.clock.set(PAYDAY);
  await releaseDueBills(context);
  return (await page()).items[0]?.bill_id ?? '';
}

describe('revenue', () => {
  test('an event counts once, in whatever batches it comes, at the same time too', async () => {
    const events = [author.event(), author.event()];
    const both = await Promise.all([ingestRevenue(context, { events }), ingestRevenue(context, { events })]);
    expect(both.map(({ accepted }) => accepted).sort()).toEqual([0, 2]);
    expect(await ingestRevenue(context, { events: [...events, ...events] })).toEqual({
      accepted: 0,
      repeated: 4,
      unknown: 0,
    });
    expect(await billOf('2026-03')).toMatchObject({ bill_id: null, gross_minor: 36_000 });
  });

  test('of what is not there nothing is remembered', async () => {
    const other = await addMoneyAuthor(Object.assign({ ...context }, { uid: await addUser(database.db) }));
    const strange = [{ story_id: randomUUID() }, { chapter_id: randomUUID() }, { chapter_id: other.chapterId }];
    expect(await ingest(...strange, {})).toEqual({ accepted: 1, repeated: 0, unknown: 3 });
  });

  test.each([
    ['2026-03-01T04:59:59.999Z', '2026-02-01'],
    ['2026-03-01T05:00:00.000Z', '2026-03-01'],
    // What a wrong clock calls tomorrow happens now.
    ['2026-09-01T12:00:00.000Z', '2026-03-01'],
  ])('%s belongs to the month of the settlement zone, %s', async (at, month) => {
    await ingest({ at });
    const [event] = await database.db.select().from(revenueEvents).where(eq(revenueEvents.uid, context.uid));
    expect(event).toMatchObject({ month, billMonth: month });
  });
});

describe('closing', () => {
  test('makes a bill for each currency, and says so', async () => {
    await addPayout(context);
    await ingest({}, { currency: 'JPY', rate_micros: 3_000_000, units: 700 });
    context.clock.set(NEXT);
    await closeMonth(context, MARCH);
    const { items, running } = await page();
    expect(running).toEqual([]);
    expect(items.map(({ currency, net_minor }) => [currency, net_minor])).toEqual([
      ['USD', 18_000 - 2700 - 4590 - 1071],
      ['JPY', 2100 - 315 - 536 - 125],
    ]);
    expect(items[0]).toMatchObject({ status: 1, payday: '2026-05-15', ends_on: '2026-03-31', blockers: [] });
    const inbox = await database.db.select().from(messages).where(eq(messages.uid, context.uid));
    expect(inbox[0]).toMatchObject({ type: 'payment', event: 'payment', title: 'Your bill of March 2026' });
    const told = await database.db.select().from(authorEvents).where(eq(authorEvents.uid, context.uid));
    expect(told.map(({ event }) => event.topic)).toContain('billing');
  });

  test('takes of each story what its signed contract leaves to the platform', async () => {
    const sign = (storyId: string, offer: 'exclusive' | 'non-exclusive', status: number) =>
      database.pool.query(
        `insert into applications (id, story_id, kind, status, form, created_at, updated_at)
          values (gen_random_uuid(), $1, 'contract', $2, $3, now(), now())`,
        [storyId, status, JSON.stringify({ offer })],
      );
    const [signed, applied] = [await addMoneyAuthor(context), await addMoneyAuthor(context)];
    await sign(signed.storyId, 'exclusive', 30);
    await sign(author.storyId, 'non-exclusive', 30);
    await sign(applied.storyId, 'exclusive', 10);
    await ingestRevenue(context, { events: [author.event(), signed.event(), applied.event()] });
    const { deductions } = await billOf('2026-03');
    const shares = deductions.filter(({ kind }) => kind === 'platform-share');
    expect(shares.map(({ base_minor, rate_micros }) => [base_minor, rate_micros])).toEqual([
      [15_300, 300_000],
      [15_300, 500_000],
      [15_300, 650_000],
    ]);
  });

  test('of a contract that has ended counts what was earned until the end of its last month, also if it is told later', async () => {
    await database.pool.query(
      `insert into applications (id, story_id, kind, status, form, ended_at, created_at, updated_at)
        values (gen_random_uuid(), $1, 'contract', 31, '{"offer":"exclusive"}', '2026-04-01T03:00:00Z', now(), now())`,
      [author.storyId],
    );
    const shares = async (month: string) =>
      (await billOf(month)).deductions
        .filter(({ kind }) => kind === 'platform-share')
        .map(({ base_minor, rate_micros }) => [base_minor, rate_micros]);
    await ingest({});
    context.clock.set(NEXT);
    await closeMonth(context, MARCH);
    expect(await shares('2026-03')).toEqual([[15_300, 500_000]]);
    await ingest({}, { at: '2026-03-31T12:00:00Z', units: 100 });
    expect(await shares('2026-04')).toEqual([
      [15_300, 300_000],
      [153, 500_000],
    ]);
  });

  test('is refused before the month is over in the settlement zone', async () => {
    context.clock.set(new Date('2026-04-01T03:59:59Z'));
    await expect(closeMonth(context, MARCH)).rejects.toThrow(RangeError);
  });

  test('again changes nothing, and what comes late goes into the next month with its own month named', async () => {
    await ingest({});
    context.clock.set(NEXT);
    // Authors of other tests may have earned in March too.
    const closed = await database.db.$count(bills);
    const { written } = await closeMonth(context, MARCH);
    expect(written).toBeGreaterThan(0);
    expect(await database.db.$count(bills)).toBe(closed + written);
    const before = await billOf('2026-03');
    await ingest({ at: '2026-03-20T12:00:00Z', units: 500 }, {});
    expect(await closeMonth(context, MARCH)).toEqual({ written: 0, closedBefore: NEXT });
    expect(await closeMonth(context, '2026-01-01')).toEqual({ written: 0, closedBefore: NEXT });
    expect(await billOf('2026-03')).toEqual({ ...before, recent: expect.any(Array) });
    const late = await listBillChapters(context, { ...at('2026-04'), story_id: author.storyId, limit: 20 });
    expect(late.items[0]?.lines).toMatchObject([
      { kind: 'adjustment', source_kind: 'unlock', source_month: '2026-03', units: 500, amount_minor: 900 },
      { kind: 'unlock', source_kind: null, source_month: null, units: 10_000 },
    ]);
  });

  test('by two servers at once, and by one that dies at every step, gives the same bills', async () => {
    const authors = [context.uid];
    for (let more = 0; more < 2; more++) {
      const other = Object.assign({ ...context }, { uid: await addUser(database.db) });
      await ingestRevenue(context, { events: [(await addMoneyAuthor(other)).event()] });
      authors.push(other.uid);
    }
    await ingest({}, { currency: 'BHD', rate_micros: 333_333 });
    context.clock.set(NEXT);
    for (let step = 1; await killAtStatement(database.pool, step, () => closeMonth(context, MARCH)); step++) {
      expect(await moneyProblems(database.pool)).toEqual([]);
    }
    await Promise.all([closeMonth(context, MARCH), closeMonth(context, MARCH)]);
    const rows = await database.db.select().from(bills).where(eq(bills.month, MARCH));
    const mine = rows.filter(({ uid }) => authors.includes(uid));
    expect(mine.map(({ grossMinor }) => grossMinor).sort()).toEqual([18_000, 18_000, 18_000, 3333]);
  });

  test('two servers at the same moment', async () => {
    await ingest({}, { currency: 'JPY' });
    context.clock.set(NEXT);
    const runs = await Promise.all([closeMonth(context, MARCH), closeMonth(context, MARCH)]);
    expect(runs.reduce((sum, { written }) => sum + written, 0)).toBe(2);
  });

  test('refunds that are more than the earnings go into the next month', async () => {
    await ingest({ units: -10_000 });
    context.clock.set(NEXT);
    await closeMonth(context, MARCH);
    expect(await billOf('2026-03')).toMatchObject({ net_minor: 0, carried_minor: 10_710, gross_minor: -18_000 });
    await ingest({ units: 20_000 });
    expect(await billOf('2026-04')).toMatchObject({ bill_id: null, carried_minor: -10_710 });
    context.clock.set(new Date('2026-05-04T12:00:00Z'));
    await closeDueMonth(context);
    const { net_minor } = await billOf('2026-04');
    expect(net_minor).toBe(36_000 - 5400 - 9180 - 6426 - 10_710);
  });

  test('a bill of nothing promises no money, in its letter and beside the balance', async () => {
    await ingest({ units: -1000 });
    context.clock.set(NEXT);
    await closeMonth(context, MARCH);
    const [letter] = await database.db.select().from(messages).where(eq(messages.uid, context.uid));
    expect(letter?.body).toBe(
      'It comes to $0.00: there is nothing to pay. The bill says where each part of it comes from.',
    );
    expect((await page()).balances).toMatchObject([{ pending_minor: 0, next_payday: null }]);
  });

  test('a small bill does not promise that it can be withdrawn by itself', async () => {
    await addPayout(context);
    await ingest({ units: 300 });
    context.clock.set(NEXT);
    await closeMonth(context, MARCH);
    const [letter] = await database.db.select().from(messages).where(eq(messages.uid, context.uid));
    expect(letter?.body).toContain('on you can withdraw it, once all that waits comes to $50.00.');
    const { net_minor } = await billOf('2026-03');
    expect((await page()).balances).toMatchObject([{ pending_minor: net_minor, next_payday: null }]);
    context.clock.set(PAYDAY);
    await releaseDueBills(context);
    expect((await page()).items).toMatchObject([{ status: 1, blockers: ['below-minimum'] }]);
  });

  test.each([
    [
      'en',
      'you can withdraw it, once your tax form is accepted, you have a payout method, and all that waits comes to $50.00.',
    ],
    ['es', 'cuando se acepte tu formulario fiscal, tengas una forma de cobro y todo lo que espera sume 50,00 US$.'],
  ])('a first bill says what its payment waits for, in %s', async (language, conditions) => {
    await database.db.update(users).set({ language }).where(eq(users.uid, context.uid));
    await ingest({ units: 300 });
    context.clock.set(NEXT);
    await closeMonth(context, MARCH);
    const [letter] = await database.db.select().from(messages).where(eq(messages.uid, context.uid));
    expect(letter?.body.replaceAll('\u00a0', ' ')).toContain(conditions);
  });

  test('a month that earns less than what is carried into it says what it passes on', async () => {
    await ingest({ units: -10_000 });
    context.clock.set(NEXT);
    await closeMonth(context, MARCH);
    await ingest({ units: 5000 });
    const left = 5355 - 1606;
    expect(await billOf('2026-04')).toMatchObject({ net_minor: 0, carried_in_minor: -10_710, carried_minor: -left });
  });

  describe('after a month that withheld tax without a form', () => {
    const taxOf = async (month: string) =>
      (await billOf(month)).deductions
        .filter(({ kind }) => kind.startsWith('tax'))
        .map(({ amount_minor }) => amount_minor);
    const letters = async () => database.db.select().from(messages).where(eq(messages.uid, context.uid));
    /** The desk accepts a form that withholds 10 %. */
    const accept = async () => {
      const form = { id: randomUUID(), kind: 'w-8ben', state: 'checking', withholdingPercent: 10 } as const;
      await database.db.insert(taxForms).values({ ...form, uid: context.uid, createdAt: context.clock.now() });
      await approveTax(context, { id: form.id, by: 'Mirela' });
    };
    const close = async (month: string, year = '2026') => {
      await ingest({});
      context.clock.set(new Date(`${year}-${month}-28T12:00:00Z`));
      await closeDueMonth(context);
    };

    test('a valid form gives the rest back with the next bill, once, and the bill names the month', async () => {
      await close('04');
      expect(await taxOf('2026-03')).toEqual([-3213]);
      await close('05');
      await ingest({});
      expect(await taxOf('2026-05')).toEqual([-3213]);
      await addPayout(context);
      expect(await taxOf('2026-05')).toEqual([-1071, 2142, 2142]);
      await close('06');
      expect((await billOf('2026-05')).deductions.at(-1)).toMatchObject({
        kind: 'tax-correction',
        source_month: '2026-04',
        base_minor: 10_710,
        rate_micros: -200_000,
        amount_minor: 2142,
      });
      await close('07');
      expect(await taxOf('2026-06')).toEqual([-1071]);
    });

    test('it comes back with the month in which the form is accepted, also to who earns nothing any more', async () => {
      await close('04');
      const wait = async (month: string) => {
        context.clock.set(new Date(`2026-${month}-28T12:00:00Z`));
        await closeDueMonth(context);
      };
      await wait('05');
      expect((await page()).items).toHaveLength(1);
      await addPayoutMethod(context);
      await accept();
      const accepted = (await letters()).find(({ title }) => title === 'Your tax form was accepted');
      expect(accepted?.body).toMatch(/you get \$21\.42 back: it stands on your bill of May 2026,/);
      expect((await page()).running).toMatchObject([{ month: '2026-05', gross_minor: 0, net_minor: 2142 }]);
      expect(await taxOf('2026-05')).toEqual([2142]);
      await expect(refuseUnfinished(database.db, context.uid, context.clock.now())).rejects.toThrow();
      await wait('06');
      expect((await page()).items[0]).toMatchObject({ month: '2026-05', net_minor: 2142, payday: '2026-07-15' });
      expect(await taxOf('2026-05')).toEqual([2142]);
      expect((await page()).running).toEqual([]);
      await wait('07');
      expect((await page()).items).toHaveLength(2);
    });

    test('each currency has its own, beside what the other one earns', async () => {
      await ingest({ currency: 'JPY', units: 900, rate_micros: 3_000_000 });
      await close('04');
      await addPayout(context);
      await close('05');
      const { items } = await page();
      expect(items.map(({ month, currency, gross_minor }) => [month, currency, gross_minor])).toEqual([
        ['2026-04', 'USD', 18_000],
        ['2026-04', 'JPY', 0],
        ['2026-03', 'USD', 18_000],
        ['2026-03', 'JPY', 2700],
      ]);
      expect((await billOf('2026-04', 'JPY')).deductions).toMatchObject([
        { kind: 'tax-correction', amount_minor: 321 },
      ]);
    });

    test('while two months are open the earlier one gives it back, and takes what is carried over', async () => {
      await close('04');
      await ingest({ units: -20_000 });
      context.clock.set(new Date('2026-05-01T12:00:00Z'));
      await addPayout(context);
      await ingest({});
      const [may, april] = (await page()).running;
      expect(april).toMatchObject({ month: '2026-04', net_minor: 0 });
      expect(may).toMatchObject({ month: '2026-05', gross_minor: 18_000, net_minor: 0 });
      expect(await taxOf('2026-04')).toEqual([2142]);
      expect(await taxOf('2026-05')).toEqual([-1071]);
      expect((await billOf('2026-05')).carried_in_minor).toBe(-21_420 + 2142);
    });

    test('nothing is given back of what a form agreed to: another treaty counts from its own form on', async () => {
      await close('04');
      await addTaxForm(context, { withholdingPercent: 30 });
      await close('05');
      await addTaxForm(context, { withholdingPercent: 10 });
      await close('06');
      expect(await Promise.all(['2026-03', '2026-04', '2026-05'].map(taxOf))).toEqual([[-3213], [-3213], [-1071]]);
    });

    test('what is withheld once a form has run out is given back, whatever another one agreed to before', async () => {
      await addTaxForm(context, { withholdingPercent: 30 });
      await close('04');
      await addTaxForm(context, { withholdingPercent: 10, validUntil: '2026-04-30' });
      await close('05');
      await addTaxForm(context, { withholdingPercent: 0 });
      await close('06');
      expect(await Promise.all(['2026-03', '2026-04', '2026-05'].map(taxOf))).toEqual([[-3213], [-3213], [3213]]);
    });

    test('nothing is given back of another year, in another currency, or while the form is checked', async () => {
      context.clock.set(new Date('2026-11-10T12:00:00Z'));
      const setForm = (state: 'checking' | 'valid') =>
        database.db.update(taxForms).set({ state }).where(eq(taxForms.uid, context.uid));
      await ingest({ currency: 'JPY', units: 900, rate_micros: 3_000_000 });
      await close('12');
      await ingest({});
      await addPayout(context);
      expect(await taxOf('2026-12')).toEqual([-1071, 2142]);
      await setForm('checking');
      expect(await taxOf('2026-12')).toEqual([-3213]);
      await close('01', '2027');
      await setForm('valid');
      await ingest({});
      expect(await taxOf('2027-01')).toEqual([-1071]);
    });
  });

  test('the job closes the month that ended, after the days that stores have to report', async () => {
    await ingest({});
    context.clock.set(new Date('2026-04-03T03:59:00Z'));
    await closeDueMonth(context);
    expect((await page()).items).toEqual([]);
    context.clock.set(new Date('2026-04-03T04:00:00Z'));
    await closeDueMonth(context);
    expect((await page()).items).toHaveLength(1);
    expect(await database.db.select().from(billingMonths).where(eq(billingMonths.month, MARCH))).toMatchObject([
      { closedAt: expect.any(Date) },
    ]);
  });

  test('a story has its completion bonus once', async () => {
    const bonus = (words: number) =>
      addCompletionBonus(database.db, { storyId: author.storyId, words }, context.clock.now());
    expect(await bonus(49_999)).toBe(0);
    expect(await bonus(120_000)).toBe(20_000);
    await bonus(120_000);
    expect(await billOf('2026-03')).toMatchObject({ gross_minor: 20_000, stories: [{ bonus_minor: 20_000 }] });
  });
});

const at = (month: string) => ({ month, currency: 'USD' as const });

describe('paying', () => {
  test('from the payday on, then withdrawn, then paid; each is told', async () => {
    await addPayout(context);
    await ingest({});
    context.clock.set(NEXT);
    await closeMonth(context, MARCH);
    const [closed] = (await page()).items;
    const bill_id = closed?.bill_id ?? '';
    context.clock.set(new Date('2026-05-15T03:59:00Z'));
    await releaseDueBills(context);
    expect((await page()).items[0]).toMatchObject({ status: 1 });
    expect(await answerNameOf(withdrawBill(context, { bill_id }))).toBe('withdrawalBlocked');
    context.clock.set(PAYDAY);
    await releaseDueBills(context);
    const net = closed?.net_minor ?? 0;
    const none = { requested_minor: 0, pending_minor: 0, held_minor: 0, held_by: null, next_payday: null };
    expect((await page()).balances).toEqual([{ currency: 'USD', available_minor: net, ...none }]);
    expect(await withdrawBill(context, { bill_id })).toMatchObject({ status: 2, requested_at: PAYDAY.toISOString() });
    expect((await page()).balances).toMatchObject([{ available_minor: 0, requested_minor: net }]);
    const withdrawalId = (await requestedBy(context.uid))[0]?.id ?? '';
    const pay = () => payWithdrawal(database.db, { withdrawalId, reference: 'PP-1' }, context.clock.now());
    expect(await Promise.all([pay(), pay()])).toEqual(
      expect.arrayContaining([
        { changed: true, state: 'paid' },
        { changed: false, state: 'paid' },
      ]),
    );
    expect((await page()).items[0]).toMatchObject({
      status: 3,
      withdrawn_at: PAYDAY.toISOString(),
      requested_at: null,
      method: { kind: 'paypal', masked: 'n•••@example.com' },
    });
    const titles = (await database.db.select().from(messages).where(eq(messages.uid, context.uid))).map(
      ({ title }) => title,
    );
    expect(titles.sort()).toEqual([
      'Your bill is ready to withdraw',
      'Your bill of March 2026',
      'Your money is on its way',
    ]);
  });

  test('two clicks, two tabs and a retry after every kind of death ask once', async () => {
    await addPayout(context);
    const bill_id = await untilPayday();
    for (let step = 1; step < 40; step++) {
      await killAtStatement(database.pool, step, () => withdrawBill(context, { bill_id }));
      expect(await moneyProblems(database.pool)).toEqual([]);
    }
    await Promise.all([1, 2, 3].map(() => withdrawBill(context, { bill_id })));
    expect(await database.db.select().from(withdrawals).where(eq(withdrawals.billId, bill_id))).toHaveLength(1);
    const moved = await database.db.select().from(ledgerEntries).where(eq(ledgerEntries.account, 'author-withdrawing'));
    expect(moved.filter(({ uid }) => uid === context.uid)).toHaveLength(1);
  });

  test('the other open tabs hear that money is asked for, once', async () => {
    await addPayout(context);
    const bill_id = await untilPayday();
    const told = () => database.db.$count(authorEvents, eq(authorEvents.uid, context.uid));
    const before = await told();
    await withdrawBill(context, { bill_id });
    await withdrawBill(context, { bill_id });
    expect(await told()).toBe(before + 1);
  });

  test('a payment that failed says why, is back on the balance and can be asked for again', async () => {
    await addPayout(context);
    const bill_id = await untilPayday();
    const { method: sentTo } = await withdrawBill(context, { bill_id });
    const withdrawalId = (await requestedBy(context.uid))[0]?.id ?? '';
    const fail = { withdrawalId, reason: 'The account is closed.' };
    expect(await markFailed(database.db, fail, context.clock.now())).toEqual({ changed: true, state: 'failed' });
    expect(await payWithdrawal(database.db, { withdrawalId, reference: 'x' }, PAYDAY)).toEqual({
      changed: false,
      state: 'failed',
    });
    const [failed] = (await page()).items;
    expect(failed).toMatchObject({ status: 4, failure: 'The account is closed.', requested_at: null });
    expect(failed?.failed_to).toEqual(sentTo);
    const told = await database.db.select().from(messages).where(eq(messages.uid, context.uid));
    expect(told.filter(({ title }) => title === 'A payment did not arrive')).toEqual([
      expect.objectContaining({ body: expect.stringMatching(/^The account is closed\.\n/) }),
    ]);
    expect((await page()).balances).toMatchObject([{ available_minor: failed?.net_minor, requested_minor: 0 }]);
    context.clock.advance(1000);
    expect(await withdrawBill(context, { bill_id })).toMatchObject({ status: 2, failure: '', failed_to: null });
    expect(await requestedBy(context.uid)).toHaveLength(1);
  });

  test('money that a bank sends back days later is on the balance again, with the reason, and is paid once in the end', async () => {
    await addPayout(context);
    const bill_id = await untilPayday();
    await withdrawBill(context, { bill_id });
    const withdrawalId = (await requestedBy(context.uid))[0]?.id ?? '';
    const bounce = { withdrawalId, reason: 'The account is closed.' };
    expect(await markReturned(database.db, bounce, context.clock.now())).toEqual({
      changed: false,
      state: 'requested',
    });
    await payWithdrawal(database.db, { withdrawalId, reference: 'R1' }, context.clock.now());
    await Promise.all([1, 2].map(() => markReturned(database.db, bounce, context.clock.now())));
    const [back] = (await page()).items;
    expect(back).toMatchObject({ status: 4, failure: 'The account is closed.', withdrawn_at: null });
    expect((await page()).balances).toMatchObject([{ available_minor: back?.net_minor, requested_minor: 0 }]);
    expect(await moneyProblems(database.pool)).toEqual([]);
    context.clock.advance(1000);
    await withdrawBill(context, { bill_id });
    const again = (await requestedBy(context.uid))[0]?.id ?? '';
    await payWithdrawal(database.db, { withdrawalId: again, reference: 'R2' }, context.clock.now());
    expect((await page()).items[0]).toMatchObject({ status: 3, failure: '', failed_to: null });
    expect(await moneyProblems(database.pool)).toEqual([]);
  });

  test('a payment that nobody asked for is not found', async () => {
    const pay = payWithdrawal(database.db, { withdrawalId: randomUUID(), reference: '' }, PAYDAY);
    expect(await answerNameOf(pay)).toBe('notFound');
  });

  test('what blocks is named, in order, and the payday waits for it', async () => {
    const bill_id = await untilPayday();
    const blockers = async () => (await page()).items[0]?.blockers;
    expect(await blockers()).toEqual(['tax-missing', 'no-method']);
    await addPayout(context);
    const form = database.db.update(taxForms).set({ state: 'checking' }).where(eq(taxForms.uid, context.uid));
    await form;
    await database.db
      .update(payoutMethods)
      .set({ lockedUntil: new Date(PAYDAY.getTime() + 1000) })
      .where(eq(payoutMethods.uid, context.uid));
    expect(await blockers()).toEqual(['tax-checking', 'method-locked']);
    await releaseDueBills(context);
    expect((await page()).items[0]).toMatchObject({ status: 1 });
    await database.db.update(taxForms).set({ state: 'valid' }).where(eq(taxForms.uid, context.uid));
    context.clock.advance(1000);
    await database.db.update(users).set({ blockedAt: PAYDAY }).where(eq(users.uid, context.uid));
    expect(await blockers()).toEqual(['account-blocked']);
    await database.db.update(users).set({ blockedAt: null }).where(eq(users.uid, context.uid));
    await releaseDueBills(context);
    expect(await withdrawBill(context, { bill_id })).toMatchObject({ requested_at: expect.any(String) });
  });

  test('what a missing form holds back is not there to be withdrawn, before it was released and after', async () => {
    const bill_id = await untilPayday();
    const held = { available_minor: 0, pending_minor: 0, held_minor: 18_000 - 2700 - 4590 - 3213 };
    expect((await page()).balances).toMatchObject([{ ...held, held_by: 'tax-missing' }]);
    await addPayout(context);
    await releaseDueBills(context);
    const open = { available_minor: held.held_minor, held_minor: 0, held_by: null };
    expect((await page()).balances).toMatchObject([open]);
    await database.db.update(taxForms).set({ validUntil: '2026-05-14' }).where(eq(taxForms.uid, context.uid));
    expect((await page()).balances).toMatchObject([{ ...held, held_by: 'tax-missing' }]);
    await database.db.update(taxForms).set({ validUntil: '2026-05-15' }).where(eq(taxForms.uid, context.uid));
    await withdrawBill(context, { bill_id });
    expect((await page()).balances).toMatchObject([
      { available_minor: 0, held_minor: 0, requested_minor: held.held_minor },
    ]);
  });

  test('a new way of payment stands in the way only of paydays before it pays', async () => {
    await addPayout(context);
    await addBill(database.db, { uid: context.uid, month: '2026-01-01', payday: '2026-03-15', netMinor: 9000 });
    context.clock.set(new Date('2026-03-12T12:00:00Z'));
    const lockedUntil = (time: string) =>
      database.db
        .update(payoutMethods)
        .set({ lockedUntil: new Date(time) })
        .where(eq(payoutMethods.uid, context.uid));
    const blockers = async () => (await page()).items[0]?.blockers;
    await lockedUntil('2026-03-14T12:00:00Z');
    expect(await blockers()).toEqual([]);
    await lockedUntil('2026-03-15T12:00:00Z');
    expect(await blockers()).toEqual(['method-locked']);
    context.clock.set(new Date('2026-03-15T11:00:00Z'));
    expect(await blockers()).toEqual(['method-locked']);
    context.clock.set(new Date('2026-03-15T13:00:00Z'));
    expect(await blockers()).toEqual([]);
  });

  test('small months are paid together once they are worth a transfer, and never with another currency', async () => {
    await addPayout(context);
    context.clock.set(PAYDAY);
    const { db } = database;
    await addBill(db, { uid: context.uid, month: '2025-10-01', netMinor: 3000 });
    await addBill(db, { uid: context.uid, month: '2025-10-01', netMinor: 3000, currency: 'EUR' });
    const status = async () => (await page()).items.map((bill) => `${bill.currency} ${bill.month} ${bill.status}`);
    await releaseDueBills(context);
    expect(await status()).toEqual(['USD 2025-10 1', 'EUR 2025-10 1']);
    expect((await page()).items.map(({ blockers }) => blockers)).toEqual([['below-minimum'], ['below-minimum']]);
    await addBill(db, { uid: context.uid, month: '2025-11-01', netMinor: 2000 });
    await releaseDueBills(context);
    expect(await status()).toEqual(['USD 2025-11 2', 'USD 2025-10 2', 'EUR 2025-10 1']);
  });

  test('small months that were released stay so when one of them is paid before the other is asked for', async () => {
    await addPayout(context);
    context.clock.set(PAYDAY);
    const { db } = database;
    const first = await addBill(db, { uid: context.uid, month: '2025-10-01', netMinor: 3000 });
    const second = await addBill(db, { uid: context.uid, month: '2025-11-01', netMinor: 2000 });
    await releaseDueBills(context);
    await withdrawBill(context, { bill_id: first });
    const withdrawalId = (await requestedBy(context.uid))[0]?.id ?? '';
    await payWithdrawal(db, { withdrawalId, reference: 'x' }, context.clock.now());
    expect((await page()).items[0]).toMatchObject({ bill_id: second, status: 2, blockers: [] });
    expect(await withdrawBill(context, { bill_id: second })).toMatchObject({ requested_at: expect.any(String) });
  });

  test('the bill of another author is not found', async () => {
    await addPayout(context);
    const bill_id = await untilPayday();
    const stranger = { ...context, uid: await addUser(database.db) };
    expect(await answerNameOf(withdrawBill(stranger, { bill_id }))).toBe('notFound');
    expect(await answerNameOf(getBill(stranger, at('2026-03')))).toBe('notFound');
  });
});

async function requestedBy(uid: number) {
  return (await listRequested(database.db)).filter((withdrawal) => withdrawal.uid === uid);
}

test('the chapters of a story come in pages, whole, what belongs to the story first', async () => {
  const second = await addPublished(context, author.storyId, chapterText('Two', 'Text.'));
  await ingest({ chapter_id: second }, { kind: 'ads' }, {}, { kind: 'bonus', chapter_id: null });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const which = { ...at('2026-03'), story_id: author.storyId, limit: 1, ...(cursor !== undefined && { cursor }) };
    const part = await listBillChapters(context, which);
    expect(part).toMatchObject({ chapters: 3, items: [expect.anything()] });
    seen.push(...part.items.map(({ position, title, lines }) => `${position} ${title} ${lines.length}`));
    cursor = part.next_cursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toEqual(['0  1', '1 One 2', '2 Two 1']);
});

test('months come in pages, newest first', async () => {
  for (const month of ['2025-08-01', '2025-10-01', '2025-09-01'])
    await addBill(database.db, { uid: context.uid, month });
  await addBill(database.db, { uid: context.uid, month: '2025-09-01', currency: 'EUR' });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const part = await listBills(context, { limit: 2, ...(cursor !== undefined && { cursor }) });
    seen.push(...part.items.map(({ month, currency }) => `${month} ${currency}`));
    cursor = part.next_cursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toEqual(['2025-10 USD', '2025-09 USD', '2025-09 EUR', '2025-08 USD']);
});
