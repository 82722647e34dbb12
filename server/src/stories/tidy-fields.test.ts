import type { StoryFields } from '@myfiction/shared/contract/calls/story.ts';
import { storyFields } from '../testing/fixtures.ts';
import { tidyStoryFields } from './tidy-fields.ts';

const tidy = (changes: Partial<StoryFields>) => tidyStoryFields(storyFields(changes));

test('spaces around and inside a title are brought to one', () => {
  expect(tidy({ title: '  The \t Moon\u00a0 Between Us ' }).title).toBe('The Moon Between Us');
});

test('nothing in a title turns the text around it, or is a control character', () => {
  expect(tidy({ title: '\u202eMoon\u0007 \u2066Two\u2069' }).title).toBe('Moon Two');
  // Scripts and emoji are joined by what is not drawn, and a letter may say in which direction it is read.
  expect(tidy({ title: 'क्\u200dषेत्र \u200f(א)' }).title).toBe('क्\u200dषेत्र \u200f(א)');
});

test('nothing stands twice, the first place wins', () => {
  const fields = tidy({
    genres: ['romance', 'fantasy', 'romance'],
    tags: ['Slow Burn', 'wolves', 'slow  burn', ' '],
    warnings: { mode: 'listed', list: ['death', 'gore', 'death'] },
    schedule: { mode: 'weekly', weekdays: [5, 1, 5], time: '06:00', zone: 'Europe/Madrid' },
  });
  expect(fields.genres).toEqual(['romance', 'fantasy']);
  expect(fields.tags).toEqual(['Slow Burn', 'wolves']);
  expect(fields.warnings.list).toEqual(['death', 'gore']);
  expect(fields.schedule.weekdays).toEqual([1, 5]);
});

test('what the mode makes meaningless is dropped', () => {
  const fields = tidy({
    warnings: { mode: 'undisclosed', list: ['death'] },
    schedule: { mode: 'irregular', weekdays: [1], time: '06:00', zone: 'UTC' },
    origin: { kind: 'original', url: 'https://example.com/story' },
  });
  expect(fields.warnings.list).toEqual([]);
  expect(fields.schedule).toMatchObject({ weekdays: [], time: '' });
  expect(fields.origin.url).toBe('');
});

test.each<[string, Partial<StoryFields>]>([
  ['title', { title: ' \0 ' }],
  ['title', { title: '\u200b\u202e\u3164' }],
  ['warnings', { warnings: { mode: 'listed', list: [] } }],
  ['schedule', { schedule: { mode: 'weekly', weekdays: [], time: '06:00', zone: 'UTC' } }],
  ['schedule', { schedule: { mode: 'weekly', weekdays: [1], time: '', zone: 'UTC' } }],
  ['schedule', { schedule: { mode: 'weekly', weekdays: [1], time: '06:00', zone: 'Mars/Olympus' } }],
  ['schedule', { schedule: { mode: 'weekly', weekdays: [1], time: '06:00', zone: '' } }],
  ['origin', { origin: { kind: 'elsewhere', url: '' } }],
])('a contradiction in %s is refused', (field, changes) => {
  expect(() => tidy(changes)).toThrow(expect.objectContaining({ errorName: 'invalidRequest', data: { field } }));
});
