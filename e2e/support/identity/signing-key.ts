import { createPublicKey, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';

/** A throwaway key of a stand-in provider. */
export interface SigningKey {
  id: string;
  privatePem: string;
  /** Body of the address at which the provider publishes its keys. */
  jwks: string;
  sign: (claims: Readonly<Record<string, unknown>>) => string;
}

export function createSigningKey(): SigningKey {
  const id = randomUUID();
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = createPublicKey(privateKey).export({ format: 'jwk' });
  return {
    id,
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    jwks: JSON.stringify({ keys: [{ ...jwk, kid: id, alg: 'RS256', use: 'sig' }] }),
    sign: (claims) => {
      const text = `${base64url({ alg: 'RS256', typ: 'JWT', kid: id })}.${base64url(claims)}`;
      return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`;
    },
  };
}

export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
}

function base64url(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
