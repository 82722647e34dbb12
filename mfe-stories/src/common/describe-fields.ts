import type { StoryFields } from '@myfiction/shared/contract/calls/story.ts';
import type { Text, TextKey } from '../i18n/use-text.ts';
import { describeSchedule } from './describe-schedule.ts';

export interface DescribedField {
  key: string;
  label: TextKey;
  /** Empty when the author has set nothing. */
  value: string;
}

/** A story's fields in words, in the order of the form: for reading and for comparing two versions. */
export function describeFields(fields: StoryFields, t: Text, language: string): DescribedField[] {
  const list = (words: readonly string[]) => new Intl.ListFormat(language, { type: 'unit' }).format(words);
  const { warnings, origin, declarations } = fields;
  return [
    { key: 'title', label: 'details.title', value: fields.title },
    { key: 'synopsis', label: 'details.synopsis', value: fields.synopsis },
    { key: 'genres', label: 'details.genres', value: list(fields.genres.map((genre) => t(`story.genres.${genre}`))) },
    { key: 'tags', label: 'details.tags', value: list(fields.tags) },
    { key: 'language', label: 'details.language', value: t(`story.languages.${fields.language}`) },
    { key: 'lead', label: 'details.lead', value: fields.lead ? t(`story.leads.${fields.lead}`) : '' },
    {
      key: 'cover',
      label: 'details.cover',
      value: t(fields.cover === '' ? 'details.cover.generated' : 'details.cover.own'),
    },
    { key: 'rating', label: 'details.rating', value: t(`story.ratings.${fields.rating}`) },
    {
      key: 'warnings',
      label: 'details.warnings',
      value:
        warnings.mode === 'listed'
          ? list(warnings.list.map((theme) => t(`story.triggerWarnings.${theme}`)))
          : t(`story.warningModes.${warnings.mode}`),
    },
    { key: 'schedule', label: 'details.schedule', value: describeSchedule(fields.schedule, t, language) },
    {
      key: 'origin',
      label: 'details.origin',
      value: [t(`story.origins.${origin.kind}`), origin.url].filter(Boolean).join('\n'),
    },
    {
      key: 'declarations',
      label: 'details.declarations',
      value: `${t('details.ownRights')}\n${t('details.aiUse', { use: t(`story.aiUses.${declarations.ai_use}`) })}`,
    },
  ];
}

export interface ChangedField {
  key: string;
  label: TextKey;
  mine: string;
  theirs: string;
}

/** The fields in which two versions differ. A cover differs by its address even where its words are the same. */
export function changedFields(mine: StoryFields, theirs: StoryFields, t: Text, language: string): ChangedField[] {
  const other = new Map(describeFields(theirs, t, language).map((field) => [field.key, field.value]));
  return describeFields(mine, t, language)
    .map(({ key, label, value }) => ({ key, label, mine: value, theirs: other.get(key) ?? '' }))
    .filter((field) => field.mine !== field.theirs || (field.key === 'cover' && mine.cover !== theirs.cover));
}
