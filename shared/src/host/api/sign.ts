import hmacSha256 from 'crypto-js/hmac-sha256';
import { canonicalForm } from '../../contract/canonical-form.ts';
import { clientKeys } from './client-keys.ts';
import { loadEncryption } from './load-parts.ts';

/** Above this, the browser's own HMAC is worth its asynchronous call: crypto-js needs about 100 ms for a megabyte. */
const NATIVE_FROM_CHARACTERS = 32 * 1024;

export interface SignOptions {
  /** Leaves the HMAC as it is instead of encrypting it with the public key. */
  plain?: boolean;
}

/** The `sign` header over body and query together (specification, point 7; see docs/signing.md). */
export async function signFields(
  fields: Readonly<Record<string, unknown>>,
  options: SignOptions = {},
): Promise<string> {
  const signature = await hmacHex(canonicalForm(fields), clientKeys.signingSecret);
  return options.plain ? signature : (await loadEncryption()).encryptSignature(signature, clientKeys.publicKey);
}

/** HMAC-SHA256 in lower-case hexadecimal; text and secret as UTF-8. */
export async function hmacHex(text: string, secret: string): Promise<string> {
  if (text.length >= NATIVE_FROM_CHARACTERS && globalThis.crypto?.subtle) return nativeHmacHex(text, secret);
  return hmacSha256(text, secret).toString();
}

async function nativeHmacHex(text: string, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
