import { countCharacters } from './count-characters.ts';

/** Field limits and their messages; used by the server's schemas and by the forms. */
export const PEN_NAME_MAX = 50;
export const PEN_NAME_REQUIRED = 'A pen name is required.';
export const PEN_NAME_GUEST = 'Please kindly refrain from using "Guest" as your pen name.';
export const PEN_NAME_TOO_LONG = `A pen name has at most ${PEN_NAME_MAX} characters.`;
export const PEN_NAME_TWO_ALPHABETS =
  'Write each word of your pen name in one alphabet, for example all in Latin letters.';
export const PEN_NAME_PILED_SIGNS = 'Put at most 4 accents on one letter of your pen name.';
export const GUEST_PEN_NAME = 'Guest';
export const ABOUT_ME_MAX = 500;

export const EMAIL_MAX = 254;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 72;
export const CODE_LENGTH = 6;
export const CODE_VALID_MINUTES = 10;
export const CODE_TRIES = 5;
export const CODE_RESEND_SECONDS = 60;

/** Characters of a search that a list is asked for. */
export const SEARCH_MAX = 100;
export const STORY_TITLE_MAX = 100;
export const SYNOPSIS_MIN = 50;
export const SYNOPSIS_MAX = 1250;
/** Readers see this much of the synopsis before they open it. */
export const SYNOPSIS_TEASER = 150;
export const GENRES_MAX = 3;
export const TAGS_MAX = 20;
export const TAG_LENGTH_MAX = 30;
export const COVER_MIN_WIDTH = 600;
export const COVER_MIN_HEIGHT = 800;
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
/** Pictures that the server reads, covers, avatars and photos of documents alike. */
export const IMAGE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Stories of an author. */
export const STORIES_MAX = 1000;
/** Chapters of a story, with those in its trash. */
export const CHAPTERS_MAX = 10_000;
/** Volumes of a story: they are listed without pages. */
export const VOLUMES_MAX = 500;

/** The words of the specification (point 8), told once the author's first chapter is published. */
export const FIRST_PUBLISHED = 'The book will be published on the app soon.';
export const CHAPTER_TITLE_MAX = 100;
export const CHAPTER_NOTE_MAX = 5000;
export const CHAPTER_WARNING_MAX = 500;
export const CHAPTER_SHORT_WORDS = 500;
/** The specification's constant 5000: a chapter above it gets a warning. */
export const CHAPTER_LONG_WORDS = 5000;
export const CHAPTER_WORDS_MAX = 20_000;
/** A version is kept at least this often while a chapter changes. */
export const VERSION_EVERY_MINUTES = 10;
export const VERSION_NAME_MAX = 80;
/** Versions of a chapter that have a name: they are kept for good. */
export const VERSION_NAMES_MAX = 200;
export const VOLUME_TITLE_MAX = 100;
/** Chapters of one bulk action. */
export const BULK_MAX = 500;
export const IMPORT_CHAPTERS_MAX = 2000;
export const TRASH_DAYS = 30;
export const SCHEDULE_AHEAD_MINUTES = 5;
export const SCHEDULE_AHEAD_DAYS_MAX = 730;
/** Words a day. */
export const DAILY_GOAL_MAX = 50_000;
/** Weekdays without writing: one has to stay. */
export const REST_DAYS_MAX = 6;

/**
 * The pen-name rules of the specification, point 5, one against names that only look like another's, and one
 * against those that lie over the lines around them. Returns the message, or undefined when the name is fine.
 */
export function penNameProblem(name: string): string | undefined {
  const trimmed = name.trim();
  if (visible(name) === '') return PEN_NAME_REQUIRED;
  if (countCharacters(trimmed) > PEN_NAME_MAX) return PEN_NAME_TOO_LONG;
  if (isGuestName(trimmed)) return PEN_NAME_GUEST;
  const words = visible(name).split(/[^\p{L}\p{M}]+/u);
  if (words.some(mixesAlphabets)) return PEN_NAME_TWO_ALPHABETS;
  if (PILED_SIGNS.test(visible(name))) return PEN_NAME_PILED_SIGNS;
  return undefined;
}

/** They share the look of many letters: a word of two of them can pass for a word of one. */
const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

const mixesAlphabets = (word: string): boolean => ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1;

/** More marks on a letter than any language writes (Unicode Technical Standard 39, section 5.4). */
const PILED_SIGNS = /[\p{Mn}\p{Me}]{5}/u;

/** Whether nobody has chosen a pen name yet: it is Guest, in any letter case. */
export function isGuestName(name: string): boolean {
  return visible(name).toLowerCase() === GUEST_PEN_NAME.toLowerCase();
}

/** Without what nobody sees. Names keep it: scripts and emoji are joined by it. */
const visible = (name: string): string => name.replace(/\p{Cf}/gu, '').trim();

/** Deliberately loose: the verification code proves the address. */
export function isEmail(value: string): boolean {
  return countCharacters(value) <= EMAIL_MAX && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u.test(value);
}
