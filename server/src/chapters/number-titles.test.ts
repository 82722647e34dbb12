import { CHAPTER_TITLE_MAX } from '@myfiction/shared/contract/rules.ts';
import { numberTitles } from './number-titles.ts';

const titlesOf = (titles: string[], taken: string[] = []) =>
  numberTitles(titles, new Set(taken)).map(({ title }) => title);

test('a title that comes again gets the next number', () => {
  expect(titlesOf(['Snow', 'SNOW ', 'Rain', 'Snow'])).toEqual(['Snow', 'SNOW (2)', 'Rain', 'Snow (3)']);
});

test('a title that the story has gets one too', () => {
  expect(titlesOf(['Snow', 'Snow'], ['snow', 'snow (2)'])).toEqual(['Snow (3)', 'Snow (4)']);
});

test('a numbered title of the file itself is not given twice', () => {
  expect(titlesOf(['Snow', 'Snow (2)', 'Snow'])).toEqual(['Snow', 'Snow (2)', 'Snow (3)']);
});

test('chapters without a title stay so', () => {
  expect(numberTitles(['', ''], new Set())).toEqual([
    { title: '', key: '', renamed: false },
    { title: '', key: '', renamed: false },
  ]);
});

test('the number fits, whatever the characters', () => {
  const long = '𝒳'.repeat(CHAPTER_TITLE_MAX);
  const [, second] = titlesOf([long, long]);
  expect(second).toMatch(/𝒳 \(2\)$/u);
  expect([...(second ?? '')]).toHaveLength(CHAPTER_TITLE_MAX);
});

test('two thousand chapters of one name are numbered at once', () => {
  const titles = titlesOf(Array.from({ length: 2000 }, () => 'Chapter'));
  expect(new Set(titles).size).toBe(2000);
  expect(titles.at(-1)).toBe('Chapter (2000)');
});
