import { countCharacters } from '../count-characters.ts';
import { isCountry } from '../countries.ts';
import { isEmail } from '../rules.ts';
import { DAY_MS } from '../time-units.ts';
import type { Check } from './problem.ts';

const E164 = /^\+[1-9]\d{6,14}$/;
const ID_NUMBER = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{Pd} ./]*[\p{L}\p{N}])?$/u;
/** Letters, marks and what stands between them in names of any script. */
const NAME = /^[\p{L}\p{M}\p{Nd}\p{Zs}\p{Pd}\u200B-\u200F.,'‘’·・()/]+$/u;

/** A text that has to be there; lengths as `countCharacters` has them. */
export function checkText(value: string, max: number, min = 1): Check {
  const length = countCharacters(value.trim());
  if (length === 0) return 'required';
  if (length < min) return 'tooShort';
  return countCharacters(value) > max ? 'tooLong' : undefined;
}

export function checkOptionalText(value: string, max: number): Check {
  return countCharacters(value) > max ? 'tooLong' : undefined;
}

export function checkName(value: string, max: number): Check {
  return checkText(value, max) ?? (/\p{L}/u.test(value) && NAME.test(value) ? undefined : 'notAName');
}

export function checkPhone(value: string): Check {
  if (value === '') return 'required';
  return E164.test(value) ? undefined : 'notE164';
}

export function checkEmail(value: string): Check {
  if (value.trim() === '') return 'required';
  return isEmail(value) ? undefined : 'notAnEmail';
}

export function checkCountry(value: string): Check {
  if (value === '') return 'required';
  return isCountry(value) ? undefined : 'notACountry';
}

export function checkIdNumber(value: string, max: number, min: number): Check {
  return checkText(value, max, min) ?? (ID_NUMBER.test(value.trim()) ? undefined : 'notAnIdNumber');
}

/** An address of the web: http or https, with a name of a host that others can reach. */
export function checkUrl(value: string): Check {
  if (value.trim() === '') return 'required';
  if (!URL.canParse(value.trim())) return 'notAUrl';
  const { protocol, hostname } = new URL(value.trim());
  return /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname) ? undefined : 'notAUrl';
}

export function checkNumber(value: number | null, min: number, max: number): Check {
  if (value === null) return 'required';
  if (value < min) return 'tooLow';
  return value > max ? 'tooHigh' : undefined;
}

/** Days since 1970 of an ISO date; undefined for what is none (31 February too). */
export function dayNumber(date: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const at = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== date) return undefined;
  return at / DAY_MS;
}

/** Whole years between two ISO dates; a child of 29 February is a year older on 1 March. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
