import { smartenText, smartQuote } from './smart-punctuation.ts';

describe('smartQuote', () => {
  it.each([
    ['', '“'],
    [' ', '“'],
    ['(', '“'],
    ['‘', '“'],
    ['n', '”'],
    ['.', '”'],
    ['—', '”'],
  ])('after %j a double mark becomes %s', (before, expected) => {
    expect(smartQuote(before, '"')).toBe(expected);
  });

  it('is an apostrophe inside a word', () => {
    expect(smartQuote('n', "'")).toBe('’');
    expect(smartQuote(' ', "'")).toBe('‘');
    expect(smartQuote('“', "'")).toBe('‘');
  });
});

describe('smartenText', () => {
  it.each([
    ['"No--"', '', '“No—”'],
    ["don't", '', 'don’t'],
    ['"\'Tis late," she said...', '', '“’Tis late,” she said…'],
    ["the '90s", '', 'the ’90s'],
    ["told 'em", '', 'told ’em'],
    ["'Empty' he said", '', '‘Empty’ he said'],
    ['"', 'd', '”'],
    ['a---b', '', 'a---b'],
    ['日本「語」', '', '日本「語」'],
  ])('%s', (text, before, expected) => {
    expect(smartenText(text, before)).toBe(expected);
  });

  it('leaves text alone that is already set', () => {
    const set = '“It’s here,” she said—‘now’…';
    expect(smartenText(set)).toBe(set);
  });
});
