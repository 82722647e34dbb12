import { EMAIL_UNDO_DAYS } from '@myfiction/shared/contract/account-options.ts';
import { DAY_MS, MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import { eq } from 'drizzle-orm';
import { messages } from '../database/schema/messages.ts';
import { mailOutbox } from '../database/schema/platform.ts';
import { signIns } from '../database/schema/sign-ins.ts';
import { users } from '../database/schema/users.ts';
import { formerEmails } from '../database/schema/verification.ts';
import { hashPassword } from '../identity/passwords.ts';
import { purgeExpiredIdentity } from '../identity/purge-expired.ts';
import { openSession } from '../identity/sessions.ts';
import { addUser } from '../testing/fixtures.ts';
import { mailedCode } from '../testing/mailed-code.ts';
import { signedCall } from '../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { endAccount } from './end-account.ts';

const PASSWORD = 'writes-every-day';
const NOT_FOUND = 400007;

let testApp: TestApp;
let uid: number;
let session: { uid: number; session: string };
let serial = 0;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const address = (name: string) => `${name}${serial}@example.com`;
beforeEach(async () => {
  serial += 1;
  uid = await addUser(testApp.database.db, { email: address('first'), passwordHash: await hashPassword(PASSWORD) });
  session = { uid, session: await openSession(testApp.database.db, { uid, ip: '', now: testApp.clock.now() }) };
});

const mailsTo = (to: string) => testApp.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, to));
const account = async () => (await testApp.database.db.select().from(users).where(eq(users.uid, uid)))[0];
const links = () => testApp.database.db.select().from(formerEmails).where(eq(formerEmails.uid, uid));

