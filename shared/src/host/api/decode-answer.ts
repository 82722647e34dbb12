import AES from 'crypto-js/aes';
import { lib } from 'crypto-js/core';
import base64 from 'crypto-js/enc-base64';
import hex from 'crypto-js/enc-hex';
import latin1 from 'crypto-js/enc-latin1';
import { inflate } from 'pako/browser/inflate';

const IV_WORDS = 4;

/**
 * Decodes an encrypted answer: base64 of IV (16 bytes) and AES-256-CBC of the base64 of the deflated JSON.
 * An empty, non-string or 'Error'-containing input gives an empty object (specification, point 7), and so does one that
 * was made with another key: it is no answer either.
 */
export function decodeAnswer(input: unknown, answerKey: string): unknown {
  if (typeof input !== 'string' || input === '' || input.includes('Error')) return {};
  try {
    return JSON.parse(new TextDecoder().decode(inflate(toBytes(decrypt(input, answerKey)))));
  } catch {
    return {};
  }
}

function decrypt(input: string, answerKey: string): string {
  const bytes = base64.parse(input);
  const iv = lib.WordArray.create(bytes.words.slice(0, IV_WORDS), IV_WORDS * 4);
  const ciphertext = lib.WordArray.create(bytes.words.slice(IV_WORDS), bytes.sigBytes - IV_WORDS * 4);
  const key = /^[0-9a-f]{64}$/i.test(answerKey) ? hex.parse(answerKey) : base64.parse(answerKey);
  return AES.decrypt(lib.CipherParams.create({ ciphertext }), key, { iv }).toString(latin1);
}

function toBytes(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
