import type { Clock } from './clock.ts';

/** A token bucket: `burst` at once, `perSecond` from then on. */
export interface RateLimit {
  burst: number;
  perSecond: number;
}

export interface RateLimiter {
  /** Takes one from the bucket; false when it is empty. */
  take(key: string, limit: RateLimit): boolean;
}

interface Bucket {
  left: number;
  atMs: number;
}

/** Memory stays bounded under a flood of addresses: the longest unused bucket goes first, and is full again by then. */
const MAX_BUCKETS = 50_000;

/** @param factor multiplies every limit; 0 lets everything through. */
export function createRateLimiter(clock: Clock, factor = 1): RateLimiter {
  const buckets = new Map<string, Bucket>();
  return {
    take(key, limit) {
      if (factor === 0) return true;
      const atMs = clock.now().getTime();
      const burst = limit.burst * factor;
      const before = buckets.get(key);
      const gained = before ? (Math.max(0, atMs - before.atMs) / 1000) * limit.perSecond * factor : 0;
      const left = before ? Math.min(burst, before.left + gained) : burst;
      const taken = left >= 1;
      buckets.delete(key);
      buckets.set(key, { left: taken ? left - 1 : left, atMs });
      if (buckets.size > MAX_BUCKETS) buckets.delete(buckets.keys().next().value ?? '');
      return taken;
    },
  };
}
