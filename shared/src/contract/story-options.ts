/** The choices of the story form: stored as these ids, shown through i18n keys `story.<list>.<id>`. */
export const LANGUAGES = [
  'en',
  'es',
  'fr',
  'de',
  'pt',
  'id',
  'fil',
  'vi',
  'th',
  'zh',
  'ja',
  'ko',
  'ru',
  'it',
  'tr',
  'hi',
  'ar',
] as const;
export const GENRES = [
  'werewolf',
  'fantasy',
  'romance',
  'urban',
  'historical',
  'young-adult',
  'billionaire',
  'mystery',
  'science-fiction',
  'horror',
  'lgbtq',
  'short-story',
] as const;
export const LEADS = ['female', 'male', 'multiple', 'other'] as const;
export const RATINGS = ['everyone', 'teen', 'mature', 'adult'] as const;
export const TRIGGER_WARNINGS = [
  'violence',
  'sexual-violence',
  'abuse',
  'self-harm',
  'suicide',
  'death',
  'gore',
  'drugs',
  'eating-disorder',
  'discrimination',
  'animal-cruelty',
  'pregnancy-loss',
] as const;
/** Either warnings are listed, or none apply, or the author chooses not to say. */
export const WARNING_MODES = ['listed', 'none', 'undisclosed'] as const;
export const SCHEDULE_MODES = ['irregular', 'weekly'] as const;
export const ORIGINS = ['original', 'elsewhere'] as const;
export const AI_USES = ['none', 'assisted', 'generated'] as const;
/** Story filter of the specification, point 4. */
export const STORY_FILTER = { ongoing: 0, completed: 1 } as const;
export const STORY_SORTS = ['updated', 'reads', 'words'] as const;
export const CHAPTER_STATUSES = ['draft', 'scheduled', 'published'] as const;

export type Genre = (typeof GENRES)[number];
export type StorySort = (typeof STORY_SORTS)[number];
export type ChapterStatus = (typeof CHAPTER_STATUSES)[number];
/** Why a version was kept: by the clock, by the author, at a publish, or before a step that changes much at once. */
export const VERSION_KINDS = [
  'auto',
  'named',
  'published',
  'restore',
  'replace',
  'split',
  'conflict',
  'import',
] as const;
export type VersionKind = (typeof VERSION_KINDS)[number];
/** Files that a story can be taken away as; `markdown` is a zip with a file for each chapter. */
export const EXPORT_FORMATS = ['epub', 'docx', 'markdown'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
