import { freshDatabase } from '../testing/fresh-database.ts';
import { explainSent } from '../testing/query-plan.ts';
import { dueBills, openMonths } from './due-bills.ts';

const AUTHORS = 5_000;
const MONTHS = 24;

const database = freshDatabase();
let lastUid = 0;
beforeAll(async () => {
  const { pool } = database;
  await pool.query(`insert into users (created_at) select now() from generate_series(1, ${AUTHORS})`);
  await pool.query(
    `insert into revenue_totals (uid, bill_month, currency, story_id, kind, month, rate_micros, refund, units)
     select uid, month, 'USD', gen_random_uuid(), 'unlock', month, 1, false, 1
     from users, generate_series(date '2024-01-01', date '2024-01-01' + interval '${MONTHS - 1} months', '1 month') month`,
  );
  await pool.query('vacuum analyze revenue_totals');
  lastUid = Number((await pool.query('select max(uid) from users')).rows[0].max);
}, 120_000);

test('which months are open is found without reading their totals', async () => {
  expect((await openMonths(database.db, '2025-12-01')).length).toBe(MONTHS);
  const { blocks } = await explainSent(database, () => openMonths(database.db, '2025-12-01'));
  expect(blocks).toBeLessThan(10 * MONTHS);
});

test('the last bills of a month are found without those before them', async () => {
  const last = { uid: lastUid - 3, month: '2025-12-01', currency: 'USD' } as const;
  const due = await dueBills(database.db, '2025-12-01', { last });
  expect(due.map(({ uid }) => uid)).toEqual([lastUid - 2, lastUid - 1, lastUid]);
  expect((await explainSent(database, () => dueBills(database.db, '2025-12-01', { last }))).blocks).toBeLessThan(30);
});
