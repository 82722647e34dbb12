import JSEncrypt from 'jsencrypt';

const ciphers = new Map<string, JSEncrypt>();

/** RSA-OAEP with SHA-256, base64. The PKCS#1 v1.5 of `encrypt` is refused by current servers. */
export function encryptSignature(signature: string, publicKeyPem: string): string {
  const encrypted = cipherFor(publicKeyPem).encryptOAEP(signature);
  if (encrypted === false) throw new Error('The public key of the signed protocol cannot be used.');
  return encrypted;
}

function cipherFor(publicKeyPem: string): JSEncrypt {
  const known = ciphers.get(publicKeyPem);
  if (known) return known;
  const cipher = new JSEncrypt();
  cipher.setPublicKey(publicKeyPem);
  ciphers.set(publicKeyPem, cipher);
  return cipher;
}
