import type { StoryFields } from '@myfiction/shared/contract/calls/story.ts';
import { isTimeZone } from '@myfiction/shared/scheduling/is-time-zone.ts';
import { nameKey, penNameKey, shownName, storable } from '../database/names.ts';
import { AppError } from '../platform/handler.ts';

/**
 * Brings the fields into one form: nothing twice, and nothing kept that the chosen mode makes meaningless.
 * Answers `invalidRequest` where fields contradict each other.
 */
export function tidyStoryFields(given: StoryFields): StoryFields {
  const fields = storable(given);
  const title = shownName(fields.title);
  // Also where nothing of it is drawn.
  if (penNameKey(title) === '') throw invalid('title', 'A story needs a title.');
  return {
    ...fields,
    title,
    synopsis: fields.synopsis.trim(),
    genres: unique(fields.genres, (genre) => genre),
    tags: unique(
      fields.tags.map((tag) => tag.trim()).filter((tag) => tag !== ''),
      nameKey,
    ),
    warnings: tidyWarnings(fields.warnings),
    schedule: tidySchedule(fields.schedule),
    origin: tidyOrigin(fields.origin),
  };
}

function tidyWarnings(warnings: StoryFields['warnings']): StoryFields['warnings'] {
  if (warnings.mode !== 'listed') return { mode: warnings.mode, list: [] };
  if (warnings.list.length === 0) throw invalid('warnings', 'Choose at least one warning.');
  return { mode: 'listed', list: unique(warnings.list, (warning) => warning) };
}

function tidySchedule(schedule: StoryFields['schedule']): StoryFields['schedule'] {
  if (schedule.mode === 'irregular') return { mode: 'irregular', weekdays: [], time: '', zone: schedule.zone };
  if (schedule.weekdays.length === 0) throw invalid('schedule', 'Choose the days on which chapters come out.');
  if (schedule.time === '') throw invalid('schedule', 'Choose the time at which chapters come out.');
  if (!isTimeZone(schedule.zone)) throw invalid('schedule', 'Choose a time zone.');
  return { ...schedule, weekdays: unique(schedule.weekdays, String).sort((a, b) => a - b) };
}

function tidyOrigin(origin: StoryFields['origin']): StoryFields['origin'] {
  if (origin.kind === 'original') return { kind: 'original', url: '' };
  if (origin.url === '') throw invalid('origin', 'Give the address where the story was published.');
  return origin;
}

function unique<T>(items: readonly T[], key: (item: T) => string): T[] {
  const keys = items.map(key);
  return items.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

function invalid(field: string, msg: string): AppError {
  return new AppError('invalidRequest', { msg, data: { field } });
}
