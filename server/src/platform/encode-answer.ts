import { createCipheriv, randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { Answer } from '@myfiction/shared/contract/answer.ts';

const IV_BYTES = 16;

/**
 * The body of an answer. Encrypted: a JSON string of base64(IV, AES-256-CBC(base64(deflate(JSON)))).
 *
 * @param answerKey undefined sends it in the clear.
 */
export function encodeAnswer(answer: Answer, answerKey: Buffer | undefined): string {
  const json = JSON.stringify(answer);
  if (!answerKey) return json;
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-cbc', answerKey, iv);
  const compressed = deflateSync(json).toString('base64');
  return JSON.stringify(Buffer.concat([iv, cipher.update(compressed), cipher.final()]).toString('base64'));
}
