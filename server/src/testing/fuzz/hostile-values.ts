/** Stand in a body for what JSON can say and JavaScript cannot write; see `rawJson`. */
const HUGE_NUMBER = 'huge-number-6f1d2c';
const DEEP_LIST = 'deep-list-6f1d2c';
const DEEPEST = 20_000;

/** Text that has broken something somewhere. */
export const HOSTILE_STRINGS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0001\u0002\u001b[31m\u007f\u0085',
  '\ud800',
  'x\udfff',
  '\ud83d',
  '\u202egnp.exe',
  '\ufeff\u200b\u2028\u2029',
  '\r\nset-cookie: a=b',
  "'; drop table users; --",
  '" or 1=1 --',
  '$1',
  '%',
  '_%\\',
  '\\',
  '{}',
  '[[',
  '{"a":1}',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: meant for a template of the server's.
  '${7*7}{{7*7}}',
  'javascript:alert(1)',
  '../../../../etc/passwd',
  'file:///etc/passwd',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '9'.repeat(400),
  '-1',
  '2147483648',
  '9223372036854775808',
  '2026-02-30',
  '0000-00-00',
  '0000-01-01T00:00:00.000Z',
  '9999-12-31',
  '+275760-09-13T00:00:00.001Z',
  '2026-01-01T25:61',
  '2026-03-29T02:30',
  '2026-13',
  'UTC',
  'Europe/Nowhere',
  'a@b',
  '00000000-0000-0000-0000-000000000000',
  'ﷺ'.repeat(50),
  'é\u0301\u0302\u0303'.repeat(60),
  '𝒳'.repeat(300),
  '👨‍👩‍👧‍👦'.repeat(40),
  'x'.repeat(6_000),
  'a '.repeat(3_000),
];

export const HOSTILE_NUMBERS: readonly number[] = [
  ...[0, -0, 1, -1, 1.5, 0.1, 5e-324, 1e308, -1e308, 1e21],
  ...[127, 128, 255, 256, 32_767, 32_768, 65_536, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), -(2 ** 31) - 1, 2 ** 32],
  ...[Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 2 ** 53, 2 ** 63, 8.64e15, 8.64e15 + 1],
];

/** What is of no type that a field can want. */
export const HOSTILE_THINGS: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  [{}],
  HUGE_NUMBER,
  [HUGE_NUMBER],
  { length: 1e9 },
  { toString: 'x', valueOf: 1, toJSON: 'y' },
  JSON.parse('{"then":"x"}'),
  { constructor: { prototype: { admin: true } } },
  JSON.parse('{"__proto__":{"admin":true}}'),
  { $ne: null },
  { $eq: '', '': 0 },
  nested(60),
  DEEP_LIST,
  nestedObject(200),
  Array.from({ length: 2_000 }, () => null),
  Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`key${index}`, index])),
];

export const HOSTILE_KEYS: readonly string[] = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'then', '', '0', 'length', 'uid', 'session', 'ts', 'lang'],
  ...['db', 'sign', 'idempotencyKey', 'story_id', 'cursor', '\u0000', '\ud800', 'x'.repeat(300)],
];

/** The body as it is sent, with a number that becomes infinite when it is read, or a list in a list in a list. */
export function rawJson(value: unknown): string {
  const deep = '['.repeat(DEEPEST) + ']'.repeat(DEEPEST);
  return JSON.stringify(value).replaceAll(`"${HUGE_NUMBER}"`, '1e400').replaceAll(`"${DEEP_LIST}"`, deep);
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = [value];
  return value;
}

function nestedObject(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level++) value = { content: value, type: 'doc' };
  return value;
}
