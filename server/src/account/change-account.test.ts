import { CODE_TRIES } from '@myfiction/shared/contract/rules.ts';
import { MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import { eq } from 'drizzle-orm';
import { messages } from '../database/schema/messages.ts';
import { mailOutbox } from '../database/schema/platform.ts';
import { signIns } from '../database/schema/sign-ins.ts';
import { users } from '../database/schema/users.ts';
import { hashPassword, verifyPassword } from '../identity/passwords.ts';
import { openSession } from '../identity/sessions.ts';
import { addUser } from '../testing/fixtures.ts';
import { type SignedCallOptions, signedCall } from '../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';

const PASSWORD = 'writes-every-day';
const proof = { password: PASSWORD };
const EXPIRED = 6200007;

let testApp: TestApp;
let passwordHash: string;
let session: { uid: number; session: string };
let elsewhere: { uid: number; session: string };
let email: string;
let serial = 0;
beforeAll(async () => {
  testApp = await buildTestApp();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => testApp.close());

async function author(changes: { email?: string | null; passwordHash?: string | null } = {}): Promise<void> {
  serial += 1;
  email = `author${serial}@example.com`;
  const uid = await addUser(testApp.database.db, { email, passwordHash, ...changes });
  const open = () => openSession(testApp.database.db, { uid, ip: '', now: testApp.clock.now() });
  session = { uid, session: await open() };
  elsewhere = { uid, session: await open() };
}
beforeEach(() => author());

const codeMailedTo = async (address: string): Promise<string> => {
  const mails = await testApp.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, address));
  return mails.findLast(({ code }) => code !== null)?.code ?? '';
};
const subjectsTo = async (address: string): Promise<string[]> => {
  const mails = await testApp.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, address));
  return mails.map(({ subject }) => subject);
};
const isSignedIn = async (whose: typeof session): Promise<boolean> =>
  (await signedCall(testApp, 'account/counts', {}, { session: whose })).code === 0;
const inboxTitles = async (): Promise<string[]> => {
  const rows = await testApp.database.db.select().from(messages).where(eq(messages.uid, session.uid));
  return rows.map(({ title }) => title);
};

