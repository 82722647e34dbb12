import { createDecipheriv } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { defineCall } from '@myfiction/shared/contract/call.ts';
import { z } from 'zod';
import { signFields } from '../testing/sign-fields.ts';
import { identityFields } from '../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { AppError, handle } from './handler.ts';

const text = z.object({ text: z.string() });
const echo = defineCall({ path: 'myfiction/test/echo', access: 'public', write: false, input: text, output: text });
const empty = z.object({});
const broken = defineCall({
  path: 'myfiction/test/broken',
  access: 'public',
  write: false,
  input: empty,
  output: empty,
});
const refused = defineCall({ ...broken, path: 'myfiction/test/refused' });
const handlers = [
  handle(echo, async (_context, input) => input),
  handle(broken, async () => {
    throw new Error('the secret inside');
  }),
  handle(refused, async () => {
    throw new AppError('revisionConflict', { data: { revision: 7 }, msg: 'Somebody else saved.' });
  }),
];

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp({ handlers });
});
afterAll(() => testApp.close());

interface PostOptions {
  sign?: string | undefined;
  path?: string;
  on?: TestApp;
}

async function post(fields: object, { sign, path = echo.path, on = testApp }: PostOptions = {}) {
  const body = { ...identityFields(on), ...fields };
  const headers = { sign: sign ?? signFields(body) };
  return on.app.inject({ method: 'POST', url: `/api/${path}`, headers, payload: body });
}

async function codeOf(...args: Parameters<typeof post>): Promise<number> {
  const response = await post(...args);
  expect(response.statusCode).toBe(200);
  return response.json().code;
}

describe('a signed call', () => {
  test('is answered', async () => {
    const response = await post({ text: 'hello' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ code: 0, msg: '', data: { text: 'hello' } });
  });

  test('may carry the plain signature', async () => {
    const body = { ...identityFields(testApp), text: 'hello' };
    expect(await codeOf({ text: 'hello' }, { sign: signFields(body, true) })).toBe(0);
  });

  test('is signed over the query too', async () => {
    const body = identityFields(testApp);
    const url = `/api/${echo.path}?text=fromQuery`;
    const send = (signed: object) =>
      testApp.app.inject({ method: 'POST', url, payload: body, headers: { sign: signFields({ ...signed }) } });
    expect((await send({ ...body, text: 'fromQuery' })).json().data).toEqual({ text: 'fromQuery' });
    expect((await send(body)).json().code).toBe(400001);
  });
});

describe('a signature', () => {
  test.each([
    ['missing', ''],
    ['of other fields', signFields({ other: 'fields' })],
    ['plain, of other fields', signFields({ other: 'fields' }, true)],
    ['not base64', '!'.repeat(344)],
    ['the right length, but noise', Buffer.alloc(256, 7).toString('base64')],
    ['far too long', 'A'.repeat(8000)],
  ])('%s is refused', async (_name, sign) => {
    expect(await codeOf({ text: 'hello' }, { sign })).toBe(400001);
  });

  test('is refused where only its last sign differs', async () => {
    const sign = signFields({ ...identityFields(testApp), text: 'hello' }, true);
    const last = sign.endsWith('0') ? '1' : '0';
    expect(await codeOf({ text: 'hello' }, { sign: `${sign.slice(0, -1)}${last}` })).toBe(400001);
  });

  test('does not fit a changed field', async () => {
    const sign = signFields({ ...identityFields(testApp), text: 'hello' });
    expect(await codeOf({ text: 'hello!' }, { sign })).toBe(400001);
  });

  test('survives a body that nests too deep to be written down', async () => {
    const nested = `${'{"a":'.repeat(8000)}1${'}'.repeat(8000)}`;
    const payload = `{"ts":${identityFields(testApp).ts},"text":${nested}}`;
    const headers = { sign: 'a'.repeat(64), 'content-type': 'application/json' };
    const response = await testApp.app.inject({ method: 'POST', url: `/api/${echo.path}`, headers, payload });
    expect(response.json().code).toBe(400001);
  });
});

describe('the time of a call', () => {
  const atOffset = (seconds: number) => {
    const { ts } = identityFields(testApp);
    return codeOf({ text: 'hello', ts: ts + seconds });
  };

  test('may be five minutes off', async () => {
    expect(await atOffset(-300)).toBe(0);
    expect(await atOffset(300)).toBe(0);
  });

  test('may not be more', async () => {
    expect(await atOffset(-301)).toBe(400002);
    expect(await atOffset(301)).toBe(400002);
    expect(await codeOf({ text: 'hello', ts: 'soon' })).toBe(400002);
  });

  test('is checked before the signature', async () => {
    expect(await codeOf({ text: 'hello', ts: 1 }, { sign: 'x' })).toBe(400002);
  });
});

describe('an answer', () => {
  test('names the field that is wrong', async () => {
    const response = await post({ text: 5 });
    expect(response.json()).toMatchObject({ code: 400003, msg: expect.stringContaining('text') });
  });

  test('says that a call does not exist', async () => {
    expect(await codeOf({}, { path: 'myfiction/no/such' })).toBe(400006);
  });

  test('carries the data and text of an application error', async () => {
    const response = await post({}, { path: refused.path });
    expect(response.json()).toEqual({ code: 400010, msg: 'Somebody else saved.', data: { revision: 7 } });
  });

  test('says nothing of what went wrong inside', async () => {
    const response = await post({}, { path: broken.path });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ code: 500, msg: 'Something went wrong, please try again.', data: {} });
  });

  test('is never kept by a browser', async () => {
    expect((await post({ text: 'hello' })).headers['cache-control']).toBe('no-store');
  });

  test('carries the id under which it was logged', async () => {
    const response = await post({ text: 'hello' });
    const logged = testApp.logLines.map((line) => JSON.parse(line)).find((line) => line.call === echo.path);
    expect(logged).toMatchObject({ answer: 0 });
    expect(testApp.logLines.some((line) => line.includes(String(response.headers['x-request-id'])))).toBe(true);
  });
});

describe('encrypted answers', () => {
  let encrypting: TestApp;
  beforeAll(async () => {
    encrypting = await buildTestApp({ handlers, env: { ENCRYPT_ANSWERS: 'true' } });
  });
  afterAll(() => encrypting.close());

  test('open with the answer key only', async () => {
    const response = await post({ text: 'hello' }, { on: encrypting });
    const bytes = Buffer.from(response.json(), 'base64');
    const decipher = createDecipheriv('aes-256-cbc', encrypting.config.keys.answerKey, bytes.subarray(0, 16));
    const compressed = Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString('utf8');
    const answer = JSON.parse(inflateSync(Buffer.from(compressed, 'base64')).toString('utf8'));
    expect(answer).toEqual({ code: 0, msg: '', data: { text: 'hello' } });
    expect(response.body).not.toContain('hello');
  });

  test('have a new start each time', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => post({ text: 'hello' }, { on: encrypting })));
    expect(first?.body).not.toBe(second?.body);
  });
});
