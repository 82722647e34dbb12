import { type EnteredStory, phaseAt, unmetRules } from './campaign.ts';

const dates = {
  opens: '2026-03-01T00:00:00Z',
  closes: '2026-03-10T00:00:00Z',
  shortlist: '2026-03-15T00:00:00Z',
  winners: '2026-03-20T00:00:00Z',
};

test.each([
  [dates.opens, -1, 'before'],
  [dates.opens, 0, 'open'],
  [dates.closes, -1, 'open'],
  [dates.closes, 0, 'judging'],
  [dates.winners, -1, 'judging'],
  [dates.winners, 0, 'closed'],
])('%s and %d ms is %s', (time, ms, phase) => {
  expect(phaseAt(dates, Date.parse(time) + ms)).toBe(phase);
});

const rules = {
  language: 'en',
  genres: ['romance', 'fantasy'],
  min_words: 1500,
  min_chapters: 2,
  original: true,
  begun_from: dates.opens,
  not_completed: true,
};
const story: EnteredStory = {
  language: 'en',
  genres: ['urban', 'fantasy'],
  words: 1500,
  chapters: 2,
  original: true,
  begunMs: Date.parse(dates.opens),
  completed: false,
};

test.each<[string, Partial<EnteredStory>, string[]]>([
  ['all as asked', {}, []],
  ['another language', { language: 'es' }, ['language']],
  ['another genre', { genres: ['urban'] }, ['genre']],
  ['one word less', { words: 1499 }, ['words']],
  ['one chapter less', { chapters: 1 }, ['chapters']],
  ['published elsewhere', { original: false }, ['original']],
  ['begun a moment before', { begunMs: Date.parse(dates.opens) - 1 }, ['begun']],
  ['completed', { completed: true }, ['not-completed']],
  ['nothing as asked', { words: 0, chapters: 0, completed: true }, ['words', 'chapters', 'not-completed']],
])('%s: kept out by %j', (_, changes, unmet) => {
  expect(unmetRules(rules, { ...story, ...changes })).toEqual(unmet);
});

test('a contest without rules takes any story', () => {
  expect(unmetRules({}, { ...story, language: 'xx', words: 0, completed: true, original: false })).toEqual([]);
});
