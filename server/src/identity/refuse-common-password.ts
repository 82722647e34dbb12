import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '../platform/handler.ts';

/** Words that a guess at this studio's passwords begins with (docs/security.md names them). */
export const CONTEXT_WORDS = ['myfiction', 'fiction', 'studio', 'author', 'writer', 'writing', 'novel', 'chapter'];

const contextWords = new RegExp(CONTEXT_WORDS.join('|'), 'g');
let common: ReadonlySet<string> | undefined;

/**
 * Refuses what attackers try first: some 18,000 leaked passwords of eight characters and more, in any letter case, the
 * account's own address, and what is nothing but the studio's own words with figures and signs. Throws `commonPassword`.
 */
export function refuseCommonPassword(password: string, email: string | null): void {
  common ??= new Set(dictionary['passwords-common'].map((entry) => String(entry).toLowerCase()));
  const lower = password.toLowerCase();
  const own = email === null ? [] : [email, email.slice(0, email.indexOf('@'))];
  if (common.has(lower) || own.includes(lower) || isContextOnly(lower)) throw new AppError('commonPassword');
}

function isContextOnly(lower: string): boolean {
  const letters = lower.replace(/\P{Letter}/gu, '');
  return letters !== '' && letters.replace(contextWords, '') === '';
}
