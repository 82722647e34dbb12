import { fillIn, pluralKey } from './text-rules.ts';

test.each([
  ['en', 0, 'stories_other'],
  ['en', 1, 'stories_one'],
  ['en', 2, 'stories_other'],
  ['es', 1, 'stories_one'],
  ['es', 1_000_000, 'stories_many'],
])('in %s, %d is %s', (language, count, key) => {
  expect(pluralKey(language, 'stories', count)).toBe(key);
});

test('parameters are put in as they are, also twice, and a missing one leaves nothing', () => {
  expect(fillIn('{{a}} and {{ b }} and {{a}}{{gone}}.', { a: '$& <b>', b: 0 })).toBe('$& <b> and 0 and $& <b>.');
});

test('a parameter is not read as a text with parameters', () => {
  expect(fillIn('{{a}}', { a: '{{b}}', b: 'no' })).toBe('{{b}}');
});
