import { freshDatabase } from '../testing/fresh-database.ts';

/** Tables of few rows, which live for minutes or days, and what is never deleted. */
const WITHOUT = [
  'application_tickets.uid',
  'bills.closing_id',
  'event_tickets.session_id',
  'export_tickets.bill_id',
  'export_tickets.story_id',
  'export_tickets.uid',
  'imports.story_id',
];

const database = freshDatabase();

test('what refers to a row that goes is found by an index', async () => {
  const { rows } = await database.pool.query<{ reference: string }>(
    `select c.conrelid::regclass || '.' || a.attname as reference
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = a.attnum
        and coalesce(pg_get_expr(i.indpred, i.indrelid), '') in ('', format('(%I IS NOT NULL)', a.attname)))
    order by 1`,
  );
  expect(rows.map(({ reference }) => reference)).toEqual(WITHOUT);
});
