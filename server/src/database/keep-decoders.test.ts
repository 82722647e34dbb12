import { desc, eq, sql } from 'drizzle-orm';
import { createDomainContext } from '../testing/domain-context.ts';
import { addStory, addUser } from '../testing/fixtures.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import type { Database } from './connect.ts';
import { keepDecoders } from './keep-decoders.ts';
import { stories } from './schema/stories.ts';
import { users } from './schema/users.ts';

const database = freshDatabase();

beforeAll(async () => {
  const uid = await addUser(database.db);
  for (const title of ['One', 'Two']) await addStory(createDomainContext(database, { uid }), { title });
  await addUser(database.db);
});

const columns = {
  id: stories.id,
  at: stories.updatedAt,
  reads: stories.reads,
  none: sql<string | null>`null`,
  size: sql<number>`length(${stories.title})`.mapWith(Number),
  named: sql<bigint>`9007199254740993`.mapWith(BigInt).as('named'),
};

const nested = (db: Database) =>
  db
    .select({
      story: columns,
      author: { uid: users.uid, blockedAt: users.blockedAt },
      counted: sql<string>`count(*) over ()`,
    })
    .from(stories)
    .innerJoin(users, eq(users.uid, stories.uid))
    .orderBy(desc(stories.title));

const flat = (db: Database) => db.select().from(stories).orderBy(stories.title);

const outer = (db: Database) =>
  db.select().from(users).leftJoin(stories, eq(stories.uid, users.uid)).orderBy(users.uid, stories.title);

const flatOuter = (db: Database) =>
  db
    .select({ uid: users.uid, title: stories.title, at: stories.updatedAt })
    .from(users)
    .leftJoin(stories, eq(stories.uid, users.uid))
    .orderBy(users.uid, stories.title);

const fromSubquery = (db: Database) => {
  const inner = db.select({ title: stories.title, at: stories.updatedAt }).from(stories).as('inner');
  return db.select({ title: inner.title, at: inner.at }).from(inner).orderBy(inner.title);
};

test.each([
  ['nested', nested],
  ['flat', flat],
  ['with an outer join', outer],
  ['without parts and with an outer join', flatOuter],
  ['of a subquery', fromSubquery],
])('rows %s are what Drizzle makes of them', async (name, build) => {
  const expected = await build(database.db);
  expect(expected.length).toBeGreaterThan(1);
  expect(await keepDecoders(build(database.db).prepare(name)).execute()).toEqual(expected);
});

test('decoders are kept where no part of a row can be missing, or this is Drizzle’s own work again', () => {
  const isKept = (query: unknown) => (query as { customResultMapper?: unknown }).customResultMapper !== undefined;
  expect(isKept(keepDecoders(nested(database.db).prepare('kept')))).toBe(true);
  expect(isKept(keepDecoders(flatOuter(database.db).prepare('kept too')))).toBe(true);
  expect(isKept(keepDecoders(outer(database.db).prepare('not kept')))).toBe(false);
});
