import { createHash } from 'node:crypto';
import type { SignInProvider } from '@myfiction/shared/contract/account-options.ts';
import { isEmail } from '@myfiction/shared/contract/rules.ts';
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { AppError } from '../../platform/handler.ts';
import type { AppleConfig, FirebaseConfig, ProviderConfig } from './provider-config.ts';

/** Who a provider says it is. */
export interface ProviderPerson {
  provider: SignInProvider;
  /** The provider's own id of the person. */
  subject: string;
  /** Lower case; empty where the provider tells none or has not verified it. */
  email: string;
  /** The token's own end. */
  expiresAt: Date;
}

/** What the browser that began an Apple sign-in knows, so that an answer to another one is refused. */
export interface AppleProof {
  nonce?: string | undefined;
}

/** A token is for the sign-in that has just happened, not for one that somebody found. */
const FRESH_SECONDS = 300;
/** Two clocks may differ. */
const TOLERANCE_SECONDS = 30;

const FIREBASE_NAMES = { gp: 'google.com', fb: 'facebook.com' } as const;
const firebaseClaims = z.object({
  sub: z.string().min(1).max(128),
  auth_time: z.number(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  firebase: z.object({ sign_in_provider: z.string() }),
});
const appleClaims = z.object({
  sub: z.string().min(1).max(255),
  iat: z.number(),
  nonce: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
});

/**
 * Checks a provider's token: signature by the provider's published keys, issuer, audience, time, provider, nonce.
 * Throws `signInUnavailable` where the provider is not set up and `signInRefused` for any token that does not hold.
 */
export async function verifyToken(
  { firebase, apple }: ProviderConfig,
  { provider, token, nonce }: { provider: SignInProvider; token: string } & AppleProof,
  now: Date,
): Promise<ProviderPerson> {
  if (provider === 'apple') {
    if (!apple) throw new AppError('signInUnavailable');
    return verifyApple(apple, token, nonce, now);
  }
  if (!firebase?.providers.includes(provider)) throw new AppError('signInUnavailable');
  return verifyFirebase(firebase, provider, token, now);
}

async function verifyFirebase(config: FirebaseConfig, provider: 'gp' | 'fb', token: string, now: Date) {
  const issuer = `https://securetoken.google.com/${config.projectId}`;
  const payload = await verify(token, config.keysUrl, { issuer, audience: config.projectId, now });
  const claims = firebaseClaims.safeParse(payload);
  if (!claims.success) throw new AppError('signInRefused');
  const { sub, auth_time, email, email_verified, firebase } = claims.data;
  if (firebase.sign_in_provider !== FIREBASE_NAMES[provider]) throw new AppError('signInRefused');
  requireFresh(auth_time, now);
  return { provider, subject: sub, email: verifiedEmail(email, email_verified === true), expiresAt: endOf(payload) };
}

async function verifyApple(config: AppleConfig, token: string, nonce: string | undefined, now: Date) {
  const { issuer, clientId: audience } = config;
  const payload = await verify(token, config.keysUrl, { issuer, audience, now });
  const claims = appleClaims.safeParse(payload);
  if (!claims.success || !nonce || claims.data.nonce !== hashNonce(nonce)) throw new AppError('signInRefused');
  const { sub, iat, email, email_verified } = claims.data;
  requireFresh(iat, now);
  const verified = String(email_verified) === 'true';
  return { provider: 'apple' as const, subject: sub, email: verifiedEmail(email, verified), expiresAt: endOf(payload) };
}

/** What Apple is sent of the nonce that the browser keeps. */
function hashNonce(nonce: string): string {
  return createHash('sha256').update(nonce).digest('hex');
}

async function verify(
  token: string,
  keysUrl: string,
  { issuer, audience, now }: { issuer: string; audience: string; now: Date },
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keysOf(keysUrl), {
      issuer,
      audience,
      algorithms: ['RS256'],
      clockTolerance: TOLERANCE_SECONDS,
      currentDate: now,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    return payload;
  } catch (error) {
    // The token may be right, and a second try helps.
    if (!(error instanceof errors.JOSEError) || KEYS_UNREAD.includes(error.code)) throw new AppError('serverError');
    throw new AppError('signInRefused');
  }
}

/** The keys did not come: too late, with another answer than keys (which has no name of its own), or none among them. */
const KEYS_UNREAD = [errors.JWKSTimeout.code, errors.JOSEError.code, errors.JWKSInvalid.code];

const keySets = new Map<string, JWTVerifyGetKey>();

/** The provider's published keys, read when they are first needed and again when a new one appears. */
function keysOf(url: string): JWTVerifyGetKey {
  const known = keySets.get(url);
  if (known) return known;
  const keys = createRemoteJWKSet(new URL(url), { timeoutDuration: 5_000, cooldownDuration: 30_000 });
  keySets.set(url, keys);
  return keys;
}

function requireFresh(seconds: number, now: Date): void {
  const age = now.getTime() / 1000 - seconds;
  if (age > FRESH_SECONDS + TOLERANCE_SECONDS || age < -TOLERANCE_SECONDS) throw new AppError('signInRefused');
}

function verifiedEmail(email: string | undefined, verified: boolean): string {
  const address = email?.trim().toLowerCase() ?? '';
  return verified && isEmail(address) ? address : '';
}

function endOf({ exp }: JWTPayload): Date {
  return new Date((exp ?? 0) * 1000);
}
