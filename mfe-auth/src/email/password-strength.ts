import { countCharacters } from '@myfiction/shared/contract/count-characters.ts';
import { PASSWORD_MIN } from '@myfiction/shared/contract/rules.ts';

export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** What guessing programs try first, after taking out digits at the ends. */
const COMMON =
  /^(?:pass(?:word|wort)?|qwert[yz]?(?:uiop)?|asdf(?:ghjkl)?|letmein|welcome|admin|iloveyou|monkey|dragon|guest)$/;
const FAIR_BITS = 40;
const STRONG_BITS = 60;

/**
 * A hint, not a rule: length counts most, repeated and neighbouring characters count little. Undefined for a password
 * that is too short to be judged.
 */
export function passwordStrength(password: string, email: string): PasswordStrength | undefined {
  if (countCharacters(password) < PASSWORD_MIN) return undefined;
  const plain = password.toLowerCase();
  const core = plain.replace(/^[\d\W]+|[\d\W]+$/g, '');
  const name = email.split('@')[0]?.toLowerCase() ?? '';
  if (COMMON.test(core) || (name.length > 2 && plain.includes(name))) return 'weak';
  const bits = effectiveLength(plain) * Math.log2(poolSize(password));
  if (bits < FAIR_BITS) return 'weak';
  return bits < STRONG_BITS ? 'fair' : 'strong';
}

/** Characters that do not follow from the one before ("aaaa", "1234", "dcba"). */
function effectiveLength(text: string): number {
  let length = 0;
  let before = Number.NaN;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    length += Math.abs(code - before) <= 1 ? 0.25 : 1;
    before = code;
  }
  return length;
}

function poolSize(password: string): number {
  let size = 0;
  if (/\p{Ll}/u.test(password)) size += 26;
  if (/\p{Lu}/u.test(password)) size += 26;
  if (/\p{Nd}/u.test(password)) size += 10;
  if (/[^\p{L}\p{Nd}]/u.test(password)) size += 20;
  return Math.max(size, 2);
}
