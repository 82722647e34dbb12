import { sql } from 'drizzle-orm';
import { freshDatabase } from '../testing/fresh-database.ts';
import { explainFilled } from '../testing/query-plan.ts';
import { dueMail } from './deliver-mail.ts';

const LETTERS = 20_000;

const database = freshDatabase();
beforeAll(async () => {
  await database.pool.query(
    `insert into mail_outbox (id, recipient, subject, text, html, created_at, next_try_at)
     select gen_random_uuid(), 'reader' || n || '@example.com', 'News', 'News', 'News', now(), now() - n * interval '1 second'
     from generate_series(1, ${LETTERS}) n`,
  );
  await database.pool.query('vacuum analyze mail_outbox');
}, 60_000);

const rows = { areDue: () => sql`true` };

test.each([
  ['a code', true],
  ['any mail', false],
])('%s that is due is found without reading the letters that wait', async (_name, urgent) => {
  const { blocks, scanned } = await explainFilled(database, dueMail(database.db, rows, new Date(), urgent), {});
  expect(scanned).toEqual([]);
  expect(blocks).toBeLessThan(20);
});
