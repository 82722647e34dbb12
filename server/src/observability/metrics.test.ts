import { once } from 'node:events';
import { connect } from 'node:net';
import { deflateSync } from 'node:zlib';
import { ANALYTICS_PATH } from '@myfiction/shared/contract/analytics-event.ts';
import { API_CALLS } from '@myfiction/shared/contract/calls.ts';
import { MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import { openSession } from '../identity/sessions.ts';
import { holdRow, putRowAside } from '../platform/due-rows/put-aside.ts';
import { createDomainContext } from '../testing/domain-context.ts';
import { addStory, addUser, chapterText } from '../testing/fixtures.ts';
import { listenSomewhere, openStream } from '../testing/read-stream.ts';
import { addScheduled } from '../testing/scheduled-chapter.ts';
import { signedCall } from '../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';
import { METRICS_PATH, serveMetrics } from './metrics-routes.ts';
import { unobserved } from './open-observability.ts';
import { checkLedger, countConnections, look } from './watch-database.ts';

const TOKEN = 'a-token-of-the-monitoring';
const observability = unobserved();
const { metrics } = observability;
let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp({ env: { METRICS_TOKEN: TOKEN }, observability });
});
afterAll(() => testApp.close());
beforeEach(() => metrics.registry.resetMetrics());

const read = (authorization?: string, url = METRICS_PATH) =>
  testApp.app.inject({ url, headers: authorization === undefined ? {} : { authorization } });
const figures = async () => (await read(`Bearer ${TOKEN}`)).body;

test.each([undefined, 'Bearer wrong', TOKEN])('whoever shows %s finds no such page', async (authorization) => {
  const response = await read(authorization);
  expect(response.statusCode).toBe(404);
  expect(response.body).not.toContain('studio_');
});

test('without a setting nobody reads them', async () => {
  const closed = await buildTestApp({ beside: testApp });
  const response = await closed.app.inject({ url: METRICS_PATH, headers: { authorization: 'Bearer ' } });
  await closed.close();
  expect(response.body).not.toContain('studio_');
});

test('a port of its own serves them and nothing else, to those who show the token where there is one', async () => {
  const server = serveMetrics(metrics, TOKEN).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const headers = { authorization: `Bearer ${TOKEN}` };
  const statuses = await Promise.all([
    fetch(`${url}/metrics`, { headers }),
    fetch(`${url}/metrics`),
    fetch(`${url}/`, { headers }),
    fetch(`${url}/metrics`, { method: 'POST', headers }),
  ]);
  server.close();
  server.closeAllConnections();
  expect(statuses.map(({ status }) => status)).toEqual([200, 404, 404, 404]);
});

test('a call is timed, and counted by its code', async () => {
  const { db } = testApp.database;
  const uid = await addUser(db);
  const session = { uid, session: await openSession(db, { uid, ip: '192.0.2.1', now: testApp.clock.now() }) };
  await signedCall(testApp, 'account/counts', {}, { session });
  await signedCall(testApp, 'account/counts', {});
  await testApp.app.inject({ method: 'POST', url: '/api/myfiction/account/counts', payload: {} });
  const text = await figures();
  expect(text).toContain('studio_answers_total{call="myfiction/account/counts",code="0"} 1');
  expect(text).toContain('studio_answers_total{call="myfiction/account/counts",code="101"} 1');
  expect(text).toContain('studio_answers_total{call="myfiction/account/counts",code="400002"} 1');
  expect(text).toContain('studio_call_seconds_count{call="myfiction/account/counts",outcome="ok"} 1');
  expect(text).toContain('studio_call_seconds_count{call="myfiction/account/counts",outcome="refused"} 2');
});

describe('whoever goes before the answer has ended is no longer counted', () => {
  let address: string;
  beforeAll(async () => {
    address = await listenSomewhere(testApp);
  });
  const levelOf = async (gauge: { get(): Promise<{ values: { value: number }[] }> }) =>
    (await gauge.get()).values[0]?.value ?? 0;

  test('as an open stream', async () => {
    const { db } = testApp.database;
    const uid = await addUser(db);
    const session = await openSession(db, { uid, ip: '', now: testApp.clock.now() });
    const stream = await openStream(testApp, { uid, session });
    expect(await levelOf(metrics.eventStreams)).toBe(1);
    stream.close();
    await until(async () => (await levelOf(metrics.eventStreams)) === 0);
  });

  test('as a request under way', async () => {
    const before = await levelOf(metrics.inFlight);
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    const head = 'POST /api/myfiction/getSysCfg HTTP/1.1\r\nhost: studio\r\ncontent-type: application/json\r\n';
    socket.write(`${head}content-length: 9\r\n\r\n{`);
    await until(async () => (await levelOf(metrics.inFlight)) > before);
    socket.destroy();
    await until(async () => (await levelOf(metrics.inFlight)) === before);
  });
});

