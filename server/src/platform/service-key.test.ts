import { randomUUID } from 'node:crypto';
import { API_CALLS } from '@myfiction/shared/contract/calls.ts';
import { openSession } from '../identity/sessions.ts';
import { addUser } from '../testing/fixtures.ts';
import { signFields } from '../testing/sign-fields.ts';
import { identityFields } from '../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

const KEY = 'a-key-between-servers';
const PATHS = Object.values(API_CALLS).flatMap((call) => (call.access === 'service' ? [`/api/${call.path}`] : []));
const READS = '/api/myfiction/ingest/reads';
const REFUSED = { code: 400001, data: {} };

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp({ env: { INGEST_KEY: KEY } });
});
afterAll(() => testApp.close());

const bearer = (key = KEY) => ({ authorization: `Bearer ${key}` });
const events = () => ({
  events: [
    { type: 'read', event_id: randomUUID(), chapter_id: randomUUID(), reader_id: 'r', at: '2026-03-02T10:00:00Z' },
  ],
});

async function post(headers: Record<string, string>, payload: object = events(), url = READS) {
  const response = await testApp.app.inject({ method: 'POST', url, headers, payload });
  expect(response.statusCode).toBe(200);
  return response.json();
}

test('the key opens the call, without signature, session or identity fields', async () => {
  expect(await post(bearer())).toEqual({ code: 0, msg: '', data: { accepted: 0, repeated: 0, unknown: 1 } });
});

test.each(PATHS)('%s is closed without the key', async (url) => {
  expect(await post({}, {}, url)).toMatchObject(REFUSED);
});

test.each([
  ['no header', {}],
  ['another key', bearer('development-ingest-key')],
  ['the start of the key', bearer(KEY.slice(0, -1))],
  ['an empty key', { authorization: 'Bearer ' }],
  ['the key without the scheme', { authorization: KEY }],
])('%s answers as a bad signature does', async (_name, headers) => {
  const refused = await post(headers);
  expect(refused).toMatchObject(REFUSED);
  expect(refused).toEqual(await post({ sign: 'x' }, { ...identityFields(testApp) }, '/api/myfiction/getSysCfg'));
});

test('an author’s session and signature do not open it', async () => {
  const uid = await addUser(testApp.database.db);
  const session = await openSession(testApp.database.db, { uid, ip: '', now: testApp.clock.now() });
  const body = { ...identityFields(testApp, { session: { uid, session } }), ...events() };
  expect(await post({ sign: signFields(body), cookie: `session=${session}; uid=${uid}` }, body)).toMatchObject(REFUSED);
});

test('the key does not open an author’s call', async () => {
  expect(await post(bearer(), {}, '/api/myfiction/story/list')).toMatchObject({ code: 400002 });
  const body = identityFields(testApp);
  expect(await post({ ...bearer(), sign: signFields(body) }, body, '/api/myfiction/story/list')).toMatchObject({
    code: 101,
  });
});

test('a stranger’s body is not even read', async () => {
  const send = (headers: Record<string, string>) =>
    testApp.app.inject({
      method: 'POST',
      url: READS,
      headers: { 'content-type': 'application/json', ...headers },
      payload: '{ not json',
    });
  expect((await send({})).json()).toMatchObject(REFUSED);
  expect((await send(bearer())).statusCode).toBe(400);
});

test('what is too large is refused', async () => {
  const payload = { events: [], padding: 'x'.repeat(600 * 1024) };
  const response = await testApp.app.inject({ method: 'POST', url: READS, headers: bearer(), payload });
  expect(response.statusCode).toBe(413);
});

test('guessing keys meets the limit of its address', async () => {
  const limited = await buildTestApp({ env: { RATE_LIMIT_FACTOR: '0.002' } });
  const guess = async () => {
    const headers = { authorization: 'Bearer guess' };
    return (await limited.app.inject({ method: 'POST', url: READS, headers, payload: {} })).json().code;
  };
  expect([await guess(), await guess(), await guess()]).toEqual([400001, 400001, 400005]);
  await limited.close();
});
