// Writes test-vectors.json: `npx tsx shared/src/contract/generate-test-vectors.mjs`, then `npx biome format --write` on it.
// Made with node:crypto and node:zlib alone, so that the vectors are a second opinion on the client's code. Run it again
// only when the protocol or the development keys change: the encrypted sample differs with every run.
import { constants, createCipheriv, createHash, createHmac, publicEncrypt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { DEVELOPMENT_ANSWER_KEY, DEVELOPMENT_PUBLIC_KEY, DEVELOPMENT_SIGNING_SECRET } from './development-keys.ts';
import { signatureInputs } from './test-vector-inputs.mjs';

function canonical(fields) {
  const pairs = [];
  for (const key of Object.keys(fields)) {
    const value = fields[key];
    if (value === null || value === '' || value === 'null') continue;
    pairs.push([key.toLowerCase(), key, typeof value === 'object' ? JSON.stringify(value) : `${value}`]);
  }
  const order = (a, b) => (a === b ? 0 : a < b ? -1 : 1);
  pairs.sort((a, b) => order(a[0], b[0]) || order(a[1], b[1]));
  return pairs.map(([, key, value]) => `${key}=${value}`).join('&');
}

const hmac = (text) => createHmac('sha256', DEVELOPMENT_SIGNING_SECRET).update(text, 'utf8').digest('hex');

function encryptAnswer(name, plain) {
  const text = deflateSync(Buffer.from(JSON.stringify(plain), 'utf8')).toString('base64');
  // A fixed IV keeps the file the same from run to run; a server takes 16 random bytes.
  const iv = createHash('sha256').update(name).digest().subarray(0, 16);
  const cipher = createCipheriv('aes-256-cbc', Buffer.from(DEVELOPMENT_ANSWER_KEY, 'hex'), iv);
  return Buffer.concat([iv, cipher.update(text, 'ascii'), cipher.final()]).toString('base64');
}

const signatures = signatureInputs.map((input) => {
  const form = canonical({ ...input.query, ...input.body });
  return { ...input, canonical: form, hmac: hmac(form) };
});

const key = { key: DEVELOPMENT_PUBLIC_KEY, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
const sample = signatures[0].hmac;

const answers = [
  { name: 'success', plain: { code: 0, msg: '', data: { uid: 10000001, uname: 'Ada' } } },
  { name: 'unicode', plain: { code: 0, msg: '', data: { title: 'El niño — 狼の月 🐺', tags: ['ไทย', 'עברית'] } } },
  { name: 'failure', plain: { code: 6200005, msg: 'Incorrect password.', data: null } },
  { name: 'long', plain: { code: 0, msg: '', data: { text: 'Once upon a time. '.repeat(400) } } },
].map(({ name, plain }) => ({ name, encrypted: encryptAnswer(name, plain), plain }));

const vectors = {
  about: 'Development keys only. docs/signing.md says how to check an implementation against this file.',
  signingSecret: DEVELOPMENT_SIGNING_SECRET,
  publicKey: DEVELOPMENT_PUBLIC_KEY,
  answerKey: DEVELOPMENT_ANSWER_KEY,
  signatures,
  encryptedSignature: { hmac: sample, sign: publicEncrypt(key, Buffer.from(sample, 'ascii')).toString('base64') },
  answers,
  emptyAnswers: ['', 'Error', 'Internal Server Error', `Error: ${answers[0].encrypted}`, null, 42, ['text']],
};

writeFileSync(new URL('test-vectors.json', import.meta.url), `${JSON.stringify(vectors, null, 2)}\n`);
