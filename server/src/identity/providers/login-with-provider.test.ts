import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { JWTPayload } from 'jose';
import { generate } from 'otplib';
import { secondFactors } from '../../database/schema/second-factors.ts';
import { signIns } from '../../database/schema/sign-ins.ts';
import { users } from '../../database/schema/users.ts';
import { addUser } from '../../testing/fixtures.ts';
import { type ProviderKeys, startProviderKeys } from '../../testing/provider-keys.ts';
import { signedCall } from '../../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { hashPassword } from '../passwords.ts';
import { renewRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { openSession } from '../sessions.ts';
import { APPLE_CALLBACK } from './apple-callback.ts';

const PROJECT = 'studio-test';
const PASSWORD = 'writes-every-day';
const SID = { apple: 1, fb: 2, gp: 3 } as const;

let keys: ProviderKeys;
let strangersKeys: ProviderKeys;
let testApp: TestApp;
let serial = 0;
beforeAll(async () => {
  keys = await startProviderKeys();
  strangersKeys = await startProviderKeys();
  testApp = await buildTestApp({
    env: {
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_API_KEY: 'key',
      FIREBASE_AUTH_DOMAIN: 'studio-test.firebaseapp.com',
      FIREBASE_KEYS_URL: keys.url,
      APPLE_CLIENT_ID: 'com.example.studio',
      APPLE_ORIGIN: new URL(keys.url).origin,
    },
  });
});
afterAll(async () => {
  await testApp.close();
  await keys.close();
  await strangersKeys.close();
});

const seconds = (ago = 0): number => Math.floor(testApp.clock.now().getTime() / 1000) - ago;

function googleClaims(changes: JWTPayload = {}): JWTPayload {
  serial += 1;
  return {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: `person-${serial}`,
    iat: seconds(),
    exp: seconds(-3600),
    auth_time: seconds(5),
    email: `person${serial}@example.com`,
    email_verified: true,
    firebase: { sign_in_provider: 'google.com' },
    ...changes,
  };
}

const signIn = (token: string, sid: 1 | 2 | 3 = SID.gp, more = {}) =>
  signedCall(testApp, 'user/login', { sid, token, ...more });
const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a new person gets an account, and the next time the same one', async () => {
  const claims = googleClaims();
  const first = await signIn(await keys.sign(claims));
  expect(first).toMatchObject({ code: 0, data: { is_new_user: true, user_info: { email: claims.email } } });
  testApp.clock.advance(60_000);
  const again = await signIn(await keys.sign({ ...claims, iat: seconds(), auth_time: seconds() }));
  expect(again.data.user_info.uid).toBe(first.data.user_info.uid);
});

describe('a token that does not hold opens nothing', () => {
  test.each<[string, JWTPayload]>([
    ['of another project', { aud: 'other-project' }],
    ['of another issuer', { iss: 'https://securetoken.google.com/other-project' }],
    ['of another provider', { firebase: { sign_in_provider: 'facebook.com' } }],
    ['of a password account of that project', { firebase: { sign_in_provider: 'password' } }],
    ['that has run out', { exp: 1 }],
    ['of a sign-in six minutes ago', { auth_time: 1 }],
    ['without a person', { sub: undefined }],
  ])('%s', async (_name, changes) => {
    expect(await signIn(await keys.sign(googleClaims(changes)))).toMatchObject({ code: 400031, data: {} });
  });

  test('signed by somebody else', async () => {
    expect(await signIn(await strangersKeys.sign(googleClaims()))).toMatchObject({ code: 400031 });
  });

  test('unsigned', async () => {
    const token = `${base64url({ alg: 'none', typ: 'JWT' })}.${base64url(googleClaims())}.`;
    expect(await signIn(token)).toMatchObject({ code: 400031 });
  });

  test('no token at all', async () => {
    expect(await signIn('not a token')).toMatchObject({ code: 400031 });
  });

  test('used before', async () => {
    const token = await keys.sign(googleClaims());
    const [one, other] = await Promise.all([signIn(token), signIn(token)]);
    expect([one.code, other.code].sort()).toEqual([0, 400031]);
  });

  test('Google’s where Facebook’s is asked for', async () => {
    expect(await signIn(await keys.sign(googleClaims()), SID.fb)).toMatchObject({ code: 400031 });
  });
});

