import { and, eq } from 'drizzle-orm';
import { revenueTotals } from '../database/schema/revenue.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { addMoneyAuthor, type MoneyAuthor } from '../testing/money-author.ts';
import { explainFilled } from '../testing/query-plan.ts';
import { getBill } from './get-bill.ts';
import { ingestRevenue } from './ingest-revenue.ts';

const database = freshDatabase();
const context = freshAuthor(database, { once: true });
const BATCH = 1000;
let author: MoneyAuthor;
beforeAll(async () => {
  author = await addMoneyAuthor(context);
});

async function sell(batches: number): Promise<void> {
  for (let batch = 0; batch < batches; batch++) {
    const events = Array.from({ length: BATCH }, (_, index) =>
      author.event({ units: 1 + (index % 3), rate_micros: 2_000_000 }),
    );
    await ingestRevenue(context, { events });
  }
  await database.pool.query('vacuum analyze revenue_totals');
}

const totals = () =>
  explainFilled(
    database,
    database.db
      .select()
      .from(revenueTotals)
      .where(
        and(
          eq(revenueTotals.uid, context.uid),
          eq(revenueTotals.billMonth, '2026-03-01'),
          eq(revenueTotals.currency, 'USD'),
        ),
      ),
    {},
  );

test('a month is read from its totals: as fast after fifty thousand sales as after one thousand', async () => {
  await sell(1);
  const few = await totals();
  const first = await getBill(context, { month: '2026-03', currency: 'USD' });
  await sell(50);
  const many = await totals();
  const second = await getBill(context, { month: '2026-03', currency: 'USD' });
  expect(many.blocks).toBeLessThanOrEqual(few.blocks + 4);
  expect(second.gross_minor).toBe(first.gross_minor * 51);
}, 60_000);

test('the events of an author are found by their index', async () => {
  const { rows } = await database.pool.query(
    `explain (format json) select count(*) from revenue_events where uid = ${context.uid} and bill_month = '2025-01-01'`,
  );
  expect(JSON.stringify(rows)).toContain('revenue_events_by_author');
});
