import { makeChapterDetail } from '../test-data.ts';
import { type CheckedChapter, checkChapter } from './check-chapter.ts';

const listed = { mode: 'listed' as const, list: ['violence' as const] };
const check = (change: Partial<CheckedChapter['chapter']>, rest: Partial<CheckedChapter> = {}) =>
  checkChapter({ chapter: makeChapterDetail(change), lock: null, warnings: listed, longestParagraph: 6, ...rest });
const levels = (checks: ReturnType<typeof check>) => Object.fromEntries(checks.map(({ key, level }) => [key, level]));

it('finds nothing to say against a good chapter', () => {
  expect(levels(check({}))).toEqual({ words: 'good', paragraph: 'good', scenes: 'good', warnings: 'good' });
});

it.each([
  [0, 'blocking', 'check.empty'],
  [499, 'attention', 'check.words.short'],
  [500, 'good', 'check.words.fine'],
  [5000, 'good', 'check.words.fine'],
  [5001, 'attention', 'check.words.long'],
  [20_000, 'attention', 'check.words.long'],
  [20_001, 'blocking', 'check.words.tooLong'],
])('judges %d words as %s', (words, level, text) => {
  expect(check({ words }).find(({ key }) => key === 'words')).toMatchObject({ level, text });
});

it.each([
  ['review' as const, 'check.story.review'],
  ['completed' as const, 'check.story.completed'],
])('keeps a chapter from being published while its story is locked by %s', (lock, text) => {
  expect(check({}, { lock })[0]).toMatchObject({ key: 'story', level: 'blocking', text });
});

it('puts what keeps the chapter from being published first', () => {
  const checks = check({ title: ' ', words: 100 }, { longestParagraph: 13 });
  expect(checks.map(({ key, level }) => `${key} ${level}`)).toEqual([
    'title blocking',
    'words attention',
    'paragraph attention',
    'scenes good',
    'warnings good',
  ]);
});

it.each([
  ['the chapter’s own warning', { warning: 'Fire.' }, undefined, 'check.warnings.chapter'],
  ['no warnings said', {}, { mode: 'undisclosed' as const, list: [] }, 'check.warnings.undisclosed'],
  ['none apply', {}, { mode: 'none' as const, list: [] }, 'check.warnings.none'],
  ['listed', {}, listed, 'check.warnings.listed'],
])('speaks of %s', (_, change, warnings, text) => {
  expect(check(change, { warnings }).find(({ key }) => key === 'warnings')?.text).toBe(text);
});

it('waits for what it cannot know yet', () => {
  expect(levels(check({}, { warnings: undefined, longestParagraph: undefined }))).toEqual({
    words: 'good',
    scenes: 'good',
  });
});
