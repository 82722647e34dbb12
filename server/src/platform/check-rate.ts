import { isIPv6 } from 'node:net';
import { AppError } from './handler.ts';
import type { RateLimit, RateLimiter } from './rate-limiter.ts';

/** A school is one address: forty authors who write as fast as they can must not meet it. */
const PER_ADDRESS: RateLimit = { burst: 1_200, perSecond: 60 };
/** An author at work saves every two seconds at most, and a page opens with a handful of calls. */
const PER_SESSION: RateLimit = { burst: 300, perSecond: 10 };

const UPLOADS: RateLimit = { burst: 30, perSecond: 1 };
/** Calls that guess passwords, send mail or cost much; per address, on top of the above. */
const PER_CALL: Readonly<Record<string, RateLimit>> = {
  'myfiction/user/login': { burst: 20, perSecond: 1 / 6 },
  'myfiction/user/userReg': { burst: 20, perSecond: 1 / 6 },
  'myfiction/user/resetPwd': { burst: 20, perSecond: 1 / 6 },
  'myfiction/user/sendUserVerifyEmail': { burst: 10, perSecond: 1 / 12 },
  'myfiction/help/rate': { burst: 20, perSecond: 1 / 6 },
  'myfiction/help/read': { burst: 60, perSecond: 1 / 2 },
  'myfiction/images/upload': UPLOADS,
  'myfiction/images/uploadFile': UPLOADS,
  // Each draws a document, which is kept.
  'myfiction/application/submit': { burst: 20, perSecond: 1 / 6 },
  'myfiction/application/uploadId': UPLOADS,
  'myfiction/inbox/upload': UPLOADS,
};

/** Throws `tooManyRequests`. Runs before the signature, which is the first step that costs something. */
export function checkRate(limiter: RateLimiter, path: string, ip: string, session: string): void {
  const address = addressKey(ip);
  const perCall = PER_CALL[path];
  const allowed =
    limiter.take(`address ${address}`, PER_ADDRESS) &&
    (session === '' || limiter.take(`session ${session.slice(0, 64)}`, PER_SESSION)) &&
    (!perCall || limiter.take(`${path} ${address}`, perCall));
  if (!allowed) throw new AppError('tooManyRequests');
}

/** One household has a whole /64 of IPv6 addresses. */
export function addressKey(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = ip.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = ip.split('::');
  const first = head.split(':').filter((group) => group !== '');
  const last = (tail ?? '').split(':').filter((group) => group !== '');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array.from({ length: zeros }, () => '0'), ...last].slice(0, 4).join(':');
}
