import { paths } from '@myfiction/shared/contract/paths.ts';
import type { Registry } from '@myfiction/shared/contract/platform.ts';
import type { FastifyRequest } from 'fastify';
import { type MatchedPage, matchPage } from './match-page.ts';
import { placeOf } from './registry/place.ts';

/**
 * The page whose files the browser needs first: where nobody has signed in yet, the shell leads from a page that asks
 * for a session to the sign-in.
 *
 * @param apiBase origin of the platform API; one of its own can leave no cookie by which browsers are told apart
 */
export function firstPage(
  registry: Registry,
  asked: MatchedPage | undefined,
  request: FastifyRequest,
  apiBase: string,
): MatchedPage | undefined {
  if (asked?.page.access !== 'session' || apiBase !== '' || mayHaveSession(request)) return asked;
  return matchPage(registry, paths.login());
}

/** The session lies in the browser's storage; a place is what each author's first call leaves. */
function mayHaveSession(request: FastifyRequest): boolean {
  const [, query] = request.url.split('?');
  return placeOf(request) !== undefined || new URLSearchParams(query).has('session');
}
