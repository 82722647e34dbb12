import type { StoryFields } from '@myfiction/shared/contract/calls/story.ts';
import { storyFields } from '../testing/fixtures.ts';
import { tidyStoryFields } from './tidy-fields.ts';

const tidy = (changes: Partial<StoryFields>) => tidyStoryFields(storyFields(changes));

test('spaces around and inside a title are brought to one', () => {
  expect(tidy({ title: '  The \t Moon\u00a0 Between Us ' }).title).toBe('The Moon Between Us');
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
  ['warnings', { warnings: { mode: 'listed', list: [] } }],
  ['schedule', { schedule: { mode: 'weekly', weekdays: [], time: '06:00', zone: 'UTC' } }],
  ['schedule', { schedule: { mode: 'weekly', weekdays: [1], time: '', zone: 'UTC' } }],
  ['schedule', { schedule: { mode: 'weekly', weekdays: [1], time: '06:00', zone: 'Mars/Olympus' } }],
  ['schedule', { schedule: { mode: 'weekly', weekdays: [1], time: '06:00', zone: '' } }],
  ['origin', { origin: { kind: 'elsewhere', url: '' } }],
])('a contradiction in %s is refused', (field, changes) => {
  expect(() => tidy(changes)).toThrow(expect.objectContaining({ errorName: 'invalidRequest', data: { field } }));
});
