import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** One key of the ring. */
export interface SealKey {
  /** Names the key in front of what it sealed; tells nothing of the key itself. */
  header: Buffer;
  seal(purpose: string, plain: Buffer): Buffer;
  /** Throws when the bytes were changed, or sealed for another purpose or by another key. */
  open(purpose: string, sealed: Buffer): Buffer;
}

/** Two bytes of version, four that name the key. */
export const SEAL_HEADER_BYTES = 6;
const VERSION = Buffer.from([0x53, 0x02]);
/** Whether bytes begin as those do that name their key. */
export const isSealHeader = (header: Buffer): boolean => header.subarray(0, VERSION.length).equals(VERSION);

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM: a random start and a tag in front of the text, bound to its purpose. */
export function createSealKey(dataKey: Buffer): SealKey {
  const derive = (label: string, length: number): Buffer => Buffer.from(hkdfSync('sha256', dataKey, '', label, length));
  const key = derive('seal', 32);
  return {
    header: Buffer.concat([VERSION, derive('seal-key-name', SEAL_HEADER_BYTES - VERSION.length)]),
    seal(purpose, plain) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    open(purpose, sealed) {
      const iv = sealed.subarray(0, IV_BYTES);
      const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    },
  };
}
