import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keys that never leave the server. */
export interface Secrets {
  /**
   * Keyed hash (HMAC-SHA256, hex) for short values that a plain hash would not hide, such as a six-digit code. The
   * purpose keeps the same value apart in two places.
   */
  keyedHash(purpose: string, value: string): string;
  /** Encrypts for storage (AES-256-GCM); only `open` with the same purpose gives it back. */
  seal(purpose: string, plain: Buffer): Buffer;
  /** Throws when the bytes were changed or sealed for another purpose. */
  open(purpose: string, sealed: Buffer): Buffer;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

export function createSecrets(dataKey: Buffer): Secrets {
  const derive = (label: string): Buffer => Buffer.from(hkdfSync('sha256', dataKey, '', label, 32));
  const hashKey = derive('keyed-hash');
  const sealKey = derive('seal');
  return {
    keyedHash: (purpose, value) => createHmac('sha256', hashKey).update(`${purpose}\0${value}`).digest('hex'),
    seal(purpose, plain) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    open(purpose, sealed) {
      const iv = sealed.subarray(0, IV_BYTES);
      const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', sealKey, iv, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    },
  };
}
