import type { Signer } from './signer.ts';

const HMAC = { name: 'HMAC', hash: 'SHA-256' };
const RSA = { name: 'RSA-OAEP', hash: 'SHA-256' };

const encoder = new TextEncoder();
const keys = new Map<string, Promise<CryptoKey>>();

/** Importing a key costs as much as using it ten times. */
function keyFor(text: string, importKey: () => Promise<CryptoKey>): Promise<CryptoKey> {
  const known = keys.get(text);
  if (known) return known;
  const imported = importKey();
  keys.set(text, imported);
  return imported;
}

function bytesOfPem(pem: string): Uint8Array<ArrayBuffer> {
  const base64 = pem.replace(/-----[^-]+-----|\s/g, '');
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

const hmacKey = (secret: string): Promise<CryptoKey> =>
  keyFor(secret, () => crypto.subtle.importKey('raw', encoder.encode(secret), HMAC, false, ['sign']));

const rsaKey = (publicKeyPem: string): Promise<CryptoKey> =>
  keyFor(publicKeyPem, async () => crypto.subtle.importKey('spki', bytesOfPem(publicKeyPem), RSA, false, ['encrypt']));

/** The browser's own cryptography: no code to download, and off the main thread. Secure contexts have it. */
export const nativeSigner: Signer = {
  async hmacHex(text, secret) {
    const signed = await crypto.subtle.sign('HMAC', await hmacKey(secret), encoder.encode(text));
    const bytes = new Uint8Array(signed);
    return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  },
  async encryptSignature(signature, publicKeyPem) {
    const key = await rsaKey(publicKeyPem);
    const bytes = new Uint8Array(await crypto.subtle.encrypt(RSA, key, encoder.encode(signature)));
    return btoa(String.fromCharCode(...bytes));
  },
  prepare: (secret, publicKeyPem) => Promise.all([hmacKey(secret), rsaKey(publicKeyPem)]),
};
