import type { ProviderSources } from './provider-sources.ts';

export interface PolicyOptions {
  devOrigins: readonly string[];
  apiOrigin: string;
  providers: ProviderSources;
}

/**
 * The policy of pages. Scripts run from our own files or with this answer's nonce, never inline, never evaluated.
 * antd sets style attributes, and its style elements carry the nonce.
 *
 * @param options.devOrigins development servers of remotes; empty in production
 * @param options.apiOrigin where the calls go, when that is another server
 * @param options.providers on every page: signing out leads to the sign-in page without a new document
 */
export function contentSecurityPolicy(nonce: string, options: PolicyOptions): string {
  const { devOrigins, apiOrigin, providers } = options;
  const own = ["'self'", ...devOrigins];
  const sockets = devOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': [...own, ...providers.scripts, `'nonce-${nonce}'`],
    'style-src': [...own, `'nonce-${nonce}'`],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [...own, 'data:', 'blob:'],
    'font-src': own,
    'connect-src': [...own, ...sockets, ...(apiOrigin === '' ? [] : [apiOrigin]), ...providers.connections],
    'frame-src': providers.frames.length > 0 ? providers.frames : ["'none'"],
    'worker-src': own,
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
