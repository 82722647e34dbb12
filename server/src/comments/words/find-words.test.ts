import { findWords, makeWordList } from './find-words.ts';
import { PLATFORM_WORDS } from './platform-word-list.ts';

const platform = makeWordList(PLATFORM_WORDS);
const foundIn = (text: string) => findWords(text, platform).map(({ from, to }) => text.slice(from, to));

test.each([
  ['What a load of SHIT.', ['SHIT']],
  ['sh1t', ['sh1t']],
  ['you a$$', ['a$$']],
  ['B!TCH please', ['B!TCH']],
  ['ｆｕｃｋ', ['ｆｕｃｋ']],
  ['fuuuuuck', ['fuuuuuck']],
  ['Fúck', ['Fúck']],
  ['go and kill   yourself now', ['kill   yourself']],
  ['¡Hijo de puta!', ['Hijo de puta']],
  ['CABRÓN', ['CABRÓN']],
  ['shit, shit', ['shit', 'shit']],
])('%s', (text, expected) => {
  expect(foundIn(text)).toEqual(expected);
});

test.each([
  'Scunthorpe, Penistone and Clitheroe are towns.',
  'The class assesses the assassin’s grass.',
  'Dickens and Hancock had a cocktail with shiitake.',
  'An analysis of cumulative documents.',
  'Page 455, flat 8007.',
  'Feliz año, que cumplas muchos años más. Computador, disputa, reputación.',
  'She kills time. You will find yourself.',
  'Basement, bassoon, passage, embarrassed, therapist.',
  'Hello!!! That $5 ticket @home 4 you',
])('%s', (text) => {
  expect(foundIn(text)).toEqual([]);
});

const mine = (...phrases: string[]) => makeWordList(phrases);

test.each([
  ['spoiler', 'SPOILER: she dies', true],
  ['spoiler', 'spoilers ahead', false],
  ['red wedding', 'The Red\nWedding!', true],
  ['red wedding', 'red and wedding', false],
  ['смерть', 'Это СМЕРТЬ!', true],
  ['剧透', '这是剧透吗', true],
  ['तुम', 'क्या तुम आओगे', true],
  ['café', 'CAFE', true],
  ['حب', 'حُبّ', true],
  ['ばか', 'ﾊﾞｶ ばか', true],
  ['ばか', 'はかない恋', false],
  ['पाप', 'पापा की पपी', false],
  ['पाप', 'यह पाप है', true],
  ['ขี้', 'ขา', false],
])('the author’s word %s in “%s”: %s', (phrase, text, expected) => {
  expect(findWords(text, mine(phrase)).length > 0).toBe(expected);
});

test('a phrase without any letter finds nothing', () => {
  expect(findWords('... !!!', mine('!!!', '...'))).toEqual([]);
});
