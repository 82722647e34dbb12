import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { ServerConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

/** Reads the visitor's country: from the configured header when a trusted proxy sent it, else the fallback. */
export function createRegionReader({ region, trustedProxies }: ServerConfig): (request: FastifyRequest) => string {
  const { header, fallback } = region;
  if (!header) return () => fallback;
  const trusts = createAddressList(trustedProxies);
  return (request) => {
    const value = request.headers[header];
    const named = typeof value === 'string' && trusts(request.socket.remoteAddress ?? '') ? value : fallback;
    return /^[A-Za-z]{2}$/.test(named) ? named.toUpperCase() : fallback;
  };
}

/** @example createAddressList(['10.0.0.0/8'])('10.1.2.3') // true */
export function createAddressList(entries: readonly string[]): (ip: string) => boolean {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv4(address) ? 'ipv4' : isIPv6(address) ? 'ipv6' : undefined;
    if (!family) throw new ConfigError(`TRUSTED_PROXIES: ${entry} is neither an address nor a range.`);
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (ip) => {
    const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
    return isIPv4(plain) ? list.check(plain, 'ipv4') : isIPv6(plain) && list.check(plain, 'ipv6');
  };
}
