import type { FastifyRequest } from 'fastify';
import type { ServerConfig } from './config.ts';

/**
 * Gives a function that is told of each call that the web app has made, and says once where they come by http to a studio
 * of https: a gateway that does not trust the proxy before it takes that one's address, and its protocol, for the
 * visitor's. Without a trusted gateway nothing can be told; the start says so.
 */
export function createHiddenVisitorTeller({
  publicUrl,
  trustedProxies,
}: Pick<ServerConfig, 'publicUrl' | 'trustedProxies'>): (request: Pick<FastifyRequest, 'protocol' | 'log'>) => void {
  let isToTell = publicUrl.startsWith('https:') && trustedProxies.length > 0;
  return ({ protocol, log }) => {
    if (!isToTell || protocol === 'https') return;
    isToTell = false;
    log.warn(
      'calls come by http, though PUBLIC_URL is https: the proxy before the gateway is not in GATEWAY_TRUSTED_PROXIES, and all visitors share its address and limits, or it sends no X-Forwarded-Proto',
    );
  };
}
