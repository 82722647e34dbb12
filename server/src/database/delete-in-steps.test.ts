import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { dropStaleImports } from '../imports/cancel-import.ts';
import { purgeEvents } from '../readers/purge-events.ts';
import { createDomainContext } from '../testing/domain-context.ts';
import { addStory, addUser } from '../testing/fixtures.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { statementsOf } from '../testing/statements.ts';
import { STEP } from './delete-in-steps.ts';
import { imports } from './schema/imports.ts';

const database = freshDatabase();
const now = new Date('2026-03-02T09:00:00Z');
const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS);

beforeEach(async () => {
  await database.pool.query('truncate ingested_events');
  for (const [name, daysAgo, rows] of [
    ['old', 31, STEP * 2 + 1],
    ['young', 29, 3],
  ] as const) {
    await database.pool.query(
      'insert into ingested_events (id, received_at) select $1 || n, $2 from generate_series(1, $3::int) n',
      [name, at(daysAgo), rows],
    );
  }
});
const left = async () => (await database.pool.query('select id from ingested_events order by id')).rows;
const YOUNG = [{ id: 'young1' }, { id: 'young2' }, { id: 'young3' }];

test('however much there is, no statement deletes more than it has the time for', async () => {
  const sent = await statementsOf(database.pool, () => purgeEvents(database.db, now));
  expect(sent.filter((text) => text.startsWith('delete')).length).toBeGreaterThan(2);
  expect(await left()).toEqual(YOUNG);
});

test('of what brings much with it a step takes less', async () => {
  const context = createDomainContext(database, { uid: await addUser(database.db) });
  const { story_id } = await addStory(context);
  await database.pool.query(
    `insert into imports (id, uid, story_id, chapters, created_at)
    select gen_random_uuid(), $1, $2, 1, $3 from generate_series(1, 50) n`,
    [context.uid, story_id, at(2)],
  );
  const sent = await statementsOf(database.pool, () => dropStaleImports(database.db, now));
  expect(sent.filter((text) => text.startsWith('delete')).length).toBeGreaterThan(2);
  expect(await database.db.$count(imports)).toBe(0);
});

test('several servers delete at once', async () => {
  await Promise.all([1, 2, 3].map(() => purgeEvents(database.db, now)));
  await purgeEvents(database.db, now);
  expect(await left()).toEqual(YOUNG);
});

test('a server that stops does not go on', async () => {
  await purgeEvents(database.db, now, AbortSignal.abort());
  expect((await left()).length).toBe(STEP + 1 + YOUNG.length);
});
