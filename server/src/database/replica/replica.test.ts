import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { openSession } from '../../identity/sessions.ts';
import { addCommentedStory } from '../../testing/comment-fixture.ts';
import { createDomainContext } from '../../testing/domain-context.ts';
import { addUser } from '../../testing/fixtures.ts';
import { signFields } from '../../testing/sign-fields.ts';
import { identityFields } from '../../testing/signed-call.ts';
import { startWithStandby } from '../../testing/standby.ts';
import { partOf, type ReadThings, STANDBY_READS } from '../../testing/standby-reads.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { type Connection, connect } from '../connect.ts';
import { authorEvents } from '../schema/author-events.ts';
import { parseLogPlace } from './log-place.ts';
import { openReplica, type Replica, STALE_MAX_MS } from './open-replica.ts';

const clock = createTestClock();
let pair: Awaited<ReturnType<typeof startWithStandby>>;
let primary: Connection;
let standby: Connection;
let replica: Replica;
let nowMs = 0;
let warnings: string[] = [];
let testApp: TestApp;
let app: FastifyInstance;

beforeAll(async () => {
  pair = await startWithStandby();
  primary = connect(pair.primaryUrl, { max: 6 });
  standby = connect(pair.standbyUrl, { max: 1 });
  const warn = (message: string) => warnings.push(message);
  replica = openReplica({ url: pair.standbyUrl, primary: primary.pool, warn, nowMs: () => nowMs });
  const database = { ...primary, url: pair.primaryUrl };
  testApp = await buildTestApp({ beside: { database, clock }, replica });
  app = testApp.app;
}, 60_000);
afterAll(async () => {
  await testApp.close();
  await replica.close();
  await Promise.all([standby.close(), primary.close()]);
  await pair.stop();
});

interface Browser {
  uid: number;
  session: string;
  written?: string | undefined;
}

/** An author whom the standby knows, with a goal of 100 words. */
async function newBrowser(): Promise<Browser> {
  const uid = await addUser(primary.db);
  const session = await openSession(primary.db, { uid, ip: '', now: clock.now() });
  const browser: Browser = { uid, session };
  await call(browser, 'writing/setGoal', { goal: 100 });
  await caughtUp();
  return browser;
}

async function caughtUp(): Promise<void> {
  const place = parseLogPlace(await replica.placeNow());
  while (!replica.holding(place)) await replica.look();
}

async function call(browser: Browser, name: string, payload: object) {
  const { uid, session, written } = browser;
  const fields = {
    ...identityFields(testApp, { session: browser }),
    idempotencyKey: crypto.randomUUID(),
    ...payload,
    zone: 'UTC',
  };
  const response = await app.inject({
    method: 'POST',
    url: `/api/myfiction/${name}`,
    headers: { sign: signFields(fields) },
    cookies: { uid: String(uid), session, ...(written && { written }) },
    payload: fields,
  });
  const kept = response.cookies.find((cookie) => cookie.name === 'written');
  if (kept) browser.written = kept.value;
  const answer = response.json();
  expect(answer).toMatchObject({ code: 0 });
  return answer.data;
}

const readGoal = async (browser: Browser) => (await call(browser, 'writing/get', {})).goal;
/** As another device would, of which this browser knows nothing. */
const setGoalElsewhere = ({ uid }: Browser, goal: number) =>
  primary.pool.query('update users set daily_goal = $1 where uid = $2', [goal, uid]);

/** Until it goes on, the standby answers and stays where it is. */
async function pauseStandby(): Promise<void> {
  await standby.pool.query('select pg_wal_replay_pause()');
  const state = 'select pg_get_wal_replay_pause_state() as state';
  while ((await standby.pool.query(state)).rows[0].state !== 'paused');
}
const resumeStandby = () => standby.pool.query('select pg_wal_replay_resume()');

beforeEach(() => {
  warnings = [];
});
afterEach(async () => {
  if (warnings.length === 0) await resumeStandby();
});

test('a read goes to the standby, unless it is too far behind', async () => {
  const browser = await newBrowser();
  await pauseStandby();
  await setGoalElsewhere(browser, 200);
  expect(await readGoal(browser)).toBe(100);
  nowMs += STALE_MAX_MS + 1;
  expect(await readGoal(browser)).toBe(200);
});

