import { defineCall } from '@myfiction/shared/contract/call.ts';
import { z } from 'zod';
import { signFields } from '../testing/sign-fields.ts';
import { identityFields } from '../testing/signed-call.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { handle } from './handler.ts';
import { withoutNul } from './without-nul.ts';

test('what has no NUL is left as it is', () => {
  const payload = { text: 'One', list: [{ deep: ['Two', 3, null] }] };
  expect(withoutNul(payload)).toBe(payload);
});

test('every text of a call comes without the character that the database cannot store', async () => {
  const input = z.object({ text: z.string(), list: z.array(z.object({ deep: z.string() })) });
  const echo = defineCall({ path: 'myfiction/test/echo', access: 'public', write: false, input, output: input });
  const testApp = await buildTestApp({
    handlers: [handle(echo, async ({ lang }, fields) => ({ ...fields, text: fields.text + lang }))],
  });
  const fields = { ...identityFields(testApp), lang: 'e\0n', text: 'a\0b', list: [{ deep: '\0' }] };
  const headers = { sign: signFields(fields, true) };
  const response = await testApp.app.inject({
    method: 'POST',
    url: '/api/myfiction/test/echo',
    headers,
    payload: fields,
  });
  await testApp.close();
  expect(response.json().data).toEqual({ text: 'aben', list: [{ deep: '' }] });
});

test('a list in a list in a list is no danger', () => {
  const deep: unknown = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));
  expect(withoutNul(deep)).toBe(deep);
});
