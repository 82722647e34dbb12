import hmacSha256 from 'crypto-js/hmac-sha256';
import JSEncrypt from 'jsencrypt';
import type { Signer } from './signer.ts';

const ciphers = new Map<string, JSEncrypt>();

function cipherFor(publicKeyPem: string): JSEncrypt {
  const known = ciphers.get(publicKeyPem);
  if (known) return known;
  const cipher = new JSEncrypt();
  cipher.setPublicKey(publicKeyPem);
  ciphers.set(publicKeyPem, cipher);
  return cipher;
}

/** The same in script, for pages that browsers give no cryptography: plain http on anything but localhost. */
export const portableSigner: Signer = {
  hmacHex: async (text, secret) => hmacSha256(text, secret).toString(),
  async encryptSignature(signature, publicKeyPem) {
    // The PKCS#1 v1.5 of `encrypt` is refused by current servers.
    const encrypted = cipherFor(publicKeyPem).encryptOAEP(signature);
    if (encrypted === false) throw new Error('The public key of the signed protocol cannot be used.');
    return encrypted;
  },
  prepare: async (_secret, publicKeyPem) => cipherFor(publicKeyPem),
};
