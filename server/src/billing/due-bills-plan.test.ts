import { freshDatabase } from '../testing/fresh-database.ts';
import { explainSent } from '../testing/query-plan.ts';
import { dueBills, openMonths } from './due-bills.ts';
import { dueCorrections } from './due-corrections.ts';

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

test('who is given tax back is found without the lines of those whose form came before their bills', async () => {
  const { pool } = database;
  await pool.query(
    `insert into tax_forms (id, uid, kind, state, withholding_percent, decided_at, created_at)
     select gen_random_uuid(), uid, 'w-8ben', 'valid', 10, '2025-01-10', '2025-01-09' from users`,
  );
  await pool.query(
    `set session_replication_role = replica;
     insert into bills (id, uid, month, currency, status, gross_minor, net_minor, closing_id, payday, created_at)
     select gen_random_uuid(), uid, month, 'USD', 1, 100, 70, 1, '2026-02-15', '2025-12-03'
     from users, generate_series(date '2025-01-01', date '2025-11-01', '1 month') month;
     insert into bill_lines (bill_id, line, kind, units, rate_micros, amount_minor)
     select id, 1, 'tax', 100, -300000, -30 from bills;
     set session_replication_role = origin`,
  );
  // The newest form counts, and authors come in order: the next look goes on after the last one.
  const lucky = [lastUid - 1000, lastUid - 500];
  await pool.query(
    `insert into tax_forms (id, uid, kind, state, withholding_percent, decided_at, created_at)
     select gen_random_uuid(), uid, 'w-8ben', 'valid', 10, '2026-01-01', '2025-12-31' from unnest($1::bigint[]) uid`,
    [lucky],
  );
  await pool.query('vacuum analyze bills, bill_lines, tax_forms');
  const [first, second] = lucky.map((uid) => ({ uid, month: '2025-12-01', currency: 'USD' as const }));
  const find = (last?: typeof first) => () =>
    dueCorrections(database.db, '2025-12-01', { last, now: new Date('2026-01-03T12:00:00Z') });
  expect(await find()()).toEqual([first, second]);
  expect(await find(first)()).toEqual([second]);
  const [bills, others] = [11, 4];
  expect((await explainSent(database, find())).blocks).toBeLessThan(AUTHORS * (bills + others));
  expect((await explainSent(database, find(first))).blocks).toBeLessThan(1000 * (bills + others));
});