/** Moves the account, and gives the token that the former address is sent. */
async function move(from: string, to: string): Promise<string> {
  testApp.clock.advance(2 * MINUTE_MS);
  await signedCall(testApp, 'account/sendCode', { purpose: 'old-email' }, { session });
  await signedCall(testApp, 'account/sendCode', { purpose: 'new-email', email: to }, { session });
  const codes = {
    old_code: await mailedCode(testApp.database.db, from),
    new_code: await mailedCode(testApp.database.db, to),
  };
  const answer = await signedCall(testApp, 'account/changeEmail', { email: to, ...codes }, { session });
  expect(answer).toMatchObject({ code: 0 });
  session = { uid, session: answer.data.session ?? '' };
  const mail = (await mailsTo(from)).findLast(({ text }) => text.includes('/login/undo-email#'));
  return mail?.text.match(/\/login\/undo-email#([\w-]+)$/m)?.[1] ?? '';
}
const ask = (token: string) => signedCall(testApp, 'account/getEmailUndo', { token });
const undo = (token: string) => signedCall(testApp, 'account/undoEmailChange', { token });

test('the former address is back, everybody is signed out, and only a new password signs in', async () => {
  const token = await move(address('first'), address('second'));
  expect(await ask(token)).toMatchObject({ code: 0, data: { email: address('first') } });
  expect(await undo(token)).toMatchObject({ code: 0, data: { email: address('first') } });
  expect(await account()).toMatchObject({ email: address('first') });
  expect(await signedCall(testApp, 'account/counts', {}, { session })).toMatchObject({ code: 103 });
  const login = (email: string) => signedCall(testApp, 'user/login', { sid: 4, email, password: PASSWORD });
  expect(await login(address('first'))).toMatchObject({ code: 6200005 });
  expect(await login(address('second'))).toMatchObject({ code: 6200003 });
  testApp.clock.advance(2 * MINUTE_MS);
  await signedCall(testApp, 'user/sendUserVerifyEmail', { email: address('first'), purpose: 'reset' });
  const reset = {
    email: address('first'),
    code: await mailedCode(testApp.database.db, address('first')),
    password: 'a-new-long-one',
  };
  expect(await signedCall(testApp, 'user/resetPwd', reset)).toMatchObject({ code: 0 });
});

test('only the former address is sent a link, and both hear how it went', async () => {
  const token = await move(address('first'), address('second'));
  const toTheNew = await mailsTo(address('second'));
  expect(toTheNew.filter(({ text }) => text.includes(token))).toEqual([]);
  expect(toTheNew.at(-1)?.text).toContain('If somebody else may read that mailbox, set up an authenticator app');
  await undo(token);
  expect((await mailsTo(address('first'))).at(-1)?.subject).toBe('Your email address is back');
  expect((await mailsTo(address('second'))).at(-1)?.subject).toBe('Your email address was changed back');
  const told = await testApp.database.db.select().from(messages).where(eq(messages.uid, uid));
  expect(told.map(({ title }) => title)).toContain('Your email address is back');
});

test('works once, and the database does not hold it', async () => {
  const token = await move(address('first'), address('second'));
  expect(JSON.stringify(await links())).not.toContain(token);
  const answers = await Promise.all([undo(token), undo(token)]);
  expect(answers.map(({ code }) => code).sort()).toEqual([0, NOT_FOUND]);
  expect(await ask(token)).toMatchObject({ code: NOT_FOUND });
});

test('what is too old, cut off or made up is answered the same', async () => {
  const token = await move(address('first'), address('second'));
  testApp.clock.advance(EMAIL_UNDO_DAYS * DAY_MS);
  const answers = [await undo(token), await undo(token.slice(1)), await undo('')];
  expect(new Set(answers.map(({ code, msg, data }) => JSON.stringify([code, msg, data]))).size).toBe(1);
  expect(answers[0]).toMatchObject({ code: NOT_FOUND });
  expect(await account()).toMatchObject({ email: address('second') });
  await purgeExpiredIdentity(testApp.database.db, new Date(testApp.clock.now().getTime() + 1));
  expect(await links()).toEqual([]);
});

test('of two changes the older one’s link ends the newer one’s', async () => {
  const older = await move(address('first'), address('second'));
  const newer = await move(address('second'), address('third'));
  expect(await undo(older)).toMatchObject({ data: { email: address('first') } });
  expect(await undo(newer)).toMatchObject({ code: NOT_FOUND });
});

test('of two changes the newer one’s link leaves the older one’s', async () => {
  const older = await move(address('first'), address('second'));
  const newer = await move(address('second'), address('third'));
  expect(await undo(newer)).toMatchObject({ data: { email: address('second') } });
  expect(await undo(older)).toMatchObject({ data: { email: address('first') } });
});

test('an address that is another account’s by now stays there, and the link works once it is free', async () => {
  const token = await move(address('first'), address('second'));
  const other = await addUser(testApp.database.db, { email: address('first') });
  expect(await undo(token)).toMatchObject({ code: 6200006 });
  expect(await account()).toMatchObject({ email: address('second') });
  await testApp.database.db.update(users).set({ email: null }).where(eq(users.uid, other));
  expect(await undo(token)).toMatchObject({ code: 0 });
});

test('what was linked and planned since the change goes, what was there before stays', async () => {
  const { db } = testApp.database;
  const link = (provider: 'apple' | 'gp') =>
    db.insert(signIns).values({
      provider,
      subject: `subject-${uid}`,
      uid,
      email: '',
      linkedAt: testApp.clock.now(),
      lastUsedAt: testApp.clock.now(),
    });
  await link('gp');
  const token = await move(address('first'), address('second'));
  await link('apple');
  await signedCall(testApp, 'account/requestDeletion', { proof: { password: PASSWORD } }, { session });
  expect((await account())?.deletionAt).not.toBeNull();
  await undo(token);
  expect((await account())?.deletionAt).toBeNull();
  const left = await db.select().from(signIns).where(eq(signIns.uid, uid));
  expect(left.map(({ provider }) => provider)).toEqual(['gp']);
});

test('an account that is gone does not come back', async () => {
  const token = await move(address('first'), address('second'));
  await endAccount(testApp.database.db, uid, testApp.clock.now());
  expect(await undo(token)).toMatchObject({ code: NOT_FOUND });
});

test('an account that had no address has nothing to take back', async () => {
  await testApp.database.db.update(users).set({ email: null }).where(eq(users.uid, uid));
  await signedCall(testApp, 'account/sendCode', { purpose: 'new-email', email: address('second') }, { session });
  const codes = { old_code: '', new_code: await mailedCode(testApp.database.db, address('second')) };
  await signedCall(testApp, 'account/changeEmail', { email: address('second'), ...codes }, { session });
  expect(await links()).toEqual([]);
  expect((await mailsTo(address('second'))).at(-1)?.text).not.toContain('former address');
});

test('tries are limited by place, also those that find nothing', async () => {
  const limited = await buildTestApp({ env: { RATE_LIMIT_FACTOR: '0.05' } });
  const codes: number[] = [];
  for (const call of ['account/getEmailUndo', 'account/undoEmailChange', 'account/undoEmailChange'] as const)
    codes.push((await signedCall(limited, call, { token: 'guess' })).code);
  codes.push((await signedCall(limited, 'account/getEmailUndo', { token: 'guess' })).code);
  expect(codes).toEqual([NOT_FOUND, NOT_FOUND, NOT_FOUND, 400005]);
  await limited.close();
});
