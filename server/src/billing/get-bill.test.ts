import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { addMoneyAuthor } from '../testing/money-author.ts';
import { statementsOf } from '../testing/statements.ts';
import { getBill } from './get-bill.ts';
import { ingestRevenue } from './ingest-revenue.ts';

const database = freshDatabase();
const context = freshAuthor(database);

test('a running month is added up once, for its figures and for the chart of the months', async () => {
  const author = await addMoneyAuthor(context);
  await ingestRevenue(context, { events: [author.event({ units: 3, rate_micros: 2_000_000 })] });
  let recent: unknown;
  const sent = await statementsOf(database.pool, async () => {
    ({ recent } = await getBill(context, { month: '2026-03', currency: 'USD' }));
  });
  expect(recent).toEqual([expect.objectContaining({ month: '2026-03', running: true })]);
  expect(sent.filter((text) => /^select .*"rate_micros".* from "revenue_totals"/.test(text))).toHaveLength(1);
});
