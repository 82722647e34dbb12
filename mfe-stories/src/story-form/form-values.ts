import type { StoryFields } from '@myfiction/shared/contract/calls/story.ts';
import { LANGUAGES } from '@myfiction/shared/contract/story-options.ts';
import { authorZone } from '@myfiction/shared/host.ts';
import { addTags } from './tag-list.ts';

type Unchosen = '';

/**
 * The form's own state: what the author has typed so far. It differs from `StoryFields` where a choice has not been
 * made yet, because the form never chooses a rating, a warning or a declaration for the author.
 */
export interface FormValues extends Omit<StoryFields, 'genres' | 'rating' | 'warnings' | 'declarations'> {
  genre: StoryFields['genres'][number] | Unchosen;
  otherGenres: StoryFields['genres'];
  rating: StoryFields['rating'] | Unchosen;
  warnings: { mode: StoryFields['warnings']['mode'] | Unchosen; list: StoryFields['warnings']['list'] };
  declarations: { own_rights: boolean; ai_use: StoryFields['declarations']['ai_use'] | Unchosen };
  /** What stands in the field of tags and is none yet. */
  typedTag: string;
}

/** A new story's form. @param language BCP 47 language of the interface, a fair guess for the language of the story. */
export function emptyValues(language: string): FormValues {
  const base = language.split('-')[0];
  return {
    typedTag: '',
    title: '',
    cover: '',
    synopsis: '',
    language: LANGUAGES.find((known) => known === base) ?? 'en',
    genre: '',
    otherGenres: [],
    tags: [],
    lead: null,
    rating: '',
    warnings: { mode: '', list: [] },
    schedule: { mode: 'irregular', weekdays: [], time: '18:00', zone: authorZone() },
    origin: { kind: 'original', url: '' },
    declarations: { own_rights: false, ai_use: '' },
  };
}

export function valuesFromFields(fields: StoryFields): FormValues {
  const { genres, ...rest } = fields;
  return {
    typedTag: '',
    ...rest,
    genre: genres[0] ?? '',
    otherGenres: genres.slice(1),
    schedule: {
      ...fields.schedule,
      time: fields.schedule.time || '18:00',
      zone: fields.schedule.zone || authorZone(),
    },
  };
}

/** What is sent; undefined while a required choice is missing. What a choice has hidden is not sent. */
export function fieldsFromValues(values: FormValues): StoryFields | undefined {
  const { typedTag, genre, otherGenres, rating, warnings, declarations, schedule, origin, ...rest } = values;
  if (genre === '' || rating === '' || warnings.mode === '') return undefined;
  if (!declarations.own_rights || declarations.ai_use === '') return undefined;
  return {
    ...rest,
    title: rest.title.trim(),
    synopsis: rest.synopsis.trim(),
    tags: [...addTags(rest.tags, typedTag).tags],
    genres: [genre, ...otherGenres.filter((other) => other !== genre)],
    rating,
    warnings: { mode: warnings.mode, list: warnings.mode === 'listed' ? warnings.list : [] },
    schedule:
      schedule.mode === 'weekly'
        ? { ...schedule, weekdays: schedule.weekdays.toSorted((a, b) => a - b) }
        : { mode: 'irregular', weekdays: [], time: '', zone: '' },
    origin: { kind: origin.kind, url: origin.kind === 'elsewhere' ? origin.url.trim() : '' },
    declarations: { own_rights: true, ai_use: declarations.ai_use },
  };
}
