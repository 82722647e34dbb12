import { optional, setting } from '../setting.ts';
import { ADDRESSES, LIST, NUMBER, TEXT } from '../setting-types.ts';

/** A range that holds more is nobody's own network. */
const WIDEST_RANGE_BITS = 8;

export const VISITORS = {
  trustedProxies: setting('TRUSTED_PROXIES', ADDRESSES, {
    fallback: [],
    fallbackText: 'none',
    text: 'proxies whose forwarded headers count, for example `10.0.0.0/8`; without it every visitor has the gateway’s address',
    refuse: (ranges) => {
      const wide = ranges.filter((range) => Number(range.split('/')[1] ?? 128) < WIDEST_RANGE_BITS);
      return wide.length > 0 ? `trusts everybody with ${wide.join(', ')}` : undefined;
    },
    refused: 'a range wider than `/8`',
  }),
  rateLimitFactor: setting('RATE_LIMIT_FACTOR', NUMBER, {
    fallback: 1,
    text: 'multiplies every limit of calls, `0` lifts them',
    refuse: (factor) => (factor === 0 ? 'must not turn the limits off in production' : undefined),
    refused: '`0`',
  }),
  regionHeader: optional('REGION_HEADER', TEXT, {
    text: 'the header in which a trusted proxy names the visitor’s country',
  }),
  regionDefault: setting('REGION_DEFAULT', TEXT, {
    fallback: '',
    fallbackText: 'none',
    text: 'the country of visitors whom no header names',
  }),
  regionClosed: setting('REGION_CLOSED', LIST, {
    fallback: [],
    fallbackText: 'none',
    text: 'countries that are answered 104104',
  }),
  regionHosts: setting('REGION_HOSTS', LIST, {
    fallback: [],
    fallbackText: 'none',
    text: 'hosts on which 104104 leads to /no-books',
  }),
};
