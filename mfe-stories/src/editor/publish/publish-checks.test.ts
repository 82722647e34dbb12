import { isBlocked, type PublishFacts, publishChecks, sameTitle } from './publish-checks.ts';

const fine: PublishFacts = { title: 'The Bridge', words: 1_240, titleTaken: false, warningMode: 'listed' };
const tones = (facts: Partial<PublishFacts>) =>
  publishChecks({ ...fine, ...facts }).map(({ key, tone }) => `${key} ${tone}`);

it('is clear for a named chapter of good length', () => {
  expect(tones({})).toEqual(['title good', 'words good', 'warnings good']);
  expect(isBlocked(publishChecks(fine))).toBe(false);
});

it.each<[string, Partial<PublishFacts>, string, boolean]>([
  ['no title', { title: '  ' }, 'title blocking', true],
  ['a taken title', { titleTaken: true }, 'title blocking', true],
  ['a title being looked up', { titleTaken: undefined }, 'title waiting', false],
  ['a title that could not be looked up', { titleTaken: null }, 'title waiting', false],
  ['no text', { words: 0 }, 'words blocking', true],
  ['a short text', { words: 499 }, 'words attention', false],
  ['a long text', { words: 5_001 }, 'words attention', false],
  ['a text over the limit', { words: 20_001 }, 'words blocking', true],
  ['warnings left open', { warningMode: 'undisclosed' }, 'warnings attention', false],
])('%s', (_name, facts, expected, blocked) => {
  expect(tones(facts)).toContain(expected);
  expect(isBlocked(publishChecks({ ...fine, ...facts }))).toBe(blocked);
});

it('says nothing about warnings before the story is known', () => {
  expect(tones({ warningMode: undefined })).toEqual(['title good', 'words good']);
});

it('compares titles without case and spaces', () => {
  expect(sameTitle(' The Bridge', 'the bridge ')).toBe(true);
  expect(sameTitle('The Bridge', 'The Bridges')).toBe(false);
});
