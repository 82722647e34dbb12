import { isReadCall } from './call-kinds.ts';
import { API_CALLS } from './calls.ts';

const calls = Object.entries(API_CALLS);

test('no write is taken for a read, which would be sent twice and without an idempotency key', () => {
  expect(calls.filter(([name, call]) => call.write && isReadCall(name)).map(([name]) => name)).toEqual([]);
});

// These do something without being writes of the author's data: they are never repeated by the client.
const DOINGS = [
  'user/login',
  'user/secondFactor',
  'user/logout',
  'user/sendUserVerifyEmail',
  'account/sendCode',
  'event/open',
  'images/upload',
  'images/uploadFile',
  'inbox/upload',
];

test('every other call is a read by its name, so that it is repeated when the network fails', () => {
  const unknown = calls.filter(([name, call]) => !call.write && !isReadCall(name) && !DOINGS.includes(name));
  expect(unknown.map(([name]) => name)).toEqual([]);
});

test.each([
  ['getSysCfg', true],
  ['user/getUserInfo', true],
  ['region/check', true],
  ['account/counts', true],
  ['story/checkout', false],
  ['comment/listen', false],
  ['chapter/save', false],
])('%s: %s', (name, isRead) => {
  expect(isReadCall(name)).toBe(isRead);
});
