import { createHash, randomBytes } from 'node:crypto';
import type { Registry } from '@myfiction/shared/contract/platform.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TransportFault } from '../platform/transport-faults.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { firstPage } from './first-page.ts';
import { isKnownPage, matchPage } from './match-page.ts';
import { pageHead, type RuntimeConfig } from './page-head.ts';
import { pageMeta } from './page-meta.ts';
import type { ProviderSources } from './provider-sources.ts';
import { giveAnyPlace, placeOf } from './registry/place.ts';
import { isStaged, resolveRegistry } from './registry/resolve-registry.ts';
import type { WebApp } from './web-app.ts';

export interface PageOptions {
  readWebApp: () => Promise<WebApp>;
  /** Puts what is developed in the place of what is published. */
  withDevelopment: (registry: Registry) => Promise<Registry>;
  runtimeConfig: RuntimeConfig;
  /** Address of the studio, without a slash at the end. */
  publicUrl: string;
  devOrigins: readonly string[];
  /** What the sign-in providers need on a page. */
  providers: ProviderSources;
}

/** Whatever is nothing else. */
export const PAGES_ROUTE = '/*';
/** A picture or script that is not there must not be answered with a page; what ends like a page may be. */
const FILE = /\.(?!html?$)[a-z0-9]{2,5}$/i;
/** How servers of files name the first page. */
const INDEX = /^\/index\.html?$/i;
const NOT_BUILT = 'The web app has not been built yet. Run: npm run build\n';

/** Every address that is nothing else is a page of the web app; the shell decides which, also "not found". */
export function registerPages(
  app: FastifyInstance,
  { readWebApp, withDevelopment, runtimeConfig, publicUrl, devOrigins, providers }: PageOptions,
): void {
  const policy = { devOrigins, apiOrigin: runtimeConfig.apiBase, providers };
  /** The same answer for a user's page and for what it reads of the registry later. */
  const registryFor = ({ remotes }: WebApp, request: FastifyRequest, reply: FastifyReply): Promise<Registry> => {
    const place = placeOf(request) ?? (isStaged(remotes) ? giveAnyPlace(reply, publicUrl) : 0);
    return withDevelopment(resolveRegistry(remotes, place));
  };

  app.get('/registry.json', async (request, reply) => {
    const registry = await registryFor(await readWebApp(), request, reply);
    const body = JSON.stringify(registry);
    const etag = tagOf(body);
    reply.header('cache-control', 'private, no-cache').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });

  app.get(PAGES_ROUTE, async (request, reply) => {
    // Split, not parsed: there are addresses, such as //[, that a URL parser refuses.
    const [pathname = '/'] = request.url.split('?');
    if (INDEX.test(pathname)) return reply.redirect(`/${request.url.slice(pathname.length)}`);
    if (FILE.test(pathname)) throw new TransportFault(404, 'notFound', 'There is no such file.');
    const webApp = await readWebApp();
    const { shell } = webApp;
    reply.header('cache-control', 'private, no-cache');
    if (!shell) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    const registry = await registryFor(webApp, request, reply);
    const nonce = randomBytes(16).toString('base64url');
    // Made with a fixed nonce: the same page has the same tag.
    const matched = matchPage(registry, pathname);
    const first = firstPage(registry, matched, request, runtimeConfig.apiBase);
    const meta = pageMeta(matched, publicUrl);
    // Also where it leads to the sign-in: what sends the call that the way there waits for comes with it.
    const signedIn = matched?.page.access === 'session';
    const render = (nonce: string): string =>
      shell.render({ head: pageHead(registry, runtimeConfig, first, nonce), signedIn, meta }, nonce);
    // With the policy: what a page may load must not outlive a change of the providers.
    const etag = tagOf(render('') + contentSecurityPolicy('', policy));
    const known = isKnownPage(registry, pathname);
    if (known) reply.header('etag', etag);
    if (known && request.headers['if-none-match'] === etag) {
      // The browser goes on with the page it has and the policy that came with it: a new policy's nonce would not fit.
      reply.removeHeader('content-security-policy');
      return reply.code(304).send();
    }
    return reply
      .code(known ? 200 : 404)
      .header('content-security-policy', contentSecurityPolicy(nonce, policy))
      .type('text/html; charset=utf-8')
      .send(render(nonce));
  });
}

/** Weak, because the page is compressed on the way. */
function tagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}
