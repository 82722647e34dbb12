import { limitChange } from './limit-change.ts';

const wolf = '🐺';

test.each([
  ['takes what fits', 'ab', 'abc', 3, 3, 'abc'],
  ['counts an emoji as one', 'ab', `ab${wolf}`, 4, 3, `ab${wolf}`],
  ['takes no more than fits at the end', 'ab', 'abcde', 5, 3, 'abc'],
  ['cuts what came in, not what stands behind it', 'abz', 'abcdz', 4, 4, 'abcz'],
  ['tells like letters apart by the caret', 'aaa', 'aaaa', 1, 3, 'aaa'],
  ['takes in the place of what was selected', 'abcd', 'aXYZd', 4, 4, 'aXYd'],
  ['parts no letter from its accent', 'ab', 'abe\u0301', 4, 3, 'ab'],
  ['parts no emoji that is joined', 'ab', 'ab👩‍👧', 7, 4, 'ab'],
  ['lets what was too long before grow shorter', 'abcdef', 'abcde', 5, 3, 'abcde'],
])('%s', (_, before, text, caret, most, taken) => {
  expect(limitChange(before, { text, caret }, most).text).toBe(taken);
});

test('leaves the caret behind what was taken', () => {
  expect(limitChange('abz', { text: `ab${wolf}${wolf}z`, caret: 6 }, 4)).toEqual({ text: `ab${wolf}z`, caret: 4 });
});
