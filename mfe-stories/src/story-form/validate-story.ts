import { countCharacters } from '@myfiction/shared/contract/count-characters.ts';
import { STORY_TITLE_MAX, SYNOPSIS_MAX } from '@myfiction/shared/contract/rules.ts';
import type { FormValues } from './form-values.ts';
import type { StoryFormTextKey } from './i18n/use-story-form-text.ts';
import { addTags } from './tag-list.ts';

/** Fields that can be wrong, in the order in which they stand on the page. */
export const CHECKED_FIELDS = [
  'title',
  'synopsis',
  'genre',
  'tags',
  'rating',
  'warnings',
  'warningList',
  'weekdays',
  'time',
  'originUrl',
  'aiUse',
  'ownRights',
] as const;
export type CheckedField = (typeof CHECKED_FIELDS)[number];
export type FormProblems = Partial<Record<CheckedField, StoryFormTextKey>>;

/** The element that the field's error belongs to, and that gets the focus. */
export const fieldId = (field: CheckedField): string => `story-${field}`;

/** Everything that keeps the form from being saved; the server checks the same again. */
export function findProblems(values: FormValues): FormProblems {
  const found: Record<CheckedField, StoryFormTextKey | false> = {
    title: titleProblem(values.title.trim()),
    synopsis: countCharacters(values.synopsis.trim()) > SYNOPSIS_MAX && 'form.error.synopsisLong',
    tags: tagProblem(values),
    genre: values.genre === '' && 'form.error.genre',
    rating: values.rating === '' && 'form.error.rating',
    warnings: values.warnings.mode === '' && 'form.error.warnings',
    warningList: values.warnings.mode === 'listed' && values.warnings.list.length === 0 && 'form.error.warningList',
    weekdays: values.schedule.mode === 'weekly' && values.schedule.weekdays.length === 0 && 'form.error.days',
    time: values.schedule.mode === 'weekly' && values.schedule.time === '' && 'form.error.time',
    originUrl: values.origin.kind === 'elsewhere' && !isWebAddress(values.origin.url.trim()) && 'form.error.url',
    ownRights: !values.declarations.own_rights && 'form.error.ownRights',
    aiUse: values.declarations.ai_use === '' && 'form.error.ai',
  };
  const problems: FormProblems = {};
  for (const field of CHECKED_FIELDS) {
    const problem = found[field];
    if (problem) problems[field] = problem;
  }
  return problems;
}

function titleProblem(title: string): StoryFormTextKey | false {
  if (title === '') return 'form.error.titleRequired';
  return countCharacters(title) > STORY_TITLE_MAX && 'form.error.titleLong';
}

/** Of what is typed and no tag yet: it is saved as one. */
function tagProblem({ tags, typedTag }: FormValues): StoryFormTextKey | false {
  const { problem } = addTags(tags, typedTag);
  return problem ? `form.tags.${problem}` : false;
}

function isWebAddress(text: string): boolean {
  if (text.length > 500 || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.');
}
