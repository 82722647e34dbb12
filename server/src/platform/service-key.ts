import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from './handler.ts';

const BEARER = /^Bearer +(\S+)$/i;

/**
 * Throws `badSignature` unless the `Authorization` header carries the service key: to a stranger, a call of the
 * platform's own servers answers as any call that is not signed.
 */
export function verifyServiceKey(authorization: string | undefined, serviceKey: string): void {
  if (!showsKey(authorization, serviceKey)) throw new AppError('badSignature');
}

/** True when an `Authorization` header carries this key. */
export function showsKey(authorization: string | undefined, key: string): boolean {
  const claimed = BEARER.exec(authorization ?? '')?.[1] ?? '';
  // Digests have one length, so that the comparison tells neither the key nor how long it is.
  return timingSafeEqual(digest(claimed), digest(key));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
