import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { changePassword } from '../../account/change-password.ts';
import { endAccount } from '../../account/end-account.ts';
import { endOtherDevices } from '../../account/signed-in-devices.ts';
import { undoEmailChange } from '../../account/undo-email-change.ts';
import { exportTickets } from '../../database/schema/imports.ts';
import { secondFactors } from '../../database/schema/second-factors.ts';
import { sessions } from '../../database/schema/sessions.ts';
import { signInTickets } from '../../database/schema/sign-ins.ts';
import { users } from '../../database/schema/users.ts';
import { formerEmails } from '../../database/schema/verification.ts';
import { countWaiting } from '../../testing/count-waiting.ts';
import { answerOf } from '../../testing/expect-answer.ts';
import { addUser } from '../../testing/fixtures.ts';
import { freshAuthor } from '../../testing/fresh-author.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { mailedCode } from '../../testing/mailed-code.ts';
import { until } from '../../testing/until.ts';
import { blockAuthor, unblockAuthor } from '../block-author.ts';
import { formerEmailLinks } from '../former-email-links.ts';
import { login } from '../login.ts';
import { hashPassword } from '../passwords.ts';
import { resetPassword } from '../reset-password.ts';
import { sendVerifyEmail } from '../send-verify-email.ts';
import { openSession } from '../sessions.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { signInWithSecondFactor } from './sign-in-with-second-factor.ts';

const OLD = 'writes-every-day';
const NEW = 'a-new-long-one';
const database = freshDatabase();
const { db, pool } = database;
const context = freshAuthor(database);
let passwordHash: string;
let email: string;
let code: string;
let former: string;
beforeAll(async () => {
  passwordHash = await hashPassword(OLD);
});
/** Signed in, with an authenticator app and an address that was changed. */
beforeEach(async () => {
  const { uid, clock, ip } = context;
  await openSession(db, { uid, ip, now: clock.now() });
  const [own] = await db.select().from(sessions).where(eq(sessions.uid, uid));
  context.sessionId = own?.id ?? '';
  email = `author${uid}@example.com`;
  await db.update(users).set({ email, passwordHash }).where(eq(users.uid, uid));
  await db.insert(secondFactors).values({ uid, secret: Buffer.from(''), confirmedAt: clock.now() });
  [code = ''] = await renewRecoveryCodes(db, uid);
  const { ticket, hash } = formerEmailLinks.create();
  former = ticket;
  await db.insert(formerEmails).values({ tokenHash: hash, uid, email: `first.${email}`, changedAt: clock.now() });
});

const proveOldPassword = async (of = email): Promise<string> => {
  const { errorName, data } = await answerOf(login(context, { sid: 4, email: of, password: OLD }));
  expect(errorName).toBe('secondFactorNeeded');
  return (data as { ticket: string }).ticket;
};
const goOn = (ticket: string) => signInWithSecondFactor(context, { ticket, code });
/** But for the one that asks. */
const openSessions = () =>
  db.$count(
    sessions,
    and(eq(sessions.uid, context.uid), isNull(sessions.revokedAt), ne(sessions.id, context.sessionId)),
  );

const reset = async (inside = context) => {
  await sendVerifyEmail(inside, { email, purpose: 'reset' });
  await resetPassword(inside, { email, code: await mailedCode(inside.db, email), password: NEW });
};
const changeOwn = (inside = context) => changePassword(inside, { proof: { password: OLD }, new_password: NEW });
const takeAddressBack = () => db.transaction((tx) => undoEmailChange({ ...context, db: tx }, { token: former }));

const takeAppAway = () => db.delete(secondFactors).where(eq(secondFactors.uid, context.uid));
/** How a sign-in is answered that has read the account before `end`, which commits after that. */
const loginWhile = async (end: (inside: typeof context) => Promise<unknown>) => {
  const running: ReturnType<typeof answerOf>[] = [];
  await db.transaction(async (tx) => {
    await end({ ...context, db: tx });
    running.push(answerOf(login(context, { sid: 4, email, password: OLD })));
    await until(async () => (await countWaiting(pool)) === 1);
  });
  return (await Promise.all(running))[0];
};

test.each<[string, () => Promise<unknown>]>([
  ['a reset', () => reset()],
  ['a change of the password', () => changeOwn()],
  ['an address that was taken back', takeAddressBack],
  ['signing out everywhere', () => endOtherDevices(context)],
  [
    'a block, even one that is over',
    async () => {
      await blockAuthor(db, context.uid, context.clock.now());
      await unblockAuthor(db, context.uid);
    },
  ],
  ['the end of the account', () => db.transaction((tx) => endAccount(tx, context.uid, context.clock.now()))],
])('a password that was proved before %s opens nothing with the code after it', async (_name, end) => {
  const ticket = await proveOldPassword();
  await end();
  expect(await answerOf(goOn(ticket))).toMatchObject({ errorName: 'signInRefused' });
  expect(await openSessions()).toBe(0);
});

test.each([
  ['a reset', () => reset()],
  ['an address that is taken back', takeAddressBack],
])('a session that opens in the moment of %s ends with it', async (_name, end) => {
  const ticket = await proveOldPassword();
  const running: Promise<unknown>[] = [];
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from ${signInTickets} where uid = ${context.uid} for update`);
    for (const write of [() => goOn(ticket), end]) {
      running.push(write());
      await until(async () => (await countWaiting(pool)) === running.length);
    }
  });
  await Promise.all(running);
  expect(await openSessions()).toBe(0);
});

describe.each(['without', 'with'])('%s an authenticator app', (app) => {
  test.each<[string, (inside: typeof context) => Promise<unknown>]>([
    ['a reset', reset],
    ['a change of the password', changeOwn],
    ['the end of the account', ({ db: tx, uid, clock }) => endAccount(tx, uid, clock.now())],
  ])('a password that is proved while %s is under way opens nothing', async (_name, end) => {
    if (app === 'without') await takeAppAway();
    expect(await loginWhile(end)).toMatchObject({ errorName: 'wrongPassword' });
    expect(await openSessions()).toBe(0);
    expect(await db.$count(signInTickets, eq(signInTickets.uid, context.uid))).toBe(0);
  });
});

test('who is blocked in the moment of a sign-in is told so', async () => {
  await takeAppAway();
  const refused = await loginWhile(({ db: tx, uid, clock }) => blockAuthor(tx, uid, clock.now()));
  expect(refused).toMatchObject({ errorName: 'userBlocked' });
  expect(await db.$count(exportTickets, eq(exportTickets.uid, context.uid))).toBe(1);
  expect(await openSessions()).toBe(0);
});

test('another author’s sign-in goes on', async () => {
  const uid = await addUser(db, { email: `other.${email}`, passwordHash });
  await db.insert(secondFactors).values({ uid, secret: Buffer.from(''), confirmedAt: context.clock.now() });
  const [otherCode = ''] = await renewRecoveryCodes(db, uid);
  const ticket = await proveOldPassword(`other.${email}`);
  await reset();
  expect(await signInWithSecondFactor(context, { ticket, code: otherCode })).toMatchObject({ user_info: { uid } });
});
