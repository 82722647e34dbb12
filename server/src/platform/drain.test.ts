import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { createDrain } from './drain.ts';

let testApp: TestApp;
const drain = createDrain(0.05);
beforeAll(async () => {
  testApp = await buildTestApp({ drain });
});
afterAll(() => testApp.close());

const ask = (url: string) => testApp.app.inject({ url });

test('a server that stops says so, goes on answering, and lets nobody keep a connection', async () => {
  expect((await ask('/readyz')).statusCode).toBe(200);
  expect((await ask('/registry.json')).headers.connection).not.toBe('close');
  const begun = drain.begin();
  expect((await ask('/readyz')).statusCode).toBe(503);
  expect((await ask('/healthz')).statusCode).toBe(200);
  expect(await ask('/registry.json')).toMatchObject({ statusCode: 200, headers: { connection: 'close' } });
  await begun;
});
