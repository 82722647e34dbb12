import type { FastifyRequest } from 'fastify';
import type { CookieSession } from './find-caller.ts';

/**
 * The session in the browser's cookies. Another site's page cannot read them but could make the browser send them, so
 * they count only for requests of our own pages; the signature is required either way.
 */
export function cookieSession(request: FastifyRequest): CookieSession | undefined {
  const { session = '', uid = '' } = request.cookies;
  if (session === '' || !isOwnPage(request)) return undefined;
  return { session, uid: Number(uid) };
}

function isOwnPage(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = request.headers;
  return origin === undefined || hostOf(origin) === request.host;
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
