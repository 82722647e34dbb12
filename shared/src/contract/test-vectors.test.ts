/** The vectors against node:crypto and node:zlib alone: what any server in any language can repeat. */
import { constants, createDecipheriv, createHmac, privateDecrypt } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { DEVELOPMENT_PRIVATE_KEY } from './development-private-key.ts';
import vectors from './test-vectors.json';

test.each(vectors.signatures)('HMAC: $name', ({ canonical, hmac }) => {
  expect(createHmac('sha256', vectors.signingSecret).update(canonical, 'utf8').digest('hex')).toBe(hmac);
});

test('the encrypted signature opens with the private key', () => {
  const { hmac, sign } = vectors.encryptedSignature;
  const key = { key: DEVELOPMENT_PRIVATE_KEY, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  expect(privateDecrypt(key, Buffer.from(sign, 'base64')).toString('ascii')).toBe(hmac);
});

test.each(vectors.answers)('encrypted answer: $name', ({ encrypted, plain }) => {
  const bytes = Buffer.from(encrypted, 'base64');
  const decipher = createDecipheriv('aes-256-cbc', Buffer.from(vectors.answerKey, 'hex'), bytes.subarray(0, 16));
  const text = Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString('ascii');
  expect(JSON.parse(inflateSync(Buffer.from(text, 'base64')).toString('utf8'))).toEqual(plain);
});
