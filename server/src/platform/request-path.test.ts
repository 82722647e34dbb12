import { defineCall } from '@myfiction/shared/contract/call.ts';
import { z } from 'zod';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { handle } from './handler.ts';

const echo = handle(
  defineCall({
    path: 'myfiction/test/echo',
    access: 'public',
    write: false,
    input: z.object({ text: z.string() }),
    output: z.object({ text: z.string() }),
  }),
  async (_context, { text }) => ({ text }),
);
let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp({ handlers: [echo] });
});
afterAll(() => testApp.close());

test('health', async () => {
  const response = await testApp.app.inject({ url: '/healthz' });
  expect(response.json()).toEqual({ status: 'ok' });
});
