/** What a signature is made with. */
export interface Signer {
  /** HMAC-SHA256 in lower-case hexadecimal; text and secret as UTF-8. */
  hmacHex: (text: string, secret: string) => Promise<string>;
  /** RSA-OAEP with SHA-256, base64. Rejects when the key cannot be used. */
  encryptSignature: (signature: string, publicKeyPem: string) => Promise<string>;
  /** Reads both keys, so that the first signature waits for neither. */
  prepare: (secret: string, publicKeyPem: string) => Promise<unknown>;
}
