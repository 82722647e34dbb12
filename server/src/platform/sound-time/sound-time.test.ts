import { DAY_MS, HOUR_MS, MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import { timeMark } from '../../database/schema/time-mark.ts';
import { createMetrics } from '../../observability/metrics.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { identityFields, signedCall } from '../../testing/signed-call.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { createSoundTime } from './sound-time.ts';

const YEAR_MS = 365 * DAY_MS;
const database = freshDatabase();
const { db } = database;
const metrics = createMetrics({ processFigures: false });
beforeEach(() => database.pool.query('truncate time_mark'));

/** A server on the machine of its database: both clocks jump. Its database's is what `clock` says. */
function server({
  now = new Date(),
  databaseToo = true,
  outside = async (): Promise<Date | undefined> => undefined,
} = {}) {
  const clock = createTestClock(now);
  let elapsed = 0;
  const offBy = () => (databaseToo ? clock.now().getTime() - Date.now() : 0);
  const shifted: typeof db = new Proxy(db, {
    get: (target, name) => {
      if (name !== 'execute') return Reflect.get(target, name);
      return async (query: Parameters<typeof db.execute>[0]) => {
        const found = await target.execute<{ at: number }>(query);
        for (const row of found.rows) row.at += offBy();
        return found;
      };
    },
  });
  return {
    clock,
    sound: createSoundTime({ db: shifted, clock, metrics, askOutside: outside, elapsedMs: () => elapsed }),
    /** Time goes on. */
    pass(ms: number) {
      elapsed += ms;
      clock.advance(ms);
    },
  };
}
const marked = async () => (await db.select().from(timeMark))[0]?.at;

test('a clock that goes on as time does is right, and marks the time', async () => {
  const { sound, clock, pass } = server();
  expect(await sound.doubt()).toBeUndefined();
  for (const ms of [MINUTE_MS, HOUR_MS, 40 * DAY_MS]) {
    pass(ms);
    expect(await sound.doubt()).toBeUndefined();
    expect(await marked()).toEqual(clock.now());
  }
});

test.each([HOUR_MS, 10 * YEAR_MS])(
  'a clock %i ms ahead of the database’s is doubted until they agree; no caller ends that',
  async (ms) => {
    const { sound, clock } = server({ databaseToo: false });
    clock.advance(ms);
    expect(await sound.doubt()).toBe('database');
    expect((await metrics.clockInDoubt.get()).values[0]?.value).toBe(1);
    expect(Math.round((await metrics.clockOffset.get()).values[0]?.value ?? 0)).toBe(ms / 1000);
    sound.confirm();
    expect(await sound.doubt()).toBe('database');
    expect(await marked()).toBeUndefined();
    clock.set(new Date());
    expect(await sound.doubt()).toBeUndefined();
    expect((await metrics.clockInDoubt.get()).values[0]?.value).toBe(0);
  },
);

test('a clock behind the database’s is doubted too: either may be the wrong one', async () => {
  const { sound, clock } = server({ databaseToo: false });
  clock.advance(-HOUR_MS);
  expect(await sound.doubt()).toBe('database');
  clock.advance(HOUR_MS);
  expect(await sound.doubt()).toBeUndefined();
});

test.each([10 * MINUTE_MS, 5 * HOUR_MS, 10 * YEAR_MS])(
  'a clock that jumps ahead by %i ms with its database’s is doubted until it is set right',
  async (ms) => {
    const { sound, clock, pass } = server();
    await sound.doubt();
    clock.advance(ms);
    for (const more of [0, DAY_MS]) {
      pass(more);
      expect(await sound.doubt()).toBe('jump');
    }
    clock.advance(-ms);
    expect(await sound.doubt()).toBeUndefined();
    expect(await marked()).toEqual(clock.now());
  },
);

test('a machine that has slept is believed once somebody calls whose clock agrees', async () => {
  const { sound, clock } = server();
  await sound.doubt();
  clock.advance(9 * HOUR_MS);
  expect(await sound.doubt()).toBe('jump');
  sound.confirm();
  expect(await sound.doubt()).toBeUndefined();
});

test('a clock that jumps back is believed, and again when it is set right', async () => {
  const { sound, clock } = server();
  await sound.doubt();
  clock.advance(-YEAR_MS);
  expect(await sound.doubt()).toBeUndefined();
  clock.advance(YEAR_MS);
  expect(await sound.doubt()).toBeUndefined();
  clock.advance(HOUR_MS);
  expect(await sound.doubt()).toBe('jump');
});

test('a server that starts after a night goes on, one that starts days or years later waits for a call', async () => {
  const before = server();
  await before.sound.doubt();
  const startAfter = (ms: number) => server({ now: new Date(before.clock.now().getTime() + ms) });
  const late = startAfter(DAY_MS + 1);
  expect(await late.sound.doubt()).toBe('gap');
  expect(await startAfter(70 * YEAR_MS).sound.doubt()).toBe('gap');
  late.sound.confirm();
  expect(await late.sound.doubt()).toBeUndefined();
  const next = startAfter(2 * DAY_MS);
  expect(await next.sound.doubt()).toBeUndefined();
});

test('a clock outside that agrees ends a gap and a jump at once, one that does not ends nothing and is asked once a minute', async () => {
  await server().sound.doubt();
  const now = new Date(Date.now() + 3 * DAY_MS);
  const agreeing = server({ now, outside: async () => agreeing.clock.now() });
  expect(await agreeing.sound.doubt()).toBeUndefined();
  expect(await marked()).toEqual(now);
  agreeing.clock.advance(9 * HOUR_MS);
  agreeing.pass(MINUTE_MS);
  expect(await agreeing.sound.doubt()).toBeUndefined();
  const outside = jest.fn(async () => new Date());
  const wrong = server({ now: new Date(now.getTime() + 3 * DAY_MS), outside });
  for (const ms of [0, MINUTE_MS / 2, MINUTE_MS / 2]) {
    wrong.pass(ms);
    expect(await wrong.sound.doubt()).toBe('gap');
  }
  expect(outside).toHaveBeenCalledTimes(2);
});

test('only a signed call of the same time confirms', async () => {
  let confirmed = 0;
  const testApp = await buildTestApp({ soundTime: { confirm: () => confirmed++ } });
  const late = { app: testApp.app, clock: createTestClock(new Date(testApp.clock.now().getTime() - HOUR_MS)) };
  expect((await signedCall(late, 'getSysCfg', {})).code).toBe(400002);
  const unsigned = { method: 'POST', url: '/api/myfiction/getSysCfg', payload: identityFields(testApp) } as const;
  expect((await testApp.app.inject(unsigned)).json().code).toBe(400001);
  expect(confirmed).toBe(0);
  expect((await signedCall(testApp, 'getSysCfg', {})).code).toBe(0);
  expect(confirmed).toBe(1);
  await testApp.close();
});
