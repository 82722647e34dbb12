import { request as httpRequest } from 'node:http';
import { defineCall } from '@myfiction/shared/contract/call.ts';
import { z } from 'zod';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { handle } from './handler.ts';

const input = z.object({ text: z.string() });
const small = defineCall({ path: 'myfiction/test/small', access: 'public', write: false, input, output: input });
const large = defineCall({ ...small, path: 'myfiction/test/large', maxBytes: 1024 * 1024 });
const upload = defineCall({ ...small, path: 'myfiction/test/upload', maxBytes: 5 * 1024 * 1024 });
const handlers = [
  handle(small, async (_context, fields) => fields),
  handle(large, async (_context, fields) => fields),
  handle(upload, async (_context, fields) => fields, { multipart: true }),
];

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp({ handlers });
});
afterAll(() => testApp.close());

function send(path: string, payload: string | Buffer, type = 'application/json') {
  return testApp.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers: { 'content-type': type } });
}

test.each([
  ['cut JSON', '{"a":', 'application/json'],
  ['no JSON at all', 'hello', 'application/json'],
  ['a list', '[1,2]', 'application/json'],
  ['a bare text', '"hello"', 'application/json'],
  ['null', 'null', 'application/json'],
  ['a prototype', '{"__proto__":{"admin":true}}', 'application/json'],
])('%s is a fault, not a call', async (_name, payload, type) => {
  const response = await send(small.path, payload, type);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: 400003, data: {} });
  expect(response.json().msg).not.toBe('');
});

test('an empty body is an empty payload', async () => {
  const response = await send(small.path, '');
  expect(response.statusCode).toBe(200);
  expect(response.json().code).toBe(400002);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a page of another site cannot send %s',
  async (type) => {
    expect((await send(small.path, 'a=1', type)).statusCode).toBeGreaterThanOrEqual(400);
  },
);

test('a body over the limit of its call is refused', async () => {
  const body = JSON.stringify({ text: 'x'.repeat(70_000) });
  const refused = await send(small.path, body);
  expect(refused.statusCode).toBe(413);
  expect(refused.json().code).toBe(400004);
  expect((await send(large.path, body)).statusCode).toBe(200);
});

test.each(['GET', 'PUT', 'DELETE'] as const)('%s is not how calls are made', async (method) => {
  const response = await testApp.app.inject({ method, url: `/api/${small.path}` });
  expect(response.statusCode).toBe(405);
  expect(response.json().code).toBe(400003);
});

const part = (headers: string, body: string) => `--x\r\n${headers}\r\n\r\n${body}\r\n`;
const field = (name: string, value: string) => part(`content-disposition: form-data; name="${name}"`, value);
const file = part('content-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png', 'bytes');
const MULTIPART = 'multipart/form-data; boundary=x';

test.each([
  ['without a boundary', 'hello', 'multipart/form-data'],
  ['that is cut', field('ts', '1').slice(0, 40), MULTIPART],
  ['without a file', `${field('ts', '1')}--x--\r\n`, MULTIPART],
  ['with a field twice', `${field('ts', '1')}${field('ts', '2')}${file}--x--\r\n`, MULTIPART],
  ['that is empty', '', MULTIPART],
  ['that is no multipart', '{}', 'application/json'],
])('an upload %s is a fault', async (_name, payload, type) => {
  const response = await send(upload.path, payload, type);
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.statusCode).toBeLessThan(500);
  expect(response.json()).toMatchObject({ data: {} });
});

test('an upload is verified before its file is read', async () => {
  const response = await send(upload.path, `${field('ts', '1')}${file}--x--\r\n`, MULTIPART);
  expect(response.statusCode).toBe(200);
  expect(response.json().code).toBe(400002);
});

test('an upload with many fields is refused', async () => {
  const many = Array.from({ length: 60 }, (_, index) => field(`f${index}`, 'x')).join('');
  const response = await send(upload.path, `${many}${file}--x--\r\n`, MULTIPART);
  expect(response.statusCode).toBe(413);
});

test('the sender of a large upload that is refused gets its answer', async () => {
  const address = await testApp.app.listen({ host: '127.0.0.1', port: 0 });
  const size = 4 * 1024 * 1024;
  const head = `${field('ts', '1')}--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), Buffer.alloc(size, 97), Buffer.from('\r\n--x--\r\n')]);
  const url = `${address}/api/${upload.path}`;
  const status = await new Promise((resolve, reject) => {
    const request = httpRequest(url, { method: 'POST', headers: { 'content-type': MULTIPART } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    });
    request.on('error', reject);
    request.end(body);
  });
  expect(status).toBe(200);
});
