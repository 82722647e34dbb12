import { hash, verify } from '@node-rs/argon2';

/** argon2id, 19 MiB, two passes, one lane: OWASP's first recommendation, about 130 ms here. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hash of a random password that was thrown away: what a sign-in to no account is compared with. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$1hlEIFbtP5T432FBJbgp+g$uXG6XdnX9BgJQOG75EjpkZwwOCwDFKcZes1dgLczuzk';

export function hashPassword(password: string): Promise<string> {
  return hash(composed(password), COST);
}

/** Checks a password. The work is the same when there is no hash, so that its time does not tell of an account. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const kept = passwordHash ?? NOBODY;
  const form = composed(password);
  // As it was typed: older passwords were kept so.
  const matches = (await verify(kept, form)) || (form !== password && (await verify(kept, password)));
  return matches && passwordHash !== null;
}

/** A letter with its accents as one sign: keyboards write the same password in different ways. */
const composed = (password: string): string => password.normalize('NFC');
