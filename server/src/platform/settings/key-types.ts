import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { SettingProblem, type SettingType } from './setting.ts';

const AES_BYTES = 32;

/** 32 bytes as hex or base64. */
export const AES_KEY: SettingType<Buffer> = {
  name: '32 bytes, hex or base64',
  parse(text) {
    const key = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
    if (key.length !== AES_BYTES) throw new SettingProblem('must be 32 bytes, as 64 hex digits or as base64');
    return key;
  },
};

export const AES_KEYS: SettingType<readonly Buffer[]> = {
  name: 'such keys with commas',
  parse: (text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map(AES_KEY.parse),
};

/** What it encrypts must have the length that a signature is taken for. */
const RSA_BITS = { least: 2048, most: 4096 };

/** PEM, PEM with `\n` written out (as in env files), or base64 of PEM. */
export const RSA_PRIVATE_KEY: SettingType<KeyObject> = {
  name: 'RSA key, PEM or base64 of it',
  parse(text) {
    const unescaped = text.replace(/\\n/g, '\n');
    const pem = unescaped.includes('-----BEGIN') ? unescaped : Buffer.from(unescaped, 'base64').toString('utf8');
    const key = readPrivateKey(pem);
    const bits = key?.asymmetricKeyDetails?.modulusLength ?? 0;
    if (key?.asymmetricKeyType !== 'rsa' || bits < RSA_BITS.least || bits > RSA_BITS.most)
      throw new SettingProblem(`must be an RSA private key of ${RSA_BITS.least} to ${RSA_BITS.most} bits in PEM form`);
    return key;
  },
};

function readPrivateKey(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}

export function samePublicKey(a: KeyObject, b: KeyObject): boolean {
  const encode = (key: KeyObject): Buffer => createPublicKey(key).export({ type: 'spki', format: 'der' });
  return encode(a).equals(encode(b));
}
