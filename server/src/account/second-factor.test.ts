import { and, eq, isNull } from 'drizzle-orm';
import { generate } from 'otplib';
import { messages } from '../database/schema/messages.ts';
import { mailOutbox } from '../database/schema/platform.ts';
import { recoveryCodes, secondFactors } from '../database/schema/second-factors.ts';
import { sessions } from '../database/schema/sessions.ts';
import { users } from '../database/schema/users.ts';
import { hashPassword } from '../identity/passwords.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { addUser } from '../testing/fixtures.ts';
import { signedCall } from '../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';

const PASSWORD = 'writes-every-day';
const proof = { password: PASSWORD };

let testApp: TestApp;
let passwordHash: string;
let email: string;
let session: { uid: number; session: string };
let serial = 0;
beforeAll(async () => {
  testApp = await buildTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => testApp.close());

const signIn = () => signedCall(testApp, 'user/login', { sid: 4, email, password: PASSWORD });
const secondStep = (ticket: string, code: string) => signedCall(testApp, 'user/secondFactor', { ticket, code });

/** A new author, signed in. */
beforeEach(async () => {
  serial += 1;
  email = `factor${serial}@example.com`;
  const uid = await addUser(testApp.database.db, { email, passwordHash });
  session = { uid, session: (await signIn()).data.session };
  testApp.clock.advance(60_000);
});

/** The app's code of this moment, or of some steps from it. */
const codeOf = (secret: string, steps = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(testApp.clock.now().getTime() / 1000) + steps * 30 });
const start = async (): Promise<string> =>
  (await signedCall(testApp, 'account/startSecondFactor', { proof }, { session })).data.secret;

async function turnOn(): Promise<{ secret: string; codes: string[] }> {
  const secret = await start();
  const confirmed = await signedCall(
    testApp,
    'account/confirmSecondFactor',
    { code: await codeOf(secret) },
    { session },
  );
  expect(confirmed).toMatchObject({ code: 0, data: { security: { second_factor: true } } });
  session = { ...session, session: confirmed.data.security.session ?? '' };
  testApp.clock.advance(60_000);
  return { secret, codes: confirmed.data.recovery_codes };
}
const ticketOf = async (): Promise<string> => {
  const answer = await signIn();
  expect(answer.code).toBe(400032);
  expect(answer.data).toEqual({ ticket: expect.any(String) });
  return (answer.data as unknown as { ticket: string }).ticket;
};

describe('setting it up', () => {
  test('needs the password', async () => {
    const answer = await signedCall(
      testApp,
      'account/startSecondFactor',
      { proof: { password: 'something else' } },
      { session },
    );
    expect(answer.code).toBe(6200005);
  });

  test('counts only once a code of the app was seen', async () => {
    const secret = await start();
    expect((await signIn()).code).toBe(0);
    const wrong = await signedCall(testApp, 'account/confirmSecondFactor', { code: '000000' }, { session });
    expect(wrong.code).toBe(6200002);
    expect((await signIn()).code).toBe(0);
    const right = await signedCall(testApp, 'account/confirmSecondFactor', { code: await codeOf(secret) }, { session });
    expect(right.code).toBe(0);
    expect((await signIn()).code).toBe(400032);
  });

  test('signs other devices out and tells the owner', async () => {
    const elsewhere = { uid: session.uid, session: (await signIn()).data.session };
    const before = session;
    await turnOn();
    for (const ended of [elsewhere, before])
      expect((await signedCall(testApp, 'account/counts', {}, { session: ended })).code).toBe(103);
    expect((await signedCall(testApp, 'account/counts', {}, { session })).code).toBe(0);
    const rows = await testApp.database.db.select().from(messages).where(eq(messages.uid, session.uid));
    expect(rows.map(({ title }) => title)).toContain('Your sign-in asks for an app now');
  });

  test('neither secret nor recovery code is readable in the database', async () => {
    const { secret, codes } = await turnOn();
    const { db } = testApp.database;
    const stored = [
      ...(await db.select().from(secondFactors).where(eq(secondFactors.uid, session.uid))),
      ...(await db.select().from(recoveryCodes).where(eq(recoveryCodes.uid, session.uid))),
    ];
    const text =
      JSON.stringify(stored) + stored.map((row) => ('secret' in row ? row.secret.toString('latin1') : '')).join();
    expect(text).not.toContain(secret);
    for (const code of codes) expect(text).not.toContain(code.replaceAll('-', ''));
  });

  test('is refused when another tab confirms the last one at the same moment', async () => {
    await start();
    const { pool } = testApp.database;
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('update second_factors set confirmed_at = now() where uid = $1', [session.uid]);
      const again = signedCall(testApp, 'account/startSecondFactor', { proof }, { session });
      await until(async () => (await countWaiting(pool)) > 0);
      await client.query('commit');
      expect((await again).code).toBe(400033);
    } finally {
      client.release(true);
    }
  });

  test('is refused while there is one', async () => {
    await turnOn();
    expect((await signedCall(testApp, 'account/startSecondFactor', { proof }, { session })).code).toBe(400033);
  });
});

