import { DAY_MS, MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import { openSession } from '../identity/sessions.ts';
import { addUser } from '../testing/fixtures.ts';
import { signedCall } from '../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { listDevices } from './signed-in-devices.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

async function signedIn(...devices: string[]) {
  const uid = await addUser(testApp.database.db);
  const sessions: { uid: number; session: string }[] = [];
  for (const device of devices) {
    const now = testApp.clock.now();
    const place = { ip: '192.0.2.1', region: 'NG', device };
    sessions.push({ uid, session: await openSession(testApp.database.db, { uid, now, ...place }) });
    testApp.clock.advance(MINUTE_MS);
  }
  return sessions;
}

const list = async (session?: { uid: number; session: string }) =>
  (await signedCall(testApp, 'account/listSessions', {}, { ...(session && { session }) })).data;
const codeOf = async (session?: { uid: number; session: string }) =>
  (await signedCall(testApp, 'account/counts', {}, { ...(session && { session }) })).code;

test('devices are listed with place and time, the one that asks first, then the last seen', async () => {
  const [phone] = await signedIn('Safari on iOS', 'Chrome on Linux', 'Firefox on Windows');
  const { items } = await list(phone);
  expect(items.map(({ device, current }) => [device, current])).toEqual([
    ['Safari on iOS', true],
    ['Firefox on Windows', false],
    ['Chrome on Linux', false],
  ]);
  expect(items[0]).toMatchObject({ ip: '192.0.2.1', region: 'NG', signed_in_at: expect.stringMatching(/Z$/) });
});

test('devices are named in the language that the author has the studio open in', async () => {
  const [phone] = await signedIn('Safari on iOS', 'Firefox on Windows');
  const { database, clock } = testApp;
  const context = { db: database.db, clock, uid: phone?.uid ?? 0, sessionId: '' };
  const named = async (lang: string) => (await listDevices({ ...context, lang })).items.map(({ device }) => device);
  expect(await named('es-MX')).toEqual(['Firefox en Windows', 'Safari en iOS']);
  expect(await named('')).toEqual(['Firefox on Windows', 'Safari on iOS']);
});

test('signing one out ends that one alone, at its next call', async () => {
  const [phone, laptop] = await signedIn('Phone', 'Laptop');
  const other = (await list(phone)).items.find(({ current }) => !current);
  const { code } = await signedCall(
    testApp,
    'account/endSession',
    { session_id: other?.session_id ?? '' },
    { ...(phone && { session: phone }) },
  );
  expect(code).toBe(0);
  expect([await codeOf(phone), await codeOf(laptop)]).toEqual([0, 103]);
});

test('signing the others out leaves this one and tells how many there were', async () => {
  const [phone, laptop, tablet] = await signedIn('Phone', 'Laptop', 'Tablet');
  const answer = await signedCall(testApp, 'account/endOtherSessions', {}, { ...(phone && { session: phone }) });
  expect(answer).toMatchObject({ code: 0, data: { ended: 2 } });
  expect([await codeOf(phone), await codeOf(laptop), await codeOf(tablet)]).toEqual([0, 103, 103]);
});

test('a session that has run out is not in the list', async () => {
  const [old, fresh] = await signedIn('Old', 'Fresh');
  expect(await codeOf(old)).toBe(0);
  for (let day = 0; day < 31; day++) {
    testApp.clock.advance(DAY_MS);
    await codeOf(fresh);
  }
  expect((await list(fresh)).items.map(({ device }) => device)).toEqual(['Fresh']);
});
