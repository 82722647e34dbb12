import { constants, privateDecrypt } from 'node:crypto';
import { canonicalForm } from '../../contract/canonical-form.ts';
import { DEVELOPMENT_PRIVATE_KEY } from '../../contract/development-private-key.ts';
import vectors from '../../contract/test-vectors.json';
import { decodeAnswer } from './decode-answer.ts';
import { nativeSigner } from './native-signer.ts';
import { portableSigner } from './portable-signer.ts';
import { signFields } from './sign.ts';
import { wireFields } from './wire-fields.ts';

const privateKey = { key: DEVELOPMENT_PRIVATE_KEY, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
const open = (sign: string): string => privateDecrypt(privateKey, Buffer.from(sign, 'base64')).toString('ascii');

test.each(vectors.signatures)('$name', async ({ body, canonical, hmac, ...vector }) => {
  const files = 'files' in vector ? { file: new Blob(['a picture']) } : {};
  const query = 'query' in vector ? vector.query : {};
  const fields = { ...query, ...body, ...files };
  expect(canonicalForm(fields)).toBe(canonical);
  expect(await signFields(fields, { plain: true })).toBe(hmac);
});

const withoutSubtle = async (run: () => Promise<void>): Promise<void> => {
  const { subtle } = crypto;
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
  try {
    await run();
  } finally {
    Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });
  }
};

test('a signature is encrypted unless a plain one is asked for, with the cryptography of the browser or without', async () => {
  const [vector] = vectors.signatures;
  const check = async (): Promise<void> => {
    const sign = await signFields(vector?.body ?? {});
    expect(sign).toMatch(/^[A-Za-z0-9+/]{342}==$/);
    expect(open(sign)).toBe(vector?.hmac);
    expect(await signFields(vector?.body ?? {}, { plain: true })).toBe(vector?.hmac);
  };
  await check();
  const native = jest.spyOn(nativeSigner, 'hmacHex');
  await withoutSubtle(check);
  expect(native).not.toHaveBeenCalled();
});

test.each(Object.entries({ nativeSigner, portableSigner }))(
  'an encryption of %s that begins with a zero byte has its full length too',
  async (_, signer) => {
    for (let round = 0; round < 300; round += 1) {
      const sign = await signer.encryptSignature(`${round}`.padStart(64, '0'), vectors.publicKey);
      expect(Buffer.from(sign, 'base64')).toHaveLength(256);
    }
  },
);

test.each(Object.entries({ nativeSigner, portableSigner }))(
  'a key that is none is an error of %s, not an empty signature',
  async (_, signer) => {
    await expect(signer.encryptSignature('abc', 'no key')).rejects.toThrow();
  },
);

test('both signers agree on a long text in every script', async () => {
  const long = 'El niño 狼 🐺 '.repeat(4_000);
  expect(await nativeSigner.hmacHex(long, vectors.signingSecret)).toBe(
    await portableSigner.hmacHex(long, vectors.signingSecret),
  );
});

test('what is signed is what JSON brings to the server', () => {
  const fields = wireFields({
    gone: undefined,
    call: () => 1,
    time: new Date('2026-03-04T10:00:00.000Z'),
    none: Number.NaN,
    half: 'moon \uD83C',
    whole: '🐺',
    list: [1, undefined],
  });
  const seen = JSON.parse(JSON.stringify(fields));
  expect(canonicalForm(fields)).toBe(canonicalForm(seen));
  expect(seen).toEqual({
    time: '2026-03-04T10:00:00.000Z',
    none: null,
    half: 'moon \uFFFD',
    whole: '🐺',
    list: [1, null],
  });
});

test.each(vectors.answers)('decodes: $name', ({ encrypted, plain }) => {
  expect(decodeAnswer(encrypted, vectors.answerKey)).toEqual(plain);
  expect(decodeAnswer(encrypted, Buffer.from(vectors.answerKey, 'hex').toString('base64'))).toEqual(plain);
});

test.each(vectors.emptyAnswers.map((input) => [input]))('%j is an empty object', (input) => {
  expect(decodeAnswer(input, vectors.answerKey)).toEqual({});
});

test('an answer made with another key, or cut short, is an empty object', () => {
  const [vector] = vectors.answers;
  const encrypted = vector?.encrypted ?? '';
  expect(decodeAnswer(encrypted, '00'.repeat(32))).toEqual({});
  expect(decodeAnswer(encrypted.slice(0, 40), vectors.answerKey)).toEqual({});
  expect(decodeAnswer('not base64 at all', vectors.answerKey)).toEqual({});
});