describe('signing in', () => {
  test('the password alone opens nothing, password and code do', async () => {
    const { secret } = await turnOn();
    const signedIn = await secondStep(await ticketOf(), await codeOf(secret));
    expect(signedIn).toMatchObject({ code: 0, data: { user_info: { uid: session.uid } } });
  });

  test('a blocked author’s download too is behind both', async () => {
    const { secret } = await turnOn();
    const { db } = testApp.database;
    await db.update(users).set({ blockedAt: testApp.clock.now() }).where(eq(users.uid, session.uid));
    const blocked = await secondStep(await ticketOf(), await codeOf(secret));
    expect(blocked).toMatchObject({ code: 403, data: { export: { url: expect.stringMatching(/^\/exports\/./) } } });
    expect(
      await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.uid, session.uid), isNull(sessions.revokedAt))),
    ).toHaveLength(1);
  });

  test('a wrong code leaves the ticket, a right one ends it', async () => {
    const { secret } = await turnOn();
    const ticket = await ticketOf();
    expect((await secondStep(ticket, '000000')).code).toBe(6200002);
    expect((await secondStep(ticket, await codeOf(secret))).code).toBe(0);
    testApp.clock.advance(60_000);
    expect((await secondStep(ticket, await codeOf(secret))).code).toBe(400031);
  });

  test('a code works once, also for two at the same moment', async () => {
    const { secret } = await turnOn();
    const tickets = [await ticketOf(), await ticketOf()] as const;
    const code = await codeOf(secret);
    const answers = await Promise.all(tickets.map((ticket) => secondStep(ticket, code)));
    expect(answers.map((answer) => answer.code).sort()).toEqual([0, 6200002]);
  });

  test.each([
    [-1, 0],
    [1, 0],
    [-2, 6200002],
    [2, 6200002],
  ])('a code %i steps of half a minute away: %i', async (steps, answer) => {
    const { secret } = await turnOn();
    testApp.clock.advance(60_000);
    expect((await secondStep(await ticketOf(), await codeOf(secret, steps))).code).toBe(answer);
  });

  test('a recovery code works once, however it is typed', async () => {
    const { codes } = await turnOn();
    expect(codes).toHaveLength(10);
    const code = codes[3]?.toLowerCase().replaceAll('-', ' ') ?? '';
    expect((await secondStep(await ticketOf(), code)).code).toBe(0);
    expect((await secondStep(await ticketOf(), code)).code).toBe(6200002);
  });

  test('a recovery code that is used is told, with how many are left', async () => {
    const { codes, secret } = await turnOn();
    const told = async () => {
      const rows = await testApp.database.db.select().from(messages).where(eq(messages.uid, session.uid));
      return rows.filter(({ title }) => title === 'A recovery code was used to sign in').map(({ body }) => body);
    };
    expect((await secondStep(await ticketOf(), await codeOf(secret))).code).toBe(0);
    expect(await told()).toEqual([]);
    for (const code of codes) expect((await secondStep(await ticketOf(), code)).code).toBe(0);
    const bodies = await told();
    expect(bodies).toHaveLength(10);
    for (const left of ['You have 9 more.', 'You have one more:', 'It was your last one.'])
      expect(bodies.filter((body) => body.includes(left))).toHaveLength(1);
  });

  test('another author’s recovery code is none', async () => {
    const { codes } = await turnOn();
    const [code = ''] = codes;
    email = `stranger${serial}@example.com`;
    const uid = await addUser(testApp.database.db, { email, passwordHash });
    session = { uid, session: (await signIn()).data.session };
    await turnOn();
    expect((await secondStep(await ticketOf(), code)).code).toBe(6200002);
  });

  test('ten wrong codes close it for a quarter of an hour, for the right code too', async () => {
    const { secret } = await turnOn();
    const ticket = await ticketOf();
    for (let tries = 0; tries < 10; tries += 1) expect((await secondStep(ticket, '000000')).code).toBe(6200002);
    expect((await secondStep(ticket, await codeOf(secret))).code).toBe(400005);
    testApp.clock.advance(15 * 60_000);
    expect((await secondStep(await ticketOf(), await codeOf(secret))).code).toBe(0);
  });

  test('the ticket runs out after ten minutes', async () => {
    const { secret } = await turnOn();
    const ticket = await ticketOf();
    testApp.clock.advance(10 * 60_000);
    expect((await secondStep(ticket, await codeOf(secret))).code).toBe(400031);
  });
});

describe('taking it away', () => {
  test('needs the password and a code, and the password is enough again', async () => {
    const { secret } = await turnOn();
    const remove = (code: string) => signedCall(testApp, 'account/removeSecondFactor', { proof, code }, { session });
    expect((await remove('000000')).code).toBe(6200002);
    expect(await remove(await codeOf(secret))).toMatchObject({ code: 0, data: { second_factor: false } });
    expect((await signIn()).code).toBe(0);
    expect(await testApp.database.db.select().from(recoveryCodes).where(eq(recoveryCodes.uid, session.uid))).toEqual(
      [],
    );
  });

  test('a mailed code outlives a mistyped code of the app, and works once', async () => {
    const { secret } = await turnOn();
    const { db } = testApp.database;
    await db.update(users).set({ passwordHash: null }).where(eq(users.uid, session.uid));
    await signedCall(testApp, 'account/sendCode', { purpose: 'confirm' }, { session });
    const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
    const remove = (code: string) =>
      signedCall(testApp, 'account/removeSecondFactor', { proof: { code: mail?.code ?? '' }, code }, { session });
    expect((await remove('000000')).code).toBe(6200002);
    expect(await remove(await codeOf(secret))).toMatchObject({ code: 0, data: { second_factor: false } });
    expect((await remove(await codeOf(secret))).code).toBe(6200007);
  });

  test('new recovery codes end the old ones', async () => {
    const { secret, codes } = await turnOn();
    const renewed = await signedCall(
      testApp,
      'account/renewRecoveryCodes',
      { code: await codeOf(secret) },
      { session },
    );
    expect(renewed.data.recovery_codes).toHaveLength(10);
    expect((await secondStep(await ticketOf(), codes[0] ?? '')).code).toBe(6200002);
    expect((await secondStep(await ticketOf(), renewed.data.recovery_codes[0] ?? '')).code).toBe(0);
  });
});
