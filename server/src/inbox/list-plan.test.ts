import { addUser } from '../testing/fixtures.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { explainFilled, type QueryPlan } from '../testing/query-plan.ts';
import { type MessageListInput, messagePage } from './list-messages.ts';

const OWN = 2_000;
const OTHERS = 50_000;

const database = freshDatabase();
let uid = 0;

beforeAll(async () => {
  uid = await addUser(database.db);
  await grow(uid, OWN);
  await grow(await addUser(database.db), OTHERS);
  await database.pool.query('vacuum analyze messages');
}, 120_000);

/** An inbox with that many messages; one in fifty is unread, one in ten archived. */
async function grow(owner: number, rows: number): Promise<void> {
  await database.pool.query(
    `insert into messages (id, uid, type, sender, title, body, search_key, read_at, archived_at, created_at)
     select gen_random_uuid(), $1, 'system', 'Studio', 'News ' || n, repeat('word ', 60), 'news ' || n || ' studio',
       case when n % 50 > 0 then now() end, case when n % 10 = 0 then now() end, now() - n * interval '1 minute'
     from generate_series(1, $2::int) as n`,
    [owner, rows],
  );
}

function plan(changes: Partial<MessageListInput>): Promise<QueryPlan> {
  const input: MessageListInput = { folder: 'inbox', unread: false, limit: 20, ...changes };
  return explainFilled(database, messagePage(database.db, uid, input), {});
}

test.each<[string, Partial<MessageListInput>, string]>([
  ['the inbox', {}, 'messages_inbox'],
  ['the archive', { folder: 'archive' }, 'messages_archive'],
  ['what is unread', { unread: true }, 'messages_unread'],
])('a page of %s reads about as many rows as it shows, in their order', async (_name, changes, index) => {
  const { indexes, nodes, blocks } = await plan(changes);
  expect(indexes).toContain(index);
  expect(nodes).not.toContain('Sort');
  expect(blocks).toBeLessThan(80);
});

test('a search reads the author’s own messages and nobody else’s', async () => {
  const { indexes, blocks } = await plan({ q: 'nowhere to be found' });
  expect(indexes).toContain('messages_inbox');
  // Two thousand rows and their index; the fifty thousand of others would be far above.
  expect(blocks).toBeLessThan(2_500);
});
