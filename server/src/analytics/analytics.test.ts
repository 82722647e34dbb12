import { deflateSync } from 'node:zlib';
import { ANALYTICS_PATH, type AnalyticsEvent } from '@myfiction/shared/contract/analytics-event.ts';
import { sql } from 'drizzle-orm';
import { dropOldPartitions, makePartitions, partitionNames } from '../database/partitions/time-partitions.ts';
import { analyticsEvents } from '../database/schema/analytics.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { ANALYTICS_PARTITIONS } from './partitions.ts';
import { areaUses, errorCounts, newAuthorFunnel, pageViews } from './report.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());
beforeEach(() => testApp.database.db.execute(sql`truncate analytics_events`));

const event = (changes: Partial<AnalyticsEvent> = {}, properties: Partial<AnalyticsEvent['properties']> = {}) => ({
  api_version: '4.0',
  app_id: 'myfiction-studio',
  package_name: 'com.example.myfiction',
  app_version: '1.0.0',
  install_id: 'browser-1',
  activate_id: 'session-1',
  os_type: 'desktop',
  timezone_offset: 60,
  timestamp: 1_772_445_600_000,
  user_id: 1,
  language: 'en',
  event: 'page_enter' as const,
  sub_event: '',
  ...changes,
  properties: {
    page_name: 'home' as const,
    screen_height: 900,
    screen_width: 1440,
    device_category: 'desktop' as const,
    browser_brand: 'Chrome',
    browser_version: '140',
    network_type: 200 as const,
    ...properties,
  },
});
const encode = (value: unknown): string => deflateSync(JSON.stringify(value)).toString('base64');

async function collect(payload: string, headers: Record<string, string> = { 'content-type': 'text/plain' }) {
  const response = await testApp.app.inject({ method: 'POST', url: ANALYTICS_PATH, headers, payload });
  return { status: response.statusCode, body: response.json() };
}
const stored = () => testApp.database.db.select().from(analyticsEvents);

test('an event is kept as it was sent', async () => {
  const sent = event({ user_id: 10000001 }, { previous_page_name: 'log_in' });
  expect(await collect(encode([sent]))).toEqual({ status: 200, body: { code: 10000, msg: '', data: {} } });
  expect(await stored()).toMatchObject([
    { event: 'page_enter', pageName: 'home', installId: 'browser-1', userId: 10000001, body: sent },
  ]);
});

test('what the database cannot store spoils nothing', async () => {
  await collect(encode([event({ install_id: 'a\u0000b\ud800c' }, { error_info: '\ud83d\ude00\udfff' })]));
  expect(await stored()).toMatchObject([
    { installId: 'ab\ufffdc', body: { properties: { error_info: '\ud83d\ude00\ufffd' } } },
  ]);
});

test.each([
  ['no base64', 'not compressed at all'],
  ['no list', encode(event())],
  ['an empty list', encode([])],
  ['an unknown event', encode([event({ event: 'party' as 'start' })])],
  ['a wrong network', encode([event({}, { network_type: 7 as 200 })])],
  ['too many at once', encode(Array.from({ length: 21 }, () => event()))],
  ['a bomb', encode([event({ language: 'x'.repeat(2_000_000) })])],
])('%s is refused and keeps nothing', async (_name, payload) => {
  expect((await collect(payload)).body.code).toBe(400003);
  expect(await stored()).toEqual([]);
});

test('what is too large is not read', async () => {
  expect((await collect('A'.repeat(70_000))).status).toBe(413);
});

test('another kind of body is no event', async () => {
  expect((await collect('{}', { 'content-type': 'application/json' })).status).toBe(415);
});

describe('partitions', () => {
  const at = (month: string) => new Date(`${month}-15T00:00:00Z`);
  const make = (month: string) => makePartitions(testApp.database.db, ANALYTICS_PARTITIONS, at(month));
  const drop = (month: string) => dropOldPartitions(testApp.database.db, ANALYTICS_PARTITIONS, at(month));
  const names = () => partitionNames(testApp.database.db, 'analytics_events');

  test('are made ahead and dropped after thirteen months', async () => {
    await make('2030-01');
    expect(await names()).toEqual(expect.arrayContaining(['analytics_events_2030_01', 'analytics_events_2030_02']));
    await drop('2031-02');
    expect(await names()).toContain('analytics_events_2030_01');
    await drop('2031-03');
    expect(await names()).not.toContain('analytics_events_2030_01');
  });

  test('of two servers that make them at once, none fails', async () => {
    await Promise.all([make('2032-06'), make('2032-06'), make('2032-06')]);
    expect(await names()).toContain('analytics_events_2032_07');
  });

  test('an event of a month without one makes it, and drops none however far the clock is off', async () => {
    const right = testApp.clock.now();
    await make('2033-01');
    testApp.clock.set(at('2099-01'));
    await collect(encode([event()]));
    testApp.clock.set(right);
    expect(await names()).toEqual(expect.arrayContaining(['analytics_events_2033_01', 'analytics_events_2099_01']));
  });
});

test('the report counts views, steps, errors and areas', async () => {
  const browser = (id: string) => ({ install_id: id });
  for (const sent of [
    event({ ...browser('a'), event: 'install' }, { page_name: undefined }),
    event(browser('a'), { page_name: 'log_in' }),
    event(browser('a'), { page_name: 'home' }),
    event(browser('a'), { page_name: 'home' }),
    event({ ...browser('b'), event: 'install' }, { page_name: undefined }),
    event(browser('b'), { page_name: 'log_in' }),
    event({ ...browser('b'), event: 'login_failed' }, { api: 'user/login', error_code: 6200005 }),
    event({ ...browser('b'), event: 'login_failed' }, { api: 'user/login', error_code: 6200005 }),
    event({ ...browser('a'), event: 'area', sub_event: 'create_story' }),
  ])
    await collect(encode([sent]));
  const { db } = testApp.database;
  const now = testApp.clock.now().getTime();
  const span = { from: new Date(now - 1000), to: new Date(now + 1000) };
  expect(await pageViews(db, span)).toEqual([
    { page: 'log_in', views: 2, browsers: 2 },
    { page: 'home', views: 2, browsers: 1 },
  ]);
  expect((await newAuthorFunnel(db, span)).slice(0, 4)).toEqual([
    { step: 'installed', browsers: 2 },
    { step: 'saw the sign-in', browsers: 2 },
    { step: 'came in', browsers: 1 },
    { step: 'opened the story form', browsers: 0 },
  ]);
  expect(await errorCounts(db, span)).toEqual([
    { event: 'login_failed', api: 'user/login', code: '6200005', times: 2, browsers: 1 },
  ]);
  expect(await areaUses(db, span)).toEqual([{ area: 'create_story', uses: 1, browsers: 1 }]);
});