test('own writes are seen at once, and the standby is read from again once it has them', async () => {
  const browser = await newBrowser();
  await pauseStandby();
  await call(browser, 'writing/setGoal', { goal: 300 });
  expect(await readGoal(browser)).toBe(300);
  expect(await readGoal({ ...browser, written: undefined })).toBe(100);
  await resumeStandby();
  await caughtUp();
  await pauseStandby();
  await setGoalElsewhere(browser, 400);
  expect(await readGoal(browser)).toBe(300);
});

test('what an author was just told of is read from the database itself', async () => {
  const browser = await newBrowser();
  await pauseStandby();
  await setGoalElsewhere(browser, 500);
  const event = { topic: 'billing' } as const;
  await primary.db.insert(authorEvents).values({ uid: browser.uid, event, createdAt: clock.now() });
  expect(await readGoal(browser)).toBe(500);
  clock.advance(STALE_MAX_MS + 1);
  expect(await readGoal(browser)).toBe(100);
});

test('who keeps no cookies, or sends another one, reads from the database itself', async () => {
  const browser = await newBrowser();
  await pauseStandby();
  await setGoalElsewhere(browser, 600);
  expect(await readGoal({ ...browser, written: 'no place' })).toBe(600);
  const fields = { ...identityFields(testApp, { session: browser }), zone: 'UTC' };
  const url = '/api/myfiction/writing/get';
  const bare = await app.inject({ method: 'POST', url, headers: { sign: signFields(fields) }, payload: fields });
  expect(bare.json()).toMatchObject({ data: { goal: 600 } });
});

/** A chapter with a version and a comment, of which the standby knows and nobody was told lately. */
async function newThings(): Promise<ReadThings & { browser: Browser }> {
  const browser = await newBrowser();
  const database = { ...primary, url: pair.primaryUrl };
  const story = await addCommentedStory(createDomainContext(database, { uid: browser.uid, clock }));
  const commentId = await story.comment();
  clock.advance(STALE_MAX_MS + 1);
  await caughtUp();
  return { ...story, browser, commentId };
}

test('the calls that may read from the standby are these, and they write nothing', async () => {
  const { HANDLERS } = await import('../../app.ts');
  const calls = HANDLERS.filter(({ fromReplica }) => fromReplica).map((handler) => handler.call);
  expect(calls.map(({ path }) => path.replace('myfiction/', '')).sort()).toEqual(Object.keys(STANDBY_READS).sort());
  expect(calls.filter(({ write }) => write)).toEqual([]);
});

test.each(Object.entries(STANDBY_READS))(
  '%s is read from the standby, and past it once it is behind',
  async (name, { payload, part, elsewhere }) => {
    const things = await newThings();
    const read = async () => partOf(await call(things.browser, name, payload(things)), part);
    const before = await read();
    await pauseStandby();
    expect((await primary.pool.query(elsewhere, [things.browser.uid, things.storyId])).rowCount).toBe(1);
    expect(await read()).toEqual(before);
    nowMs += STALE_MAX_MS + 1;
    expect(await read()).not.toEqual(before);
    expect(warnings).toEqual([]);
  },
);

test.each(Object.entries(STANDBY_READS))(
  '%s knows what its author has just written',
  async (name, { payload, part, own }) => {
    const things = await newThings();
    const read = async (asked: ReadThings) => partOf(await call(things.browser, name, payload(asked)), part);
    const before = await read(things);
    await pauseStandby();
    const { story_id: madeStory } = await call(things.browser, ...own(things));
    // Without what open tabs are told: an author who has none open has the cookie only.
    clock.advance(STALE_MAX_MS + 1);
    if (madeStory) expect(await read({ ...things, storyId: madeStory })).toBe(0);
    else expect(await read(things)).not.toEqual(before);
    expect(warnings).toEqual([]);
  },
);

test('why it is not used is told without what an author has asked for', async () => {
  const asked = standby.db.execute(sql`select ${'a secret search'}::text, pg_is_in_recovery() / 0`);
  replica.failed(await asked.catch((error: unknown) => error));
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).not.toContain('a secret search');
  await replica.look();
});

test('no call fails when the standby goes, and it is told once', async () => {
  const browser = await newBrowser();
  await pair.stopStandby();
  clock.advance(DAY_MS / 24);
  expect(await Promise.all(Array.from({ length: 20 }, () => readGoal(browser)))).toEqual(Array(20).fill(100));
  await setGoalElsewhere(browser, 700);
  await replica.look();
  expect(await readGoal(browser)).toBe(700);
  expect(warnings).toHaveLength(1);
});
