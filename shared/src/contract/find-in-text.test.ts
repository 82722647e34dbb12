import { createFinder, type FindQuery } from './find-in-text.ts';

function found(text: string, query: string, options: Partial<FindQuery> = {}): string[] {
  const find = createFinder({ text: query, match_case: false, whole_word: false, ...options });
  return find(text).map(({ from, to }) => text.slice(from, to));
}
const whole = { whole_word: true };

it('finds every place, from the left, without overlapping', () => {
  expect(createFinder({ text: 'aa', match_case: true, whole_word: false })('aaaaa')).toEqual([
    { from: 0, to: 2 },
    { from: 2, to: 4 },
  ]);
  expect(found('a.b*c', '.')).toEqual(['.']);
  expect(found('a [b] \\ c', '[b] \\')).toEqual(['[b] \\']);
  expect(found('anything', '')).toEqual([]);
});

it('minds case when asked to', () => {
  expect(found('Mara mara MARA', 'Mara')).toHaveLength(3);
  expect(found('Mara mara MARA', 'Mara', { match_case: true })).toEqual(['Mara']);
  expect(found('ÉTÉ Σίσυφος', 'été')).toEqual(['ÉTÉ']);
  expect(found('ΣΊΣΥΦΟΣ', 'σίσυφος')).toEqual(['ΣΊΣΥΦΟΣ']);
});

it('minds accents, whichever way they are stored', () => {
  expect(found('cafe café cafe\u0301', 'cafe')).toEqual(['cafe']);
  expect(found('cafe café cafe\u0301', 'café')).toEqual(['café', 'cafe\u0301']);
  expect(found('cafe café cafe\u0301', 'cafe\u0301')).toEqual(['café', 'cafe\u0301']);
});

it('takes straight and curly quotes for the same, and all spaces', () => {
  expect(found('“Don’t,” she said.', '"don\'t,"')).toEqual(['“Don’t,”']);
  expect(found('"Don\'t"', '“don’t”')).toEqual(['"Don\'t"']);
  expect(found('10\u00a0km', '10 km')).toEqual(['10\u00a0km']);
});

it('finds whole words, names in their genitive too', () => {
  expect(found('Mara’s marathon. Amara, Mara', 'Mara', whole)).toEqual(['Mara', 'Mara']);
  expect(found('dark-eyed', 'dark', whole)).toEqual(['dark']);
  expect(found('No.1 no no1', 'no', whole)).toEqual(['No', 'no']);
  expect(found('naïveté naïve', 'naïve', whole)).toEqual(['naïve']);
  expect(found('cafe\u0301s cafe\u0301', 'café', whole)).toEqual(['cafe\u0301']);
  expect(found('“Go,” he said', '"go,"', whole)).toEqual(['“Go,”']);
});

it('knows scripts without word borders', () => {
  expect(found('我喜欢写作', '喜欢', whole)).toEqual(['喜欢']);
  expect(found('Mara很好', 'Mara', whole)).toEqual(['Mara']);
});

it('looks past soft hyphens', () => {
  expect(found('The co\u00adop\u00aderative', 'cooperative')).toEqual(['co\u00adop\u00aderative']);
  expect(found('The cooperative', 'co\u00adop')).toEqual(['coop']);
  expect(found('The cooperative', '\u00ad')).toEqual([]);
});

it('never cuts a character in two', () => {
  expect(found('🐺🐻', '🐺')).toEqual(['🐺']);
  expect(found('🐺', '\ud83d')).toEqual([]);
  expect(found('👩🏽‍🚀 👩 👍🏽', '👩')).toEqual(['👩']);
  expect(found('👩🏽‍🚀 🚀', '🚀')).toEqual(['🚀']);
  expect(found('👍🏽 👍', '👍')).toEqual(['👍']);
  expect(found('👩🏽‍🚀', '👩🏽‍🚀')).toEqual(['👩🏽‍🚀']);
});

it('takes a sign for the same, drawn as an emoji or not', () => {
  expect(found('I ❤️ you, I ❤ you', '❤')).toEqual(['❤️', '❤']);
  expect(found('I ❤️ you, I ❤ you', '❤️ you', whole)).toEqual(['❤️ you', '❤ you']);
  expect(found('❤️‍🔥', '❤')).toEqual([]);
  expect(found('❤', '\ufe0f')).toEqual([]);
});
