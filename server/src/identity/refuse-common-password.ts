import { AppError } from '../platform/handler.ts';

/** Words that a guess at this studio's passwords begins with (docs/security.md names them). */
export const CONTEXT_WORDS = ['myfiction', 'fiction', 'studio', 'author', 'writer', 'writing', 'novel', 'chapter'];

const contextWords = new RegExp(CONTEXT_WORDS.join('|'), 'g');
let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Refuses what attackers try first: some 18,000 leaked passwords of eight characters and more, in any letter case, the
 * account's own address, and what is nothing but the studio's own words with figures and signs. Throws `commonPassword`.
 */
export async function refuseCommonPassword(password: string, email: string | null): Promise<void> {
  common ??= loadCommon();
  const lower = password.toLowerCase();
  const own = email === null ? [] : [email, email.slice(0, email.indexOf('@'))];
  if ((await common).has(lower) || own.includes(lower) || isContextOnly(lower)) throw new AppError('commonPassword');
}

async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((entry) => String(entry).toLowerCase()));
}

function isContextOnly(lower: string): boolean {
  const letters = lower.replace(/\P{Letter}/gu, '');
  return letters !== '' && letters.replace(contextWords, '') === '';
}
