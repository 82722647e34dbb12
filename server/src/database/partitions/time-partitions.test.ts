import { EVENT_DAYS } from '../../live/purge-author-events.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { until } from '../../testing/until.ts';
import { dropOldPartitions, makePartitions, partitionNames } from './time-partitions.ts';

const DEADLOCK = '40P01';

const database = freshDatabase();
const day = (date: string) => new Date(`2031-05-${date}T08:00:00Z`);
/** As the jobs do, one after the other. */
const tend = async (date: string) => {
  await makePartitions(database.db, EVENT_DAYS, day(date));
  await dropOldPartitions(database.db, EVENT_DAYS, day(date));
};
const names = () => partitionNames(database.db, 'author_events');

async function add(date: string): Promise<void> {
  await database.pool.query(
    `insert into author_events (uid, event, created_at) values (1, '{"topic": "billing"}', $1)`,
    [day(date)],
  );
}

async function where(): Promise<string[]> {
  const { rows } = await database.pool.query(
    `select tableoid::regclass || ' ' || to_char(created_at at time zone 'UTC', 'DD') as found from author_events order by id`,
  );
  return rows.map(({ found }) => found);
}

test('rows of days that have no partition wait in the rest, and move when it is made', async () => {
  await add('07');
  expect(await where()).toEqual(['author_events_rest 07']);
  await tend('06');
  await add('08');
  await add('20');
  expect(await where()).toEqual([
    'author_events_2031_05_07 07',
    'author_events_2031_05_08 08',
    'author_events_rest 20',
  ]);
});

test('days are made ahead and dropped once no row of them is needed, those in the rest too', async () => {
  await add('02');
  await tend('09');
  expect(await names()).toEqual([
    'author_events_2031_05_08',
    'author_events_2031_05_09',
    'author_events_2031_05_10',
    'author_events_2031_05_11',
    'author_events_2031_05_12',
    'author_events_rest',
  ]);
  expect(await where()).toEqual(['author_events_2031_05_08 08', 'author_events_rest 20']);
});

test('of servers that tend them at once none fails, and numbers go on', async () => {
  await Promise.all([tend('20'), tend('20'), tend('20')]);
  await add('21');
  const { rows } = await database.pool.query(
    'select count(distinct id)::int as ids, count(*)::int as rows from author_events',
  );
  expect(rows).toEqual([{ ids: 2, rows: 2 }]);
  expect(await where()).toEqual(['author_events_2031_05_20 20', 'author_events_2031_05_21 21']);
});

/** Runs `work` in a transaction that has told an author something and goes on until tending waits for it. */
async function whileTold(date: string, work: (query: (text: string) => Promise<unknown>) => Promise<void>) {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query(`insert into author_events (uid, event, created_at) values (1, '{"topic": "billing"}', $1)`, [
      day(date),
    ]);
    // On a slow machine it may have given up waiting, and comes again.
    const tended = tend(date).catch((error: { cause?: { code?: string } }) => error.cause?.code);
    await until(async () => {
      const { rows } = await database.pool.query(
        `select 1 from pg_locks join pg_database on pg_database.oid = database
        where datname = current_database() and not granted and relation = 'author_events'::regclass`,
      );
      return rows.length > 0;
    });
    await work((text) => client.query(text));
    await client.query('commit');
    return await tended;
  } finally {
    client.release(true);
  }
}

test('what reads while an old day is dropped is not hindered', async () => {
  await tend('23');
  const failure = await whileTold('25', async (query) => {
    await expect(query('select count(*) from author_events')).resolves.toBeDefined();
  });
  expect(failure).not.toBe(DEADLOCK);
  await tend('25');
  expect((await names())[0]).toBe('author_events_2031_05_24');
});

test('days are made though an old one is in use and stays for now', async () => {
  await whileTold('27', async () => {
    expect(await names()).toContain('author_events_2031_05_30');
    expect((await names())[0]).toBe('author_events_2031_05_24');
  });
});

test('one author’s events are found by an index of each day', async () => {
  const { rows } = await database.pool.query(
    `select count(*)::int as days from pg_indexes where tablename like 'author_events_2031%' and indexdef like '%(uid, tx)'`,
  );
  expect(rows[0].days).toBe((await names()).length - 1);
});
