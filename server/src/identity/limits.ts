import { HOUR_MS, MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import { addressKey } from '../platform/check-rate.ts';
import type { Limit } from './throttle.ts';

/**
 * Limits of sign-in tries. A flood of guesses against one address closes it for places that the account does not know;
 * where the author has signed in before, only that place's own tries count.
 */
export function loginLimits(email: string, ip: string, knownPlace: boolean): Limit[] {
  const perPlace: Limit[] = [
    { key: `login place ${email} ${addressKey(ip)}`, most: 10, windowMs: 15 * MINUTE_MS },
    { key: `login ip ${addressKey(ip)}`, most: 100, windowMs: 15 * MINUTE_MS },
  ];
  return knownPlace ? perPlace : [...perPlace, accountLimit(email)];
}

/** Keys whose counts a right password or a reset clears for the account. */
export function accountKeys(email: string, ip: string): string[] {
  return [`login place ${email} ${addressKey(ip)}`, accountLimit(email).key];
}

function accountLimit(email: string): Limit {
  return { key: `login account ${email}`, most: 50, windowMs: 15 * MINUTE_MS };
}

/** Each request of a code counts, whatever its answer: the answers tell which addresses have an account. */
export function codeRequestLimit(ip: string): Limit {
  return { key: `code ip ${addressKey(ip)}`, most: 30, windowMs: HOUR_MS };
}

/** Mails that one address can be sent. */
export function codeMailLimit(email: string): Limit {
  return { key: `code mail ${email}`, most: 10, windowMs: 24 * HOUR_MS };
}

/** Tries of codes, over all addresses. */
export function codeTryLimit(ip: string): Limit {
  return { key: `code try ${addressKey(ip)}`, most: 60, windowMs: HOUR_MS };
}

/** Tries of the password by somebody who is signed in. */
export function proofLimit(uid: number): Limit {
  return { key: `proof ${uid}`, most: 10, windowMs: 15 * MINUTE_MS };
}

/** Tries of the authenticator app's codes, by whoever knows the first factor. */
export function secondFactorLimit(uid: number): Limit {
  return { key: `second factor ${uid}`, most: 10, windowMs: 15 * MINUTE_MS };
}

/** Sign-ins through a provider: the tokens cannot be guessed, the limit is for the work of checking them. */
export function providerLoginLimit(ip: string): Limit {
  return { key: `login provider ${addressKey(ip)}`, most: 100, windowMs: 15 * MINUTE_MS };
}

/** Applications of an author to the desk: each is drawn as a document, which is kept and shown with all before it. */
export function applicationLimit(uid: number): Limit {
  return { key: `applications ${uid}`, most: 50, windowMs: 24 * HOUR_MS };
}

/** Mails to one guardian: authors name the address, and may name anybody's. */
export function guardianMailLimit(email: string): Limit {
  return { key: `guardian mail ${email.toLowerCase()}`, most: 10, windowMs: 24 * HOUR_MS };
}

/** Letters of an author to the desk: a conversation is shown, and looked through, with all that it has. */
export function letterLimit(uid: number): Limit {
  return { key: `letters ${uid}`, most: 100, windowMs: 24 * HOUR_MS };
}
