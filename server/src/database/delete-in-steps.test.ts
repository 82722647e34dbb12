import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { purgeEvents } from '../readers/purge-events.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { statementsOf } from '../testing/statements.ts';
import { STEP } from './delete-in-steps.ts';

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

test('several servers delete at once', async () => {
  await Promise.all([1, 2, 3].map(() => purgeEvents(database.db, now)));
  await purgeEvents(database.db, now);
  expect(await left()).toEqual(YOUNG);
});

test('a server that stops does not go on', async () => {
  await purgeEvents(database.db, now, AbortSignal.abort());
  expect((await left()).length).toBe(STEP + 1 + YOUNG.length);
});
