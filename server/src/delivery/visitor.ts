import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Holds nothing but a random name. */
const COOKIE = 'visitor';
const MAX_AGE_S = 365 * 24 * 60 * 60;
const NAME = /^[\w-]{22}$/;

/**
 * A name for whoever asks that stays the same: the author's number where a cookie tells it, else a random one. It decides
 * nothing but who gets a new version first, so nobody has to prove it.
 */
export function visitorOf({ cookies }: FastifyRequest): string | undefined {
  const { session = '', uid = '', [COOKIE]: visitor = '' } = cookies;
  if (session !== '' && /^\d{1,15}$/.test(uid)) return `uid ${uid}`;
  return NAME.test(visitor) ? visitor : undefined;
}

/** Gives a browser its random name; only while a version is staged, since nobody else needs one. */
export function nameVisitor(reply: FastifyReply, secure: boolean): string {
  const visitor = randomBytes(16).toString('base64url');
  reply.setCookie(COOKIE, visitor, { path: '/', maxAge: MAX_AGE_S, httpOnly: true, sameSite: 'lax', secure });
  return visitor;
}
