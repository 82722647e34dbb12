import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, eq } from 'drizzle-orm';
import { bills } from '../database/schema/bills.ts';
import { payoutMethods, taxForms } from '../database/schema/payout.ts';
import { users } from '../database/schema/users.ts';
import { addBill } from '../testing/add-bill.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { addPayout, addTaxForm } from '../testing/money-author.ts';
import { explainSent } from '../testing/query-plan.ts';
import { statementsOf } from '../testing/statements.ts';
import { nextToCheck, releaseDueBills } from './release-due-bills.ts';
import { monthStart, paydayOf } from './settlement-time.ts';

const database = freshDatabase();
const context = freshAuthor(database);
const { db, pool } = database;
const PAYDAY = monthStart(paydayOf('2026-01-01'));
beforeEach(() => context.clock.set(PAYDAY));

const run = () => releaseDueBills(context);
const released = () => db.$count(bills, and(eq(bills.uid, context.uid), eq(bills.status, 2)));
/** Statements about bills that the next run sends. */
const looks = async () => (await statementsOf(pool, run)).filter((text) => text.includes('"bill')).length;

const blockedAt = (at: Date | null) => db.update(users).set({ blockedAt: at }).where(eq(users.uid, context.uid));
const form = (state: 'checking' | 'valid') => db.update(taxForms).set({ state }).where(eq(taxForms.uid, context.uid));
const lockedFor = (ms: number) =>
  db
    .update(payoutMethods)
    .set({ lockedUntil: new Date(context.clock.now().getTime() + ms) })
    .where(eq(payoutMethods.uid, context.uid));
const later = async (ms: number) => context.clock.advance(ms);

test.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
  ['the account is free again', () => blockedAt(PAYDAY), () => blockedAt(null)],
  ['the tax form is accepted', () => form('checking'), () => form('valid')],
  ['there is a tax form', () => db.delete(taxForms).where(eq(taxForms.uid, context.uid)), () => addTaxForm(context)],
  ['the way of payment pays', () => lockedFor(DAY_MS), () => later(DAY_MS)],
])('a bill is released as soon as %s, and not looked at before', async (_what, block, clear) => {
  await addPayout(context);
  await addBill(db, { uid: context.uid, month: '2026-01-01', netMinor: 20_000 });
  await block();
  await run();
  expect(await released()).toBe(0);
  expect(await looks()).toBe(1);
  await clear();
  await run();
  expect(await released()).toBe(1);
  expect(await looks()).toBe(1);
});

test('there is nobody to look at until the payday, which pays small bills of before with it', async () => {
  await addPayout(context);
  await addBill(db, { uid: context.uid, month: '2025-12-01', netMinor: 3_000 });
  await addBill(db, { uid: context.uid, month: '2026-01-01', netMinor: 3_000 });
  context.clock.set(new Date(PAYDAY.getTime() - 1));
  await run();
  expect(await released()).toBe(0);
  expect(await looks()).toBe(1);
  context.clock.advance(1);
  await run();
  expect(await released()).toBe(2);
});

test('among bills of any number of authors that wait, what is due is found at once', async () => {
  await pool.query('insert into users (created_at) select now() from generate_series(1, 20000)');
  await pool.query('insert into bill_checks select uid, $1 from users on conflict do nothing', [PAYDAY]);
  await pool.query('vacuum analyze bill_checks');
  context.clock.set(new Date(PAYDAY.getTime() - 1));
  const find = () => nextToCheck(db, context.clock.now());
  expect((await explainSent(database, find)).blocks).toBeLessThan(10);
  await pool.query(`update bill_checks set due_at = 'epoch' where uid = $1`, [context.uid]);
  expect(await find()).toBe(context.uid);
  expect((await explainSent(database, find)).blocks).toBeLessThan(20);
}, 30_000);
