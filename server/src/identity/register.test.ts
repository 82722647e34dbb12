import { count, eq } from 'drizzle-orm';
import { mailOutbox } from '../database/schema/platform.ts';
import { users } from '../database/schema/users.ts';
import { createDomainContext, type DomainContext } from '../testing/domain-context.ts';
import { answerNameOf } from '../testing/expect-answer.ts';
import { addUser } from '../testing/fixtures.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { mailedCode, otherCode } from '../testing/mailed-code.ts';
import { register } from './register.ts';
import { sendVerifyEmail } from './send-verify-email.ts';
import { findSession } from './sessions.ts';

const password = 'writes-every-day';
const database = freshDatabase();
let context: DomainContext;
beforeEach(() => {
  context = createDomainContext(database);
});

async function askForCode(email: string): Promise<string> {
  await sendVerifyEmail(context, { email, purpose: 'signup' });
  return mailedCode(database.db, email);
}

test('a mailed code makes an account that is signed in and still called Guest', async () => {
  const email = 'new@example.com';
  const code = await askForCode(email);
  expect(code).toMatch(/^\d{6}$/);
  const signedIn = await register(context, { email, code, password });
  expect(signedIn).toMatchObject({ is_new_user: true, user_info: { uname: 'Guest', email, book_total: 0 } });
  expect(signedIn.user_info.uid).toBeGreaterThanOrEqual(10_000_001);
  const found = await findSession(database.db, signedIn.session, context.clock.now());
  expect(found?.uid).toBe(signedIn.user_info.uid);
  const [row] = await database.db.select().from(users).where(eq(users.email, email));
  expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
});

test('a password that has leaked makes no account, and uses up no code', async () => {
  const email = 'leaked@example.com';
  const code = await askForCode(email);
  expect(await answerNameOf(register(context, { email, code, password: 'password1' }))).toBe('commonPassword');
  expect(await register(context, { email, code, password })).toMatchObject({ is_new_user: true });
});

test('a code works once', async () => {
  const email = 'once@example.com';
  const code = await askForCode(email);
  await register(context, { email, code, password });
  expect(await answerNameOf(register(context, { email, code, password }))).toBe('emailTaken');
});

test('of two registrations at the same moment one wins and the other finds the address taken', async () => {
  const email = 'race@example.com';
  const code = await askForCode(email);
  const both = await Promise.allSettled([1, 2].map(() => register(context, { email, code, password })));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { errorName: 'emailTaken' } });
  const [total] = await database.db.select({ users: count() }).from(users).where(eq(users.email, email));
  expect(total?.users).toBe(1);
});

test('five wrong tries kill a code, also when they come at the same moment', async () => {
  const email = 'guess@example.com';
  const code = await askForCode(email);
  const wrong = { email, code: otherCode(code), password };
  const answers = await Promise.all(Array.from({ length: 8 }, () => answerNameOf(register(context, wrong))));
  expect(answers.filter((name) => name === 'wrongCode')).toHaveLength(5);
  expect(answers.filter((name) => name === 'codeExpired')).toHaveLength(3);
  expect(await answerNameOf(register(context, { email, code, password }))).toBe('codeExpired');
});

test('four wrong tries leave the right one', async () => {
  const email = 'four@example.com';
  const code = await askForCode(email);
  for (let tries = 0; tries < 4; tries++) {
    expect(await answerNameOf(register(context, { email, code: otherCode(code), password }))).toBe('wrongCode');
  }
  expect(await register(context, { email, code, password })).toMatchObject({ is_new_user: true });
});

test('a code runs out after ten minutes', async () => {
  const email = 'late@example.com';
  const code = await askForCode(email);
  context.clock.advance(10 * 60_000);
  expect(await answerNameOf(register(context, { email, code, password }))).toBe('codeExpired');
});

test('a code of a password reset signs nobody up, nor does the code of another address', async () => {
  await addUser(database.db, { email: 'known@example.com' });
  await sendVerifyEmail(context, { email: 'known@example.com', purpose: 'reset' });
  const code = await mailedCode(database.db, 'known@example.com');
  await askForCode('other@example.com');
  const answer = await answerNameOf(register(context, { email: 'other@example.com', code, password }));
  expect(answer).toBe('wrongCode');
});

test('an address with an account gets no code to sign up', async () => {
  await addUser(database.db, { email: 'taken@example.com' });
  const sending = sendVerifyEmail(context, { email: 'taken@example.com', purpose: 'signup' });
  expect(await answerNameOf(sending)).toBe('emailTaken');
  expect(await database.db.$count(mailOutbox, eq(mailOutbox.recipient, 'taken@example.com'))).toBe(0);
});

test('a code can be sent again after a minute, and the new one replaces the old', async () => {
  const email = 'again@example.com';
  const first = await askForCode(email);
  context.clock.advance(59_000);
  expect(await answerNameOf(sendVerifyEmail(context, { email, purpose: 'signup' }))).toBe('resendTooSoon');
  context.clock.advance(1_000);
  const second = await askForCode(email);
  if (first !== second)
    expect(await answerNameOf(register(context, { email, code: first, password }))).toBe('wrongCode');
  expect(await register(context, { email, code: second, password })).toMatchObject({ is_new_user: true });
});

test('two requests of a code at the same moment send one mail', async () => {
  const email = 'double@example.com';
  const sent = await Promise.allSettled([1, 2, 3].map(() => sendVerifyEmail(context, { email, purpose: 'signup' })));
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await database.db.$count(mailOutbox, eq(mailOutbox.recipient, email))).toBe(1);
});

test('the code is not in its table', async () => {
  const email = 'hashed@example.com';
  const code = await askForCode(email);
  const { rows } = await database.pool.query('select * from verification_codes where email = $1', [email]);
  expect(JSON.stringify(rows)).not.toContain(code);
});
