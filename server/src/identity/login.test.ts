import * as argon2 from '@node-rs/argon2';
import { createDomainContext, type DomainContext } from '../testing/domain-context.ts';
import { answerNameOf } from '../testing/expect-answer.ts';
import { addUser } from '../testing/fixtures.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { login } from './login.ts';
import { hashPassword } from './passwords.ts';
import { findSession } from './sessions.ts';

jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...actual, verify: jest.fn(actual.verify) };
});

const email = 'noor@example.com';
const password = 'writes-every-day';
const database = freshDatabase();
let context: DomainContext;
beforeAll(async () => {
  await addUser(database.db, { email, penName: 'Noor', passwordHash: await hashPassword(password) });
  await addUser(database.db, { email: 'provider@example.com' });
  const blocked = { email: 'blocked@example.com', blockedAt: new Date(), passwordHash: await hashPassword(password) };
  await addUser(database.db, blocked);
});
beforeEach(() => {
  context = createDomainContext(database);
  jest.mocked(argon2.verify).mockImplementation(jest.requireActual<typeof argon2>('@node-rs/argon2').verify);
});

test('the right password opens a session', async () => {
  const signedIn = await login(context, { sid: 4, email, password });
  expect(signedIn).toMatchObject({ is_new_user: false, user_info: { uname: 'Noor', email } });
  const found = await findSession(database.db, signedIn.session, context.clock.now());
  expect(found?.uid).toBe(signedIn.user_info.uid);
});

test.each([
  ['wrongPassword', { email, password: 'something else' }],
  ['unknownEmail', { email: 'nobody@example.com', password }],
  ['unknownEmail', { email: 'no\0body@example.com', password }],
  ['wrongPassword', { email: 'provider@example.com', password }],
  ['userBlocked', { email: 'blocked@example.com', password }],
  ['wrongPassword', { email: 'blocked@example.com', password: 'something else' }],
  ['invalidRequest', { email }],
  ['invalidRequest', { password }],
])('%s for %j', async (answer, input) => {
  expect(await answerNameOf(login(context, { sid: 4, ...input }))).toBe(answer);
});

test.each([1, 2, 3])('sid %s is not set up here', async (sid) => {
  expect(await answerNameOf(login(context, { sid, email, password }))).toBe('signInUnavailable');
});

test.each([
  ['an account', email],
  ['no account', 'nobody@example.com'],
  ['an account without a password', 'provider@example.com'],
])('%s takes the work of one password check', async (_, address) => {
  const verify = jest.mocked(argon2.verify);
  verify.mockClear();
  await answerNameOf(login(context, { sid: 4, email: address, password: 'something else' }));
  expect(verify).toHaveBeenCalledTimes(1);
  const [hash] = verify.mock.calls[0] ?? [];
  expect(String(hash)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