test('asks for the code of the authenticator app too', async () => {
  const claims = googleClaims();
  const { user_info, session: token } = (await signIn(await keys.sign(claims))).data;
  const session = { uid: user_info.uid, session: token };
  await testApp.database.db
    .update(users)
    .set({ passwordHash: await hashPassword(PASSWORD) })
    .where(eq(users.uid, user_info.uid));
  const proof = { password: PASSWORD };
  const { secret } = (await signedCall(testApp, 'account/startSecondFactor', { proof }, { session })).data;
  const codeNow = () => generate({ secret, epoch: seconds() });
  await signedCall(testApp, 'account/confirmSecondFactor', { code: await codeNow() }, { session });
  testApp.clock.advance(60_000);
  const asked = await signIn(
    await keys.sign({ ...claims, iat: seconds(), exp: seconds(-3600), auth_time: seconds(5) }),
  );
  expect(asked).toMatchObject({ code: 400032, data: { ticket: expect.any(String) } });
  const { ticket } = asked.data as unknown as { ticket: string };
  const signedIn = await signedCall(testApp, 'user/secondFactor', { ticket, code: await codeNow() });
  expect(signedIn).toMatchObject({ code: 0, data: { user_info: { uid: user_info.uid } } });
});

describe('an account with the same address', () => {
  async function existing(): Promise<{ uid: number; email: string }> {
    serial += 1;
    const email = `author${serial}@example.com`;
    const passwordHash = await hashPassword(PASSWORD);
    return { uid: await addUser(testApp.database.db, { email, passwordHash }), email };
  }

  test('is not taken over: the sign-in to it links the two', async () => {
    const { uid, email } = await existing();
    const claims = googleClaims({ email: email.toUpperCase() });
    const refused = await signIn(await keys.sign(claims));
    expect(refused).toMatchObject({ code: 400024, data: { email, ticket: expect.any(String) } });
    const { ticket } = refused.data as unknown as { ticket: string };

    const wrong = { sid: 4 as const, email, password: 'guessed', link_ticket: ticket };
    expect(await signedCall(testApp, 'user/login', wrong)).toMatchObject({ code: 6200005 });
    const linked = await signedCall(testApp, 'user/login', { ...wrong, password: PASSWORD });
    expect(linked).toMatchObject({ code: 0, data: { user_info: { uid } } });
    const again = await signIn(await keys.sign({ ...claims, auth_time: seconds(1) }));
    expect(again.data.user_info.uid).toBe(uid);
    expect(await signedCall(testApp, 'user/login', { ...wrong, password: PASSWORD })).toMatchObject({ code: 400031 });
  });

  test('with an authenticator app the two are linked by its code, not by the password', async () => {
    const { db } = testApp.database;
    const { uid, email } = await existing();
    await db.insert(secondFactors).values({ uid, secret: Buffer.from(''), confirmedAt: testApp.clock.now() });
    const [code = ''] = await renewRecoveryCodes(db, uid);
    const { data } = await signIn(await keys.sign(googleClaims({ email })));
    const { ticket: link_ticket } = data as unknown as { ticket: string };
    const asked = await signedCall(testApp, 'user/login', { sid: 4, email, password: PASSWORD, link_ticket });
    const { ticket } = asked.data as unknown as { ticket: string };
    const linked = () => db.$count(signIns, eq(signIns.uid, uid));
    expect([asked.code, await linked()]).toEqual([400032, 0]);
    const signedIn = await signedCall(testApp, 'user/secondFactor', { ticket, code });
    expect([signedIn.code, await linked()]).toEqual([0, 1]);
  });

  test('an address that the provider has not verified makes an account without it', async () => {
    const { uid, email } = await existing();
    const { code, data } = await signIn(await keys.sign(googleClaims({ email, email_verified: false })));
    expect(code).toBe(0);
    expect(data.user_info.uid).not.toBe(uid);
    const [user] = await testApp.database.db.select().from(users).where(eq(users.uid, data.user_info.uid));
    expect(user?.email).toBeNull();
  });

  test('is linked in the settings with the password and a fresh token, and never to two', async () => {
    const { uid } = await existing();
    const session = { uid, session: await openSession(testApp.database.db, { uid, ip: '', now: testApp.clock.now() }) };
    const claims = googleClaims({ email: '' });
    const link = async (password: string, changes = {}) =>
      signedCall(
        testApp,
        'account/link',
        { provider: 'gp', token: await keys.sign({ ...claims, ...changes }), proof: { password } },
        { session },
      );
    expect(await link('guessed')).toMatchObject({ code: 6200005 });
    expect(await link(PASSWORD, { auth_time: seconds(2) })).toMatchObject({
      code: 0,
      data: { links: [{ provider: 'gp' }] },
    });
    const other = await existing();
    const theirs = await openSession(testApp.database.db, { uid: other.uid, ip: '', now: testApp.clock.now() });
    const token = await keys.sign({ ...claims, auth_time: seconds(3) });
    const taken = await signedCall(
      testApp,
      'account/link',
      { provider: 'gp', token, proof: { password: PASSWORD } },
      { session: { uid: other.uid, session: theirs } },
    );
    expect(taken).toMatchObject({ code: 400028 });
    expect(await testApp.database.db.select().from(signIns).where(eq(signIns.uid, other.uid))).toEqual([]);
  });
});

