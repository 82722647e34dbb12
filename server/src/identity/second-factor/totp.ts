import { generateSecret, generateURI, verify } from 'otplib';

/** Seconds of a code. */
const PERIOD_SECONDS = 30;
const ISSUER = 'MyFiction Studio';

/** 160 random bits in base32. */
export function newTotpSecret(): string {
  return generateSecret();
}

/** What an authenticator app reads from the QR code. */
export function totpUri(secret: string, label: string): string {
  return generateURI({ issuer: ISSUER, label, secret });
}

/**
 * The time step of a right code (RFC 6238), undefined for a wrong one. One step of drift either way is taken, and
 * nothing up to `afterStep`, so that a code works once.
 */
export async function totpStep(
  secret: string,
  code: string,
  now: Date,
  afterStep: number,
): Promise<number | undefined> {
  const checked = await verify({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: PERIOD_SECONDS,
    afterTimeStep: afterStep,
  });
  return checked.valid && 'timeStep' in checked ? checked.timeStep : undefined;
}
