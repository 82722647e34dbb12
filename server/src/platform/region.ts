import type { FastifyRequest } from 'fastify';
import { createAddressList } from './address-list.ts';
import type { ServerConfig } from './config.ts';

/** Reads the visitor's country: from the configured header when a trusted proxy sent it, else the fallback. */
export function createRegionReader({ region, trustedProxies }: ServerConfig): (request: FastifyRequest) => string {
  const { header, fallback } = region;
  if (!header) return () => fallback;
  const trusts = createAddressList(trustedProxies);
  return (request) => {
    const value = request.headers[header];
    const named = typeof value === 'string' && trusts(request.socket.remoteAddress) ? value : fallback;
    return /^[A-Za-z]{2}$/.test(named) ? named.toUpperCase() : fallback;
  };
}
