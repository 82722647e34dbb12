import { PEN_NAME_GUEST } from '@myfiction/shared/contract/rules.ts';
import { mailedCode, otherCode } from '../testing/mailed-code.ts';
import { signedCall } from '../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

const password = 'writes-every-day';
let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

async function askForCode(email: string): Promise<string> {
  await signedCall(testApp, 'user/sendUserVerifyEmail', { email, purpose: 'signup' });
  return mailedCode(testApp.database.db, email.trim().toLowerCase());
}

async function signUp(email: string) {
  const code = await askForCode(email);
  const { data } = await signedCall(testApp, 'user/userReg', { email, code, password });
  return { uid: data.user_info.uid, session: data.session };
}

test('from the address to a pen name, and out again', async () => {
  const session = await signUp(' New.Author@Example.com');
  const named = await signedCall(testApp, 'user/editUserInfo', { uname: 'New Author' }, { session });
  expect(named).toMatchObject({ code: 0, data: { uname: 'New Author', is_new_user: false } });
  await signedCall(testApp, 'user/logout', {}, { session });
  const after = await signedCall(testApp, 'user/getUserInfo', { target_uid: session.uid }, { session });
  expect(after.code).toBe(103);
  const login = await signedCall(testApp, 'user/login', { sid: 4, email: 'NEW.author@example.com', password });
  expect(login).toMatchObject({ code: 0, data: { is_new_user: false } });
});

test('the pen name Guest is refused with the sentence of the specification', async () => {
  const session = await signUp('guest@example.com');
  const answer = await signedCall(testApp, 'user/editUserInfo', { uname: ' gUEST' }, { session });
  expect(answer).toMatchObject({ code: 400003, msg: PEN_NAME_GUEST });
});

test('a counted try outlives the answer that refuses it', async () => {
  const email = 'tries@example.com';
  const code = await askForCode(email);
  const reg = (tried: string) => signedCall(testApp, 'user/userReg', { email, code: tried, password });
  for (let tries = 0; tries < 5; tries++) expect((await reg(otherCode(code))).code).toBe(6200002);
  expect((await reg(code)).code).toBe(6200007);
});

test('the repeat of a registration gives the first answer, session included', async () => {
  const email = 'repeat@example.com';
  const code = await askForCode(email);
  const repeat = () =>
    signedCall(testApp, 'user/userReg', { email, code, password }, { idempotencyKey: 'registration-1' });
  const first = await repeat();
  expect(first.code).toBe(0);
  expect(await repeat()).toEqual(first);
  const anew = await signedCall(testApp, 'user/userReg', { email, code, password });
  expect(anew.code).toBe(6200006);
});

test.each([
  ['userReg', { email: 'a b@example.com', code: '123456', password }],
  ['userReg', { email: 'x@example.com', code: '12345', password }],
  ['userReg', { email: 'x@example.com', code: '123456', password: 'seven77' }],
  ['userReg', { email: 'x@example.com', code: '123456', password: 'x'.repeat(73) }],
  ['resetPwd', { email: 'x@', code: '123456', password }],
] as const)('%s refuses %j by its schema', async (name, payload) => {
  expect((await signedCall(testApp, `user/${name}`, payload)).code).toBe(400003);
});
