import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '../platform/handler.ts';

let common: ReadonlySet<string> | undefined;

/**
 * Refuses what attackers try first: some 18,000 leaked passwords of eight characters and more, in any letter case, and
 * the account's own address. Throws `commonPassword`.
 */
export function refuseCommonPassword(password: string, email: string | null): void {
  common ??= new Set(dictionary['passwords-common'].map((entry) => String(entry).toLowerCase()));
  const lower = password.toLowerCase();
  const own = email === null ? [] : [email, email.slice(0, email.indexOf('@'))];
  if (common.has(lower) || own.includes(lower)) throw new AppError('commonPassword');
}