describe('Apple', () => {
  const [state, nonce] = ['state-of-this-browser', 'nonce-of-this-browser'];

  async function answer(changes: JWTPayload = {}, form: Record<string, string> = {}): Promise<string> {
    serial += 1;
    const idToken = await keys.sign({
      iss: new URL(keys.url).origin,
      aud: 'com.example.studio',
      sub: `apple-${serial}`,
      iat: seconds(),
      exp: seconds(-600),
      nonce: createHash('sha256').update(nonce).digest('hex'),
      email: `apple${serial}@example.com`,
      email_verified: 'true',
      ...changes,
    });
    const response = await testApp.app.inject({
      method: 'POST',
      url: APPLE_CALLBACK,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ id_token: idToken, state, ...form }).toString(),
    });
    expect(response.statusCode).toBe(303);
    expect(response.headers['cache-control']).toBe('no-store');
    return new URL(response.headers.location ?? '', 'http://localhost').searchParams.get('apple_ticket') ?? '';
  }
  const finish = (ticket: string, known: { state?: string; nonce?: string } = { state, nonce }) =>
    signIn(ticket, SID.apple, known);

  test('the answer is kept under a ticket that this browser opens once', async () => {
    const ticket = await answer();
    expect(await finish(ticket)).toMatchObject({ code: 0, data: { is_new_user: true } });
    expect(await finish(ticket)).toMatchObject({ code: 400031 });
  });

  test.each([
    ['another state', { state: 'other', nonce }],
    ['another nonce', { state, nonce: 'other' }],
    ['nothing', {}],
  ])('a browser that knows %s is refused', async (_name, known) => {
    expect(await finish(await answer(), known)).toMatchObject({ code: 400031 });
  });

  test.each<[string, JWTPayload]>([
    ['of another app', { aud: 'com.example.other' }],
    ['of another issuer', { iss: 'https://appleid.apple.example' }],
  ])('a token %s is refused', async (_name, changes) => {
    expect(await finish(await answer(changes))).toMatchObject({ code: 400031 });
  });

  test('a ticket runs out after ten minutes', async () => {
    const ticket = await answer();
    testApp.clock.advance(10 * 60_000);
    expect(await finish(ticket)).toMatchObject({ code: 400031 });
  });

  test('a place that posts too much is told so, and no fault is logged', async () => {
    const limited = await buildTestApp({ beside: testApp, env: { RATE_LIMIT_FACTOR: '1' } });
    const post = () =>
      limited.app.inject({
        method: 'POST',
        url: APPLE_CALLBACK,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'error=user_cancelled_authorize&state=x',
        remoteAddress: '192.0.2.77',
      });
    for (let times = 0; times < 100; times += 1) expect((await post()).statusCode).toBe(303);
    expect((await post()).statusCode).toBe(429);
    expect(limited.logLines.filter((line) => line.includes('"error"'))).toEqual([]);
    await limited.close();
  });

  test('an author who cancels goes back to the sign-in page', async () => {
    const response = await testApp.app.inject({
      method: 'POST',
      url: APPLE_CALLBACK,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'error=user_cancelled_authorize&state=x',
    });
    expect(response.headers.location).toBe('/login?apple_error=cancelled');
  });
});
