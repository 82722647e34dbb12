import { constants, createHmac, type KeyObject, privateDecrypt, timingSafeEqual } from 'node:crypto';
import { canonicalForm } from '@myfiction/shared/contract/canonical-form.ts';
import { AppError } from './handler.ts';
import type { RequestFields } from './request-fields.ts';

export interface SignatureKeys {
  signingSecret: string;
  signingPrivateKey: KeyObject;
}

const PLAIN = /^[0-9a-f]{64}$/;
/** Base64 of one block of a 2048-bit key; a 4096-bit one gives 684. */
const ENCRYPTED = /^[A-Za-z0-9+/]{340,684}={0,2}$/;

/** Throws `badSignature` unless `sign` was made over these fields with the shared secret. */
export function verifySignature(fields: RequestFields, sign: string, keys: SignatureKeys): void {
  const claimed = PLAIN.test(sign) ? sign : ENCRYPTED.test(sign) ? decrypt(sign, keys.signingPrivateKey) : undefined;
  const expected = sign === '' ? undefined : signatureOf(fields, keys.signingSecret);
  if (claimed === undefined || expected === undefined || !sameText(claimed, expected)) {
    throw new AppError('badSignature');
  }
}

/** Undefined when the fields cannot be written down, for example because they nest too deep. */
function signatureOf(fields: RequestFields, secret: string): string | undefined {
  try {
    return createHmac('sha256', secret).update(canonicalForm(fields)).digest('hex');
  } catch {
    return undefined;
  }
}

/** OAEP, because Node refuses PKCS#1 v1.5 here: its padding errors tell an attacker too much. */
function decrypt(sign: string, key: KeyObject): string | undefined {
  try {
    const options = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
    return privateDecrypt(options, Buffer.from(sign, 'base64')).toString('latin1');
  } catch {
    return undefined;
  }
}

function sameText(a: string, b: string): boolean {
  const x = Buffer.from(a);
  const y = Buffer.from(b);
  return x.length === y.length && timingSafeEqual(x, y);
}
