import { createHash, randomBytes } from 'node:crypto';

const TOKEN_SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits, base64url. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. A plain hash is enough: the token is random, so there is nothing to guess. */
export function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function isSessionToken(text: string): boolean {
  return TOKEN_SHAPE.test(text);
}