test('what strangers ask for makes no label', async () => {
  const { registry } = metrics;
  const strange = [
    '/api/myfiction/nothing',
    '/api/x/y?z=1',
    '/no-such-page-17',
    '/files/aa.png',
    '/assets/x.js',
    '/%ff',
  ];
  for (const url of strange) await testApp.app.inject({ method: 'POST', url, payload: {} });
  for (const url of strange) await testApp.app.inject({ url });
  const { values } = await metrics.answers.get();
  for (const { labels } of values) expect(labels.call).toMatch(/^(none|\*|\/[\w*:/.]+|myfiction\/[\w/]+)$/);
  expect(new Set(values.map(({ labels }) => labels.call)).size).toBeLessThan(8);
  // The most there can be: every call with every outcome, and a handful of codes each.
  const lines = (await registry.metrics()).split('\n').length;
  expect(lines).toBeLessThan(Object.keys(API_CALLS).length * 15);
});

test('the database tells of mail, late chapters and its connections', async () => {
  const context = createDomainContext(testApp.database, { uid: 0, clock: testApp.clock });
  const own = { ...context, uid: await addUser(context.db) };
  const { story_id } = await addStory(own);
  await context.mail.send(context.db, { to: 'noor@example.com', subject: 'News', text: 'Text.', html: '' });
  await context.db.execute(`update mail_outbox set next_try_at = created_at`);
  await addScheduled(own, story_id, chapterText('One', 'Text.'), context.clock.now());
  context.clock.advance(3 * MINUTE_MS);
  await putRowAside(context.db, 'lapse offers', '7', context.clock.now());
  await holdRow(context.db, 'deliver mail', '7', context.clock.now());
  await look(metrics, context);
  countConnections(metrics, { totalCount: 5, idleCount: 3, waitingCount: 7 });
  const text = await figures();
  expect(text).toContain('studio_database_up 1');
  expect(text).toContain('studio_rows_put_aside{job_name="lapse offers"} 1');
  // Nothing is wrong with what is worked on.
  expect(text).not.toContain('job_name="deliver mail"');
  expect(text).toContain('studio_mail_waiting 1');
  expect(text).toContain('studio_mail_oldest_seconds 180');
  expect(text).toContain('studio_scheduled_late_seconds 180');
  expect(text).toContain('studio_database_connections{state="busy"} 2');
  expect(text).toContain('studio_database_connections{state="waiting"} 7');
});

test('a ledger that does not add up is told', async () => {
  const { db, pool } = testApp.database;
  await checkLedger(metrics, db);
  expect(await figures()).toContain('studio_ledger_unbalanced 0');
  const client = await pool.connect();
  // As by a hand in the database: what the studio writes is checked there.
  await client.query(`set session_replication_role = replica`);
  await client.query(`insert into ledger_entries (transaction_id, account, currency, amount_minor)
    values (1, 'paid-out', 'USD', 5)`);
  client.release(true);
  await checkLedger(metrics, db);
  expect(await figures()).toContain('studio_ledger_unbalanced 1');
});

describe('remotes that fail in a browser', () => {
  const event = (properties: Record<string, unknown>) => ({
    ...{ api_version: '4.0', app_id: 'a', package_name: 'p', app_version: '1', install_id: 'i', activate_id: 'a' },
    ...{ os_type: 'desktop', timezone_offset: 0, timestamp: 1, user_id: 1, language: 'en', sub_event: '' },
    event: 'remote_failed',
    properties: {
      ...{ screen_height: 1, screen_width: 1, device_category: 'desktop', network_type: 200 },
      ...{ browser_brand: 'Chrome', browser_version: '140', ...properties },
    },
  });
  const tell = async (...events: unknown[]) => {
    const payload = deflateSync(JSON.stringify(events)).toString('base64');
    const headers = { 'content-type': 'text/plain' };
    const response = await testApp.app.inject({ method: 'POST', url: ANALYTICS_PATH, headers, payload });
    expect(response.json().code).toBe(10000);
  };

  test('are counted by remote and version', async () => {
    const failed = { remote: 'billing', remote_version: '1.4.0', error_code: 'timeout' };
    await tell(event(failed), event(failed), event({ ...failed, remote_version: '1.5.0-rc.1' }));
    const text = await figures();
    expect(text).toContain('studio_remote_failures_total{remote="billing",version="1.4.0",reason="timeout"} 2');
    expect(text).toContain('studio_remote_failures_total{remote="billing",version="1.5.0-rc.1",reason="timeout"} 1');
  });

  test.each(['v2', 'spring-campaign_1', '2026.11'])('under a name such as %s too', async (remote_version) => {
    await tell(event({ remote: 'activities', remote_version, error_code: 'render-error' }));
    expect(await figures()).toContain(`{remote="activities",version="${remote_version}",reason="render-error"} 1`);
  });

  test('and inventions fill nothing', async () => {
    await tell(event({ remote: '"} 1', remote_version: '1.0.0', error_code: 'timeout' }));
    await tell(event({ remote: 'billing', remote_version: '1.4.0', error_code: 'invented' }));
    for (let batch = 0; batch < 20; batch++) {
      const versions = Array.from({ length: 20 }, (_, index) => `${batch}.${index}.0`);
      await tell(...versions.map((version) => event({ remote: 'x', remote_version: version, error_code: 'timeout' })));
    }
    const { values } = await metrics.remoteFailures.get();
    expect(values.length).toBeLessThan(210);
    expect(values.reduce((sum, { value }) => sum + value, 0)).toBe(401);
  });
});
