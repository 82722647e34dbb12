import { billingMonths } from '../database/schema/revenue.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { addMoneyAuthor } from '../testing/money-author.ts';
import { closeMonth } from './close-month.ts';
import { getBill } from './get-bill.ts';
import { listBills } from './list-bills.ts';
import { recordRevenue } from './record-revenue.ts';
import { writeBill } from './write-bill.ts';

const database = freshDatabase();
const context = freshAuthor(database);

test('a month that is being closed shows its bill and no estimate beside it', async () => {
  const { event } = await addMoneyAuthor(context);
  const now = context.clock.now();
  await recordRevenue(context.db, [event(), event({ currency: 'EUR' })], now);
  const month = '2026-03-01';
  await context.db.insert(billingMonths).values({ month, lockedAt: now });
  await context.db.transaction((tx) => writeBill(tx, { uid: context.uid, month, currency: 'USD' }, now));

  const { running, items } = await listBills(context, { limit: 10 });
  expect([running, items].map((list) => list.map(({ currency }) => currency))).toEqual([['EUR'], ['USD']]);
  const { recent } = await getBill(context, { month: '2026-03', currency: 'USD' });
  expect(recent).toMatchObject([{ month: '2026-03', running: false }]);
});

test('several currencies stand in the same order before and after a month is closed', async () => {
  const { event } = await addMoneyAuthor(context);
  const now = context.clock.now();
  await recordRevenue(context.db, [event({ currency: 'EUR' }), event(), event({ currency: 'GBP' })], now);
  const order = async () => {
    const { running, items } = await listBills(context, { limit: 10 });
    return [...running, ...items].map(({ currency }) => currency);
  };
  const before = await order();
  context.clock.set(new Date('2026-04-05T12:00:00Z'));
  await closeMonth(context, '2026-03-01');
  expect(before).toHaveLength(3);
  expect(await order()).toEqual(before);
});
