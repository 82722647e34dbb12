import { createHmac } from 'node:crypto';

/** Keys that never leave the server. */
export interface Secrets {
  /**
   * Keyed hash (HMAC-SHA256, hex) for short values that a plain hash would not hide, such as a six-digit code. The
   * purpose keeps the same value apart in two places.
   */
  keyedHash(purpose: string, value: string): string;
}

export function createSecrets(dataKey: Buffer): Secrets {
  return {
    keyedHash: (purpose, value) => createHmac('sha256', dataKey).update(`${purpose}\0${value}`).digest('hex'),
  };
}
