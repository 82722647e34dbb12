import { inArray } from 'drizzle-orm';
import { throttles } from '../database/schema/verification.ts';
import { readConfig } from '../platform/config.ts';
import { createDomainContext, type DomainContext } from '../testing/domain-context.ts';
import { answerNameOf } from '../testing/expect-answer.ts';
import { addUser } from '../testing/fixtures.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { accountKeys, codeRequestLimit, codeTryLimit, loginLimits, providerLoginLimit } from './limits.ts';
import { login } from './login.ts';
import { hashPassword } from './passwords.ts';
import { sendVerifyEmail } from './send-verify-email.ts';
import { openSession } from './sessions.ts';

const password = 'writes-every-day';
const config = readConfig({ RATE_LIMIT_FACTOR: '1' }, '/');
const database = freshDatabase();
let passwordHash: string;
let context: DomainContext;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});
beforeEach(() => {
  context = createDomainContext(database, { config });
});

const tryFrom = (ip: string, email: string, tried: string) =>
  login({ ...context, ip }, { sid: 4, email, password: tried });
const guess = (ip: string, email: string) => answerNameOf(tryFrom(ip, email, 'not-the-password'));

test('ten wrong tries from one place close it for a quarter of an hour, also for the right password', async () => {
  const email = 'place@example.com';
  await addUser(database.db, { email, passwordHash });
  const answers = await Promise.all(Array.from({ length: 12 }, () => guess('192.0.2.10', email)));
  expect(answers.filter((name) => name === 'wrongPassword')).toHaveLength(10);
  expect(await answerNameOf(tryFrom('192.0.2.10', email, password))).toBe('tooManyRequests');
  context.clock.advance(15 * 60_000);
  expect(await tryFrom('192.0.2.10', email, password)).toMatchObject({ user_info: { email } });
});

test('tries while it is closed do not keep it closed', async () => {
  const email = 'window@example.com';
  await addUser(database.db, { email, passwordHash });
  await Promise.all(Array.from({ length: 11 }, () => guess('192.0.2.11', email)));
  context.clock.advance(14 * 60_000);
  expect(await guess('192.0.2.11', email)).toBe('tooManyRequests');
  context.clock.advance(60_000);
  expect(await tryFrom('192.0.2.11', email, password)).toMatchObject({ user_info: { email } });
});

test('a flood from many places does not lock the owner out where they have signed in before', async () => {
  const email = 'owner@example.com';
  const uid = await addUser(database.db, { email, passwordHash });
  await openSession(database.db, { uid, ip: '198.51.100.7', now: context.clock.now() });
  const flood = Array.from({ length: 51 }, (_, index) => guess(`203.0.113.${index}`, email));
  await Promise.all(flood);
  expect(await answerNameOf(tryFrom('203.0.113.200', email, password))).toBe('tooManyRequests');
  expect(await tryFrom('198.51.100.7', email, password)).toMatchObject({ user_info: { email } });
});

test('whoever has a whole range of IPv6 addresses is at home with each of them', async () => {
  const email = 'home@example.com';
  const uid = await addUser(database.db, { email, passwordHash });
  await openSession(database.db, { uid, ip: MINE, now: context.clock.now() });
  await Promise.all(Array.from({ length: 51 }, (_, index) => guess(`203.0.113.${index}`, email)));
  expect(await answerNameOf(tryFrom(NEXT_DOOR, email, password))).toBe('tooManyRequests');
  expect(await tryFrom(ALSO_MINE, email, password)).toMatchObject({ user_info: { email } });
});

test('a right password is not counted', async () => {
  const email = 'right@example.com';
  await addUser(database.db, { email, passwordHash });
  for (let signIns = 0; signIns < 12; signIns++) await tryFrom('192.0.2.12', email, password);
  expect(await guess('192.0.2.12', email)).toBe('wrongPassword');
});

test('a right password forgets the wrong ones before it, and is not counted against its place', async () => {
  const [email, ip] = ['forgets@example.com', '192.0.2.14'];
  await addUser(database.db, { email, passwordHash });
  await Promise.all(Array.from({ length: 9 }, () => guess(ip, email)));
  await tryFrom(ip, email, password);
  const keys = loginLimits(email, ip, true).map(({ key }) => key);
  const counted = await database.db.select().from(throttles).where(inArray(throttles.key, keys));
  expect(counted).toMatchObject([{ events: 9 }]);
  for (const again of [1, 2]) expect([again, await guess(ip, email)]).toEqual([again, 'wrongPassword']);
});

test('one place cannot ask for codes without end', async () => {
  const ask = (index: number) =>
    sendVerifyEmail({ ...context, ip: '192.0.2.13' }, { email: `ask${index}@example.com`, purpose: 'signup' });
  for (let index = 0; index < 30; index++) await ask(index);
  expect(await answerNameOf(ask(30))).toBe('tooManyRequests');
});

test('one address is sent ten codes a day at most', async () => {
  const ask = (index: number) =>
    sendVerifyEmail({ ...context, ip: `192.0.2.${100 + index}` }, { email: 'flooded@example.com', purpose: 'signup' });
  for (let index = 0; index < 10; index++) {
    await ask(index);
    context.clock.advance(60_000);
  }
  expect(await answerNameOf(ask(10))).toBe('tooManyRequests');
});

const OWNER = 'noor@example.com';
/** Addresses that one household has, and one of its neighbour. */
const [MINE, ALSO_MINE, NEXT_DOOR] = ['2001:db8:1:2::1', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:3::1'];

const keysOf = (ip: string) => [
  ...loginLimits(OWNER, ip, true).map(({ key }) => key),
  ...[codeRequestLimit(ip), codeTryLimit(ip), providerLoginLimit(ip)].map(({ key }) => key),
];

test('whoever has a whole range of IPv6 addresses has the limits of one place', () => {
  expect(keysOf(ALSO_MINE)).toEqual(keysOf(MINE));
  expect(accountKeys(OWNER, ALSO_MINE)).toEqual(accountKeys(OWNER, MINE));
  for (const [index, key] of keysOf(NEXT_DOOR).entries()) expect(key).not.toBe(keysOf(MINE)[index]);
});

test('what a right password clears is what the tries were counted by', () => {
  const counted = loginLimits(OWNER, MINE, false).map(({ key }) => key);
  for (const key of accountKeys(OWNER, MINE)) expect(counted).toContain(key);
});
