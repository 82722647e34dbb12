import { findPassage } from './passage.ts';

const CHAPTER = [
  'Rowan put the envelope on the table.',
  '',
  '“I should have told you on the bridge,” he said.',
  '“Then tell me now.”',
  'Somewhere above them a door closed.',
  'The end.',
];
const marked = (quote: string) => {
  const { passage, quote_found } = findPassage(CHAPTER, quote);
  const [hit] = passage.filter(({ from }) => from !== null);
  return { quote_found, text: hit?.text.slice(hit.from ?? 0, hit.to ?? 0), around: passage.length };
};

test.each([
  ['“I should have told you on the bridge.”', 'I should have told you on the bridge'],
  ['"I SHOULD have told you', 'I should have told you'],
  ['…told you on the bridge', 'told you on the bridge'],
])('%s is marked in its paragraph, with one before and two after', (quote, text) => {
  expect(marked(quote)).toEqual({ quote_found: true, text, around: 4 });
});

test('a quote over several paragraphs is marked where it begins', () => {
  const quote = '“I should have told you on the bridge,” he said.\n“Then tell me now.”';
  expect(marked(quote)).toEqual({
    quote_found: true,
    text: 'I should have told you on the bridge,” he said',
    around: 4,
  });
});

test('a quote over a line break within its paragraph is marked as a whole', () => {
  const { passage } = findPassage(['The letter:\nCome home.\nYours, Rowan'], 'Come home.\nYours');
  expect(passage).toEqual([{ text: 'The letter:\nCome home.\nYours, Rowan', from: 12, to: 28 }]);
});

test('the first paragraph has none before it', () => {
  expect(marked('the envelope')).toEqual({ quote_found: true, text: 'the envelope', around: 3 });
});

test.each(['', '“…”', 'words that were cut'])('without the words %j there is the end of the chapter', (quote) => {
  expect(findPassage(CHAPTER, quote)).toEqual({
    passage: CHAPTER.slice(4).map((text) => ({ text, from: null, to: null })),
    quote_found: false,
  });
});

test('a chapter without text has no passage', () => {
  expect(findPassage([], 'anything')).toEqual({ passage: [], quote_found: false });
});

test('long paragraphs are shortened around what is marked, at words', () => {
  const long = Array.from({ length: 100 }, (_, n) => `word${n}`).join(' ');
  const { passage } = findPassage([long, `${long} THE QUOTE ${long}`, long], 'the quote');
  const [before, quoted, after] = passage;
  expect(before?.text).toMatch(/^…word\d+ .* word99$/);
  expect(quoted?.text).toMatch(/^…word\d+ .* THE QUOTE word0 .* word\d+…$/);
  expect(quoted?.text.slice(quoted.from ?? 0, quoted.to ?? 0)).toBe('THE QUOTE');
  expect(after?.text).toMatch(/^word0 .* word\d+…$/);
  expect(passage.every(({ text }) => text.length < 600)).toBe(true);
});

test('where no spaces are written, what is shortened keeps whole characters', () => {
  const dragons = `a${'🐉'.repeat(200)}`;
  for (const text of [dragons, dragons.slice(1)]) {
    const { passage } = findPassage([text, `${text}words${text}`, text], 'words');
    expect(passage).toHaveLength(3);
    for (const { text: shown } of passage) expect(shown).not.toMatch(/\p{Surrogate}/u);
    const [, quoted] = passage;
    expect(quoted?.text.slice(quoted.from ?? 0, quoted.to ?? 0)).toBe('words');
  }
});
