import { createHash } from 'node:crypto';
import { DEVELOPMENT_ANSWER_KEY, DEVELOPMENT_SIGNING_SECRET } from '@myfiction/shared/contract/development-keys.ts';
import { DEVELOPMENT_PRIVATE_KEY } from '@myfiction/shared/contract/development-private-key.ts';
import { AES_KEY, AES_KEYS, RSA_PRIVATE_KEY, samePublicKey } from '../key-types.ts';
import { optional, setting } from '../setting.ts';
import { FLAG, LIST, TEXT } from '../setting-types.ts';

const DEVELOPMENT = {
  privateKey: RSA_PRIVATE_KEY.parse(DEVELOPMENT_PRIVATE_KEY),
  answerKey: AES_KEY.parse(DEVELOPMENT_ANSWER_KEY),
  dataKey: createHash('sha256').update('development data key').digest(),
  ingestKey: 'development-ingest-key',
};
const PUBLIC = 'is the development value, which everybody can read';
const LEAST_CHARACTERS = 16;

const own = { secret: true, required: true, fallbackText: 'a development value', refused: 'the development value' };

export const KEYS = {
  signingSecret: setting('SIGNING_SECRET', TEXT, {
    ...own,
    fallback: DEVELOPMENT_SIGNING_SECRET,
    text: 'proves that a call was made by the web app; compiled into it by the build',
    refuse: (value) => refuseText(value, DEVELOPMENT_SIGNING_SECRET),
  }),
  signingPrivateKey: setting('SIGNING_PRIVATE_KEY', RSA_PRIVATE_KEY, {
    ...own,
    fallback: DEVELOPMENT.privateKey,
    text: 'opens signatures that the web app has encrypted with the public half',
    refuse: (value) => (samePublicKey(value, DEVELOPMENT.privateKey) ? PUBLIC : undefined),
  }),
  signingPublicKey: optional('SIGNING_PUBLIC_KEY', TEXT, {
    fallbackText: 'a development value',
    text: 'the public half, compiled into the web app by the build',
    tool: true,
  }),
  answerKey: setting('ANSWER_KEY', AES_KEY, {
    ...own,
    fallback: DEVELOPMENT.answerKey,
    text: 'key of encrypted answers, compiled into the web app by the build',
    refuse: (value) => (value.equals(DEVELOPMENT.answerKey) ? PUBLIC : undefined),
  }),
  encryptAnswers: setting('ENCRYPT_ANSWERS', FLAG, { fallback: false, text: 'answers as AES-256-CBC strings' }),
  dataKey: setting('DATA_KEY', AES_KEY, {
    ...own,
    fallback: DEVELOPMENT.dataKey,
    text: 'encrypts what is kept: never leaves the server, and must not be lost',
    refuse: (value) => (value.equals(DEVELOPMENT.dataKey) ? PUBLIC : undefined),
  }),
  otherDataKeys: setting('DATA_KEY_PREVIOUS', AES_KEYS, {
    fallback: [],
    fallbackText: 'none',
    text: 'other data keys: they open, they do not seal; see [a new data key](production.md#a-new-data-key)',
    secret: true,
  }),
  lostDataKeys: setting('DATA_KEY_LOST', LIST, {
    fallback: [],
    fallbackText: 'none',
    text: 'names of data keys that are gone for good, as a start that is refused tells them: what they sealed is given up',
  }),
  ingestKey: setting('INGEST_KEY', TEXT, {
    ...own,
    fallback: DEVELOPMENT.ingestKey,
    text: 'shown by the servers of the reading apps, which bring reads, comments and followers',
    refuse: (value) => refuseText(value, DEVELOPMENT.ingestKey),
  }),
};

function refuseText(value: string, development: string): string | undefined {
  if (value === development) return PUBLIC;
  return value.length < LEAST_CHARACTERS ? `must have ${LEAST_CHARACTERS} characters or more` : undefined;
}