describe('password', () => {
  const change = (withProof: { password: string } | { code: string }, new_password = 'another-long-one') =>
    signedCall(testApp, 'account/changePassword', { proof: withProof, new_password }, { session });

  /** Calls begin and prove who asks while somebody holds the account; then `decide` and they go on. */
  async function whileHeld<T>(calls: () => Promise<T>[], decide = 'select 1'): Promise<T[]> {
    const { pool } = testApp.database;
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select uid from users where uid = $1 for no key update', [session.uid]);
    const begun = calls();
    const waiting = `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'update "users"%'`;
    await until(async () => (await pool.query(waiting)).rows[0].n === begun.length);
    await holder.query(decide);
    await holder.query('commit');
    holder.release();
    return Promise.all(begun);
  }
  const passwordNow = async () =>
    (await testApp.database.db.select().from(users).where(eq(users.uid, session.uid)))[0]?.passwordHash ?? '';

  test('of two changes at once the second is told that the password is another one', async () => {
    const answers = await whileHeld(() => [change(proof), change(proof)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 6200005]);
    expect((await subjectsTo(email)).filter((subject) => /password/i.test(subject))).toHaveLength(1);
  });

  test('a change that a reset was faster than changes nothing', async () => {
    const reset = `update users set password_hash = 'reset meanwhile' where uid = ${session.uid}`;
    const [answer] = await whileHeld(() => [change(proof)], reset);
    expect(answer?.code).toBe(6200005);
    expect(await passwordNow()).toBe('reset meanwhile');
  });

  test('one that has leaked, and the address, are not taken', async () => {
    for (const leaked of ['password1', email]) expect((await change(proof, leaked)).code).toBe(400029);
    expect(await isSignedIn(elsewhere)).toBe(true);
  });

  test('the right one is changed, every other token ends and the owner is told twice', async () => {
    const changed = await change(proof);
    expect(changed).toMatchObject({ code: 0, data: { has_password: true } });
    const [user] = await testApp.database.db.select().from(users).where(eq(users.uid, session.uid));
    expect(await verifyPassword(user?.passwordHash ?? null, 'another-long-one')).toBe(true);
    const renewed = { ...session, session: changed.data.session ?? '' };
    expect([await isSignedIn(renewed), await isSignedIn(session), await isSignedIn(elsewhere)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await subjectsTo(email)).toEqual(['Your password was changed']);
    expect(await inboxTitles()).toEqual(['Your password was changed']);
    const [mail] = await testApp.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
    expect(mail?.text).toContain('was changed, and other devices were signed out.');
  });

  test('an answer that was lost is there for the same call by the old token, and for nothing else', async () => {
    const payload = { proof, new_password: 'another-long-one' };
    const repeat = (changes = {}, options: Partial<SignedCallOptions> = {}) =>
      signedCall(
        testApp,
        'account/changePassword',
        { ...payload, ...changes },
        { session, idempotencyKey: 'change-1', ...options },
      );
    const first = await repeat();
    expect(first.code).toBe(0);
    expect(await repeat()).toEqual(first);
    const ended = { code: 103 };
    expect(await repeat({ new_password: 'a-third-long-one' })).toMatchObject(ended);
    expect(await repeat({}, { idempotencyKey: 'change-2' })).toMatchObject(ended);
    expect(await repeat({}, { idempotencyKey: null })).toMatchObject(ended);
    expect(await repeat({}, { session: elsewhere })).toMatchObject(ended);
    expect(await repeat({}, { session: { ...session, uid: elsewhere.uid + 1 } })).toMatchObject(ended);
    expect(await isSignedIn(session)).toBe(false);
    expect(await subjectsTo(email)).toEqual(['Your password was changed']);
  });

  test('a wrong one changes nothing', async () => {
    expect(await change({ password: 'guessed' })).toMatchObject({ code: 6200005 });
    expect(await isSignedIn(elsewhere)).toBe(true);
  });

  test('a mailed code does not stand in for a password that there is', async () => {
    await signedCall(testApp, 'account/sendCode', { purpose: 'confirm' }, { session });
    expect(await change({ code: await codeMailedTo(email) })).toMatchObject({ code: 6200005 });
  });

  test('an account without one sets its first by a mailed code', async () => {
    await author({ passwordHash: null });
    await signedCall(testApp, 'account/sendCode', { purpose: 'confirm' }, { session });
    const code = await codeMailedTo(email);
    expect(await change({ code: code === '000000' ? '000001' : '000000' })).toMatchObject({ code: 6200002 });
    expect(await change({ code })).toMatchObject({ code: 0, data: { has_password: true } });
  });
});

describe('tries of somebody at an open browser', () => {
  test('are limited, and failed ones stay counted', async () => {
    const limited = await buildTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    const uid = await addUser(limited.database.db, { email: 'noor@example.com', passwordHash });
    const session = { uid, session: await openSession(limited.database.db, { uid, ip: '', now: limited.clock.now() }) };
    const codes: number[] = [];
    for (let attempt = 0; attempt < 11; attempt++) {
      const input = { proof: { password: `guess ${attempt}` }, new_password: 'another-long-one' };
      codes.push((await signedCall(limited, 'account/changePassword', input, { session })).code);
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 6200005), 400005]);
    await limited.close();
  });

  test('are taken back by the right password: whoever knows it is not locked out', async () => {
    const limited = await buildTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    const uid = await addUser(limited.database.db, { email: 'noor@example.com', passwordHash });
    const session = { uid, session: await openSession(limited.database.db, { uid, ip: '', now: limited.clock.now() }) };
    const codes: number[] = [];
    for (let attempt = 0; attempt < 11; attempt++) {
      const input = { proof: { password: 'writes-every-day' } };
      codes.push((await signedCall(limited, 'account/startSecondFactor', input, { session })).code);
    }
    expect(codes).toEqual(Array.from({ length: 11 }, () => 0));
    await limited.close();
  });

  test('end a mailed code, which works once as it is', async () => {
    await author({ passwordHash: null });
    const ask = (code: string) => signedCall(testApp, 'account/requestDeletion', { proof: { code } }, { session });
    const mailed = async () => {
      testApp.clock.advance(MINUTE_MS);
      await signedCall(testApp, 'account/sendCode', { purpose: 'confirm' }, { session });
      return codeMailedTo(email);
    };
    const used = await mailed();
    expect([(await ask(used)).code, (await ask(used)).code]).toEqual([0, EXPIRED]);
    const code = await mailed();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < CODE_TRIES; tries++) expect(await ask(wrong)).toMatchObject({ code: 6200002 });
    expect(await ask(code)).toMatchObject({ code: EXPIRED });
  });
});

