import { DAY_MS, HOUR_MS, MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { putAside } from '../../database/schema/put-aside.ts';
import { whileRowBreaks } from '../../testing/break-changes.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { holdRow, purgePutAside } from './put-aside.ts';
import { RowsBroke } from './rows-broke.ts';
import { type DueRows, workOffRows } from './work-off-rows.ts';

const database = freshDatabase();
const clock = createTestClock();
const job = 'count';
beforeAll(() => database.pool.query('create table due (id int primary key, done int not null default 0)'));
beforeEach(async () => {
  await database.pool.query('truncate due, put_aside; insert into due select n from generate_series(1, 5) n');
});

/** Counts each row once; gives the run's failure. @param breaks ids of which the work breaks after it has written */
function run(...breaks: number[]): Promise<unknown> {
  const step = workOffRows({ db: database.db, clock, job }, async (tx, rows) => {
    const { rows: found } = await tx.execute<{ id: number }>(
      sql`select id from due where done = 0 and ${rows.areDue(sql`due.id`)} order by id limit 1 for update skip locked`,
    );
    const id = found[0]?.id;
    if (id === undefined) return false;
    await rows.attempt(tx, id, async (nested) => {
      await nested.execute(sql`update due set done = done + 1 where id = ${id}`);
      if (breaks.includes(id)) throw new Error(`no ${id}`);
    });
    return true;
  });
  return step.then(() => undefined).catch((error: unknown) => error);
}

async function done(): Promise<number[]> {
  const { rows } = await database.pool.query('select id, done from due where done > 0 order by id');
  expect(rows.every((row) => row.done === 1)).toBe(true);
  return rows.map(({ id }) => id);
}

test('one that breaks leaves nothing, the others are done, and the run says which and why', async () => {
  const failure = await run(1, 3);
  expect(await done()).toEqual([2, 4, 5]);
  expect(failure).toBeInstanceOf(RowsBroke);
  expect(failure).toMatchObject({
    message: '2 of “count” broke and are put aside: 1, 3',
    errors: [{ message: 'no 1' }, { message: 'no 3' }],
  });
});

test('it is tried again later, twice as late each time, and forgotten once it is done', async () => {
  for (const seconds of [30, 60, 120]) {
    expect(await run(1)).toBeInstanceOf(RowsBroke);
    clock.advance(seconds * 1000 - 1);
    expect(await run(1)).toBeUndefined();
    clock.advance(1);
  }
  await run();
  expect(await done()).toEqual([1, 2, 3, 4, 5]);
  expect(await database.db.$count(putAside)).toBe(0);
});

test('it waits for an hour at most', async () => {
  for (let hour = 0; hour < 20; hour += 1) {
    expect(await run(1)).toBeInstanceOf(RowsBroke);
    clock.advance(HOUR_MS);
  }
});

test('another server leaves it alone too, and two at once do nothing twice', async () => {
  await Promise.all([run(2), run(2)]);
  expect(await done()).toEqual([1, 3, 4, 5]);
  expect(await run()).toBeUndefined();
  expect(await done()).toEqual([1, 3, 4, 5]);
});

test('where nothing can be put aside the run ends with the first', async () => {
  await database.pool.query('alter table put_aside add constraint full_disk check (false)');
  expect(await run(1)).not.toBeInstanceOf(RowsBroke);
  await database.pool.query('alter table put_aside drop constraint full_disk');
  expect(await done()).toEqual([]);
});

test('where all break each is tried once a run, and some are named', async () => {
  await database.pool.query('insert into due select n from generate_series(6, 9) n');
  expect(await run(1, 2, 3, 4, 5, 6, 7, 8, 9)).toMatchObject({
    message: '9 of “count” broke and are put aside: 1, 2, 3, 4, 5 …',
  });
});

test('many in one go are done one by one where one of them breaks', async () => {
  const goes: (readonly string[])[] = [];
  const runAll = (breaks: boolean) =>
    workOffRows({ db: database.db, clock, job }, async (tx, rows) => {
      const { rows: found } = await tx.execute<{ id: number }>(
        sql`select id from due where done = 0 and ${rows.areDue(sql`due.id`)} order by id limit 3 for update skip locked`,
      );
      const ids = found.map(({ id }) => String(id));
      return rows.attemptAll(tx, ids, async (nested, some) => {
        goes.push(some);
        await nested.execute(sql`update due set done = done + 1 where id::text = any(${sql.param(some)}::text[])`);
        if (breaks && some.includes('2')) throw new Error('no 2');
      });
    });
  await expect(runAll(true)).rejects.toThrow('1 of “count” broke and are put aside: 2');
  expect(await done()).toEqual([1, 3, 4, 5]);
  expect(goes).toEqual([['1', '2', '3'], ['1'], ['2'], ['3'], ['4', '5']]);
  clock.advance(HOUR_MS);
  await runAll(false);
  expect(await done()).toEqual([1, 2, 3, 4, 5]);
  expect(await database.db.$count(putAside)).toBe(0);
});

describe('with what is slow to answer', () => {
  const next = async (tx: Database, rows: DueRows): Promise<number | undefined> => {
    const { rows: found } = await tx.execute<{ id: number }>(
      sql`select id from due where done = 0 and ${rows.areDue(sql`due.id`)} order by id limit 1 for update skip locked`,
    );
    return found[0]?.id;
  };
  const runOutside = (ask: (id: number) => Promise<unknown>) =>
    workOffRows({ db: database.db, clock, job }, async (tx, rows) => {
      const id = await next(tx, rows);
      if (id === undefined) return false;
      return rows.attemptOutside(
        tx,
        String(id),
        () => ask(id),
        (after) => after.execute(sql`update due set done = done + 1 where id = ${id}`),
      );
    });

  test('each is asked once, and no connection waits for it', async () => {
    const asked: number[] = [];
    const ask = async (id: number): Promise<void> => {
      asked.push(id);
      const { totalCount, idleCount } = database.pool;
      expect(totalCount - idleCount).toBe(0);
    };
    expect(await runOutside(ask)).toBe(5);
    expect(asked).toEqual([1, 2, 3, 4, 5]);
    expect(await done()).toEqual([1, 2, 3, 4, 5]);
    expect(await database.db.$count(putAside)).toBe(0);
  });

  test('while one server asks, another leaves that row alone and does the others', async () => {
    const asked: number[] = [];
    await runOutside(async (id) => {
      asked.push(id);
      if (asked.length === 1) await runOutside(async (other) => void asked.push(other));
    });
    expect(asked).toEqual([1, 2, 3, 4, 5]);
    expect(await done()).toEqual([1, 2, 3, 4, 5]);
  });

  test('one that another server took since it was found is left to it', async () => {
    const held: boolean[] = [];
    const hold = async () => void held.push(await holdRow(database.db, job, '1', clock.now()));
    await hold();
    clock.advance(MINUTE_MS - 1);
    await hold();
    clock.advance(1);
    await hold();
    expect(held).toEqual([true, false, true]);
    const refuse = () => Promise.reject(new Error('another server has it'));
    const steps = await workOffRows({ db: database.db, clock, job }, async (tx, rows) => {
      if ((await next(tx, rows)) === undefined) return false;
      await tx.execute(sql`update due set done = 1`);
      return rows.attemptOutside(tx, '1', refuse, refuse);
    });
    expect(steps).toBe(1);
  });

  test('what fails, or whose record breaks, is put aside, and the others are done', async () => {
    const ask = async (id: number): Promise<void> => {
      if (id === 1) throw new Error('no 1');
    };
    await whileRowBreaks(database, 'update on due', 'new.id = 3', async () => {
      await expect(runOutside(ask)).rejects.toThrow('2 of “count” broke and are put aside: 1, 3');
    });
    expect(await done()).toEqual([2, 4, 5]);
    clock.advance(29_999);
    expect(await runOutside(async () => {})).toBe(0);
    clock.advance(1);
    expect(await runOutside(async () => {})).toBe(2);
  });

  test('what a server held that died is asked again', async () => {
    await holdRow(database.db, job, '1', clock.now());
    expect(await runOutside(async () => {})).toBe(4);
    clock.advance(MINUTE_MS);
    expect(await runOutside(async () => {})).toBe(1);
    expect(await done()).toEqual([1, 2, 3, 4, 5]);
  });
});

test('what nobody comes back for is forgotten', async () => {
  await run(1, 2);
  clock.advance(7 * DAY_MS + 30_000);
  await purgePutAside(database.db, clock.now());
  expect(await database.db.$count(putAside)).toBe(2);
  clock.advance(1);
  await purgePutAside(database.db, clock.now());
  expect(await database.db.$count(putAside)).toBe(0);
});
