import { createHmac, hkdfSync } from 'node:crypto';
import { createSealKey, isSealHeader, SEAL_HEADER_BYTES, type SealKey } from './seal-key.ts';

/** Keys that never leave the server. */
export interface Secrets {
  /**
   * Keyed hash (HMAC-SHA256, hex) for short values that a plain hash would not hide, such as a six-digit code. The
   * purpose keeps the same value apart in two places.
   */
  keyedHash(purpose: string, value: string): string;
  /** Encrypts for storage (AES-256-GCM) with the current key; only `open` with the same purpose gives it back. */
  seal(purpose: string, plain: Buffer): Buffer;
  /** Opens what was sealed with any key of the ring. Throws when the bytes were changed or sealed for another purpose. */
  open(purpose: string, sealed: Buffer): Buffer;
  /** What sealed bytes begin with that need no new sealing: they name the current key. */
  currentHeader: Buffer;
}

/**
 * @param dataKey the current key, 32 bytes: it seals and hashes
 * @param otherKeys open only: the keys before it, or the one that comes next
 */
export function createSecrets(dataKey: Buffer, otherKeys: readonly Buffer[] = []): Secrets {
  const hashKey = Buffer.from(hkdfSync('sha256', dataKey, '', 'keyed-hash', 32));
  const current = createSealKey(dataKey);
  const ring = [current, ...otherKeys.map(createSealKey)];
  return {
    keyedHash: (purpose, value) => createHmac('sha256', hashKey).update(`${purpose}\0${value}`).digest('hex'),
    seal: (purpose, plain) => Buffer.concat([current.header, current.seal(purpose, plain)]),
    open: (purpose, sealed) => openWithRing(ring, purpose, sealed),
    currentHeader: current.header,
  };
}

const KEY_MISSING =
  'It was sealed with a data key that is not here: DATA_KEY, or DATA_KEY_PREVIOUS, has to be that one.';

function openWithRing(ring: readonly SealKey[], purpose: string, sealed: Buffer): Buffer {
  const header = sealed.subarray(0, SEAL_HEADER_BYTES);
  const named = ring.filter((key) => key.header.equals(header));
  const attempts = [
    ...named.map((key) => () => key.open(purpose, sealed.subarray(SEAL_HEADER_BYTES))),
    // Sealed before keys had names, or, once in 2^48, random bytes that look like a name.
    ...ring.map((key) => () => key.open(purpose, sealed)),
  ];
  let failure: unknown;
  for (const attempt of attempts) {
    try {
      return attempt();
    } catch (error) {
      failure ??= error;
    }
  }
  if (named.length === 0 && isSealHeader(header)) throw new Error(KEY_MISSING);
  throw failure;
}
