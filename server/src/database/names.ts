import { asLatin } from './look-alike-letters.ts';

/**
 * The form in which names are compared: two names are the same whatever their letter case, spacing or width of
 * characters. Made here and not by SQL's `lower`, which folds only ASCII in a database with the C locale.
 *
 * @example nameKey('  Ｌove,  PENDING ') // 'love, pending'
 */
export function nameKey(name: string): string {
  return storableText(name).normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
}

/** U+2800 is Braille without a dot. */
const NOT_DRAWN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * `nameKey` for names of people, who could pass for another by what nobody sees: without characters that are not drawn,
 * and with letters that have two small forms in one.
 *
 * @example seenNameKey('Groß\u200B') // 'gross'
 */
export function seenNameKey(name: string): string {
  const seen = nameKey(name).replace(NOT_DRAWN, '');
  return nameKey(seen.replaceAll('ß', 'ss').replaceAll('ς', 'σ'));
}

/**
 * `seenNameKey` by which pen names are unique: a word of another alphabet that looks Latin is compared as the Latin word.
 *
 * @example penNameKey('Сосо Вера') // 'coco bepa', all of it Cyrillic
 */
export function penNameKey(name: string): string {
  return seenNameKey(name).split(' ').map(asLatin).join(' ');
}

/** What turns the direction of all that stands after it: a name written backwards would be read as another's. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/gu;

/** A name as it is shown: on one line, with single spaces, and without what changes the text around it. */
export function shownName(text: string): string {
  const line = storableText(text).replace(DIRECTION_CONTROLS, '').replace(/\s+/gu, ' ');
  return line.replace(/\p{Cc}/gu, '').trim();
}

/** Postgres keeps neither U+0000 nor, in JSON, half of a surrogate pair; nobody can type them either. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** `storableText` on every string of a value. */
export function storable<T>(value: T): T;
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map((item) => storable<unknown>(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, storable<unknown>(item)]));
}

/** A LIKE pattern that finds names containing `text` as it is, wildcards included. Compare it with what `key` makes. */
export function containsPattern(text: string, key: (name: string) => string = nameKey): string {
  return `%${key(text).replace(/[\\%_]/g, '\\$&')}%`;
}
