import { REMOTE_ENTRY_FILE } from '@myfiction/shared/contract/platform.ts';
import { openSession } from '../../identity/sessions.ts';
import { openObjectStore } from '../../objects/open-object-store.ts';
import { addUser } from '../../testing/fixtures.ts';
import { addPointer, addVersion } from '../../testing/remote-fixture.ts';
import { signFields } from '../../testing/sign-fields.ts';
import { identityFields, type SignedCallOptions } from '../../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { movePointer } from '../pointer/move-pointer.ts';
import { remoteKey } from '../versions/object-keys.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
  const { database, clock, config } = testApp;
  const now = clock.now();
  for (const version of ['v1', 'v2']) {
    await openObjectStore(config).put(remoteKey('comments', version, REMOTE_ENTRY_FILE), Buffer.from(version));
    await addVersion(database.db, 'comments', version, { now });
  }
  await addPointer(database.db, 'comments', 'v1', { now });
  const act = { act: 'stage', version: 'v2', percent: 50 } as const;
  await movePointer(database.db, { remote: 'comments', act, who: 'hana', now });
  await until(async () => (await testApp.app.inject({ url: '/registry.json' })).cookies.length > 0);
});
afterAll(() => testApp.close());

/** Keeps its cookies; opens pages without a session, as an address does, and calls with one. */
function openBrowser(cookies: Record<string, string> = {}) {
  const kept = { ...cookies };
  const keep = (set: { name: string; value: string }[]): void => {
    for (const { name, value } of set) kept[name] = value;
  };
  const version = async (): Promise<string> => {
    const answer = await testApp.app.inject({ url: '/registry.json', cookies: kept });
    keep(answer.cookies);
    return answer.json().remotes.comments.version;
  };
  const call = async (session: SignedCallOptions['session']) => {
    const fields = { ...identityFields(testApp, { ...(session && { session }) }), target_uid: session?.uid ?? 0 };
    const answer = await testApp.app.inject({
      ...{ method: 'POST', url: '/api/myfiction/user/getUserInfo', payload: fields, cookies: kept },
      headers: { sign: signFields(fields) },
    });
    keep(answer.cookies);
    return answer;
  };
  return { version, call, place: () => kept.rollout_place };
}

async function signUp() {
  const { database, clock } = testApp;
  const uid = await addUser(database.db);
  return { uid, session: await openSession(database.db, { uid, ip: '', now: clock.now() }) };
}

test('an author has the same version in every browser', async () => {
  const versions: string[] = [];
  for (let authors = 0; authors < 12; authors += 1) {
    const author = await signUp();
    const [one, two] = [openBrowser(), openBrowser()];
    for (const browser of [one, two]) {
      await browser.version();
      await browser.call(author);
    }
    const version = await one.version();
    expect([await two.version(), two.place()]).toEqual([version, one.place()]);
    versions.push(version);
  }
  expect(new Set(versions)).toEqual(new Set(['v1', 'v2']));
});

test('the place is told once, and to the server alone', async () => {
  const author = await signUp();
  const browser = openBrowser();
  const [cookie] = (await browser.call(author)).cookies;
  const facts = { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 31_536_000 };
  expect(cookie).toMatchObject({ name: 'rollout_place', ...facts });
  expect(cookie?.value).toMatch(/^\d{1,4}$/);
  expect((await browser.call(author)).cookies).toEqual([]);
});

test('whoever signs in next has a place of their own', async () => {
  const [author, other] = [await signUp(), await signUp()];
  const [shared, own] = [openBrowser(), openBrowser()];
  for (const session of [author, other]) await shared.call(session);
  await own.call(other);
  expect(shared.place()).toBe(own.place());
});

test('a session that is not let in moves nobody', async () => {
  const { uid } = await signUp();
  const browser = openBrowser({ rollout_place: '7' });
  for (const session of [{ uid, session: 'forged' }, undefined]) await browser.call(session);
  expect(browser.place()).toBe('7');
});

test('a browser in which nobody signs in keeps the place that it was given', async () => {
  for (let browsers = 0; browsers < 5; browsers += 1) {
    const browser = openBrowser();
    const version = await browser.version();
    const place = browser.place();
    expect(place).toMatch(/^\d{1,4}$/);
    expect([await browser.version(), browser.place()]).toEqual([version, place]);
  }
});

test.each(['', 'x', '-1', '10000', '1e3', '7; Path=/'])('the place "%s" is none: another is given', async (place) => {
  const browser = openBrowser({ rollout_place: place });
  await browser.version();
  expect(browser.place()).toMatch(/^\d{1,4}$/);
});

test('a session in cookies, which a sister site may leave, tells the author’s place too', async () => {
  const author = await signUp();
  const browser = openBrowser();
  await browser.call(author);
  const sister = openBrowser({ session: 'x', uid: String(author.uid) });
  expect(await sister.version()).toBe(await browser.version());
  expect(sister.place()).toBeUndefined();
  const left = openBrowser({ uid: String(author.uid) });
  await left.version();
  expect(left.place()).toBeDefined();
});
