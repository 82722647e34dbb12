import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { blockTexts } from '@myfiction/shared/contract/chapter-text.ts';
import { chapterText } from '../testing/chapters.ts';
import { chosenText, openChoices, openFields, passageKey } from './choices.ts';
import { compareSides } from './compare-sides.ts';

const text = (title: string, ...lines: string[]): ChapterText => ({
  ...chapterText(title),
  content: {
    type: 'doc' as const,
    content: lines.map((line) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text: line }] })),
  },
});
const base = text('One', 'a', 'b', 'c');
const mine = text('Mine', 'a', 'my b', 'c', 'd');
const theirs = text('Theirs', 'a', 'their b', 'c');
const lines = ({ content }: ChapterText) => blockTexts(content);

it('takes each passage and each field as it was chosen', () => {
  const merge = compareSides(base, mine, theirs);
  expect(openFields(merge)).toEqual(['title']);
  expect(openChoices(merge, {})).toBe(2);
  const key = passageKey(merge.segments.findIndex(({ kind }) => kind === 'passage'));
  const choices = { [key]: 'theirs', title: 'mine' } as const;
  expect(openChoices(merge, choices)).toBe(0);
  const chosen = chosenText(merge, choices, mine, theirs);
  expect(chosen.title).toBe('Mine');
  expect(lines(chosen)).toEqual(['a', 'their b', 'c', 'd']);
  expect(lines(chosenText(merge, { [key]: 'both' }, mine, theirs))).toEqual(['a', 'my b', 'their b', 'c', 'd']);
  expect(chosenText(merge, { title: 'theirs' }, mine, theirs).title).toBe('Theirs');
});

it('settles only what is alike when nothing is known that both had in common', () => {
  const merge = compareSides(null, mine, theirs);
  expect(merge.segments.map(({ kind }) => kind)).toEqual(['merged', 'passage', 'merged', 'passage']);
  expect(openFields(merge)).toEqual(['title']);
  expect(lines(chosenText(merge, {}, mine, theirs))).toEqual(lines(mine));
  const all = { [passageKey(1)]: 'theirs', [passageKey(3)]: 'theirs' } as const;
  expect(lines(chosenText(merge, all, mine, theirs))).toEqual(lines(theirs));
});

it('never gives an empty document', () => {
  const [left, right] = [text('One', 'a'), text('One', 'b')];
  const merge = compareSides(text('One', 'a', 'b'), left, right);
  const none = { ...merge, segments: [{ kind: 'passage' as const, base: [], mine: [], theirs: [] }] };
  expect(chosenText(none, {}, left, right).content.content).toEqual([{ type: 'paragraph' }]);
});
