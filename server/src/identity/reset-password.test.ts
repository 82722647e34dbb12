import { eq } from 'drizzle-orm';
import { messages } from '../database/schema/messages.ts';
import { mailOutbox } from '../database/schema/platform.ts';
import { createDomainContext, type DomainContext } from '../testing/domain-context.ts';
import { answerNameOf } from '../testing/expect-answer.ts';
import { addUser } from '../testing/fixtures.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { mailedCode, otherCode } from '../testing/mailed-code.ts';
import { login } from './login.ts';
import { hashPassword } from './passwords.ts';
import { resetPassword } from './reset-password.ts';
import { sendVerifyEmail } from './send-verify-email.ts';
import { findSession } from './sessions.ts';

const email = 'noor@example.com';
const database = freshDatabase();
let context: DomainContext;
beforeAll(async () => {
  await addUser(database.db, { email, passwordHash: await hashPassword('the old password') });
  context = createDomainContext(database);
});

async function askForCode(): Promise<string> {
  context.clock.advance(60_000);
  await sendVerifyEmail(context, { email, purpose: 'reset' });
  return mailedCode(database.db, email);
}

test('an unknown address gets no code and sets no password', async () => {
  const nobody = { email: 'nobody@example.com', purpose: 'reset' } as const;
  expect(await answerNameOf(sendVerifyEmail(context, nobody))).toBe('unknownEmail');
  const reset = resetPassword(context, { email: nobody.email, code: '123456', password: 'a new password' });
  expect(await answerNameOf(reset)).toBe('unknownEmail');
});

test('a wrong code changes nothing and is counted', async () => {
  const code = await askForCode();
  const wrong = { email, code: otherCode(code), password: 'a new password' };
  for (let tries = 0; tries < 5; tries++) expect(await answerNameOf(resetPassword(context, wrong))).toBe('wrongCode');
  expect(await answerNameOf(resetPassword(context, { ...wrong, code }))).toBe('codeExpired');
  expect(await login(context, { sid: 4, email, password: 'the old password' })).toMatchObject({ user_info: { email } });
});

test('a password that has leaked is not set', async () => {
  const reset = { email, code: await askForCode(), password: 'password1' };
  expect(await answerNameOf(resetPassword(context, reset))).toBe('commonPassword');
});

test('a mailed code sets the password, signs all devices out and tells the owner', async () => {
  const before = await login(context, { sid: 4, email, password: 'the old password' });
  const code = await askForCode();
  await resetPassword(context, { email, code, password: 'a new password' });
  expect(await findSession(database.db, before.session, context.clock.now())).toBeNull();
  expect(await answerNameOf(login(context, { sid: 4, email, password: 'the old password' }))).toBe('wrongPassword');
  const after = await login(context, { sid: 4, email, password: 'a new password' });
  const letters = await database.db.select().from(messages).where(eq(messages.uid, after.user_info.uid));
  expect(letters).toMatchObject([{ type: 'security', readAt: null }]);
  const mails = await database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
  expect(mails.map(({ subject }) => subject)).toContain('Your password was changed');
  expect(await answerNameOf(resetPassword(context, { email, code, password: 'once more' }))).toBe('codeExpired');
});