describe('email address', () => {
  const next = () => `next-${email}`;
  async function askForCodes(): Promise<{ old_code: string; new_code: string }> {
    await signedCall(testApp, 'account/sendCode', { purpose: 'old-email' }, { session });
    await signedCall(testApp, 'account/sendCode', { purpose: 'new-email', email: next() }, { session });
    return { old_code: await codeMailedTo(email), new_code: await codeMailedTo(next()) };
  }
  const change = (codes: { old_code: string; new_code: string }) =>
    signedCall(testApp, 'account/changeEmail', { email: next(), ...codes }, { session });

  test('is changed with codes at both, and both are told', async () => {
    const changed = await change(await askForCodes());
    expect(changed).toMatchObject({ code: 0, data: { email: next() } });
    expect((await subjectsTo(email)).at(-1)).toBe('Your email address was changed');
    expect((await subjectsTo(next())).at(-1)).toBe('Your email address was changed');
    const renewed = { ...session, session: changed.data.session ?? '' };
    expect([await isSignedIn(renewed), await isSignedIn(session), await isSignedIn(elsewhere)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test.each(['old', 'new'] as const)('the %s code has to be right, and the answer names it', async (which) => {
    const codes = await askForCodes();
    const wrong = codes[`${which}_code`] === '000000' ? '000001' : '000000';
    expect(await change({ ...codes, [`${which}_code`]: wrong })).toMatchObject({ code: 6200002, data: { which } });
    expect(await change(codes)).toMatchObject({ code: 0 });
  });

  test('codes of one address are no codes of the other', async () => {
    const { old_code, new_code } = await askForCodes();
    expect(await change({ old_code: new_code, new_code: old_code })).toMatchObject({ code: 6200002 });
  });

  test('one that has an account is refused before a code is sent', async () => {
    const taken = email;
    await author();
    const answer = await signedCall(testApp, 'account/sendCode', { purpose: 'new-email', email: taken }, { session });
    expect(answer.code).toBe(6200006);
  });
});

describe('linked sign-ins', () => {
  const link = (provider: 'apple' | 'gp') =>
    testApp.database.db.insert(signIns).values({
      provider,
      subject: `subject-${session.uid}`,
      uid: session.uid,
      email: '',
      linkedAt: testApp.clock.now(),
      lastUsedAt: testApp.clock.now(),
    });
  const unlink = (provider: 'apple' | 'gp', withProof: { password: string } | { code: string }) =>
    signedCall(testApp, 'account/unlink', { provider, proof: withProof }, { session });

  test('one is removed with the password, and again without harm', async () => {
    await link('gp');
    expect(await unlink('gp', proof)).toMatchObject({ code: 0, data: { links: [] } });
    expect(await unlink('gp', proof)).toMatchObject({ code: 0 });
    expect(await inboxTitles()).toEqual(['A way to sign in was removed']);
  });

  test('the last way in stays', async () => {
    await author({ passwordHash: null });
    await link('gp');
    await signedCall(testApp, 'account/sendCode', { purpose: 'confirm' }, { session });
    expect(await unlink('gp', { code: await codeMailedTo(email) })).toMatchObject({ code: 400025 });
    await link('apple');
    const { data } = await signedCall(testApp, 'account/getSecurity', {}, { session });
    expect(data.links.map(({ provider }) => provider).sort()).toEqual(['apple', 'gp']);
  });
});

describe('notifications', () => {
  test('each event has a default, a choice is kept, and what is fixed stays on', async () => {
    const { data: before } = await signedCall(testApp, 'account/getNotifications', {}, { session });
    const email_of = (event: string, { events }: typeof before) => events.find((one) => one.event === event)?.email;
    expect([email_of('payment', before), email_of('new-comment', before)]).toEqual([true, false]);
    const events = before.events.map((one) => ({ ...one, inbox: false, email: !one.email }));
    await signedCall(testApp, 'account/setNotifications', { events }, { session });
    const { data: after } = await signedCall(testApp, 'account/getNotifications', {}, { session });
    expect(after.events.find(({ event }) => event === 'new-comment')).toMatchObject({ inbox: false, email: true });
    expect(after.events.find(({ event }) => event === 'payment')).toMatchObject({ inbox: true, email: true });
  });

  test('a choice leaves the other way of its event as another tab has chosen it', async () => {
    const choose = async (way: { inbox?: boolean; email?: boolean }) => {
      const change = { events: [{ event: 'contest' as const, ...way }] };
      const { data } = await signedCall(testApp, 'account/setNotifications', change, { session });
      return data.events.find(({ event }) => event === 'contest');
    };
    expect(await choose({ email: true })).toMatchObject({ inbox: true, email: true });
    expect(await choose({ inbox: false })).toMatchObject({ inbox: false, email: true });
    expect(await choose({})).toMatchObject({ inbox: false, email: true });
  });
});
