import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { DEVELOPMENT_ANSWER_KEY, DEVELOPMENT_SIGNING_SECRET } from '@myfiction/shared/contract/development-keys.ts';
import { DEVELOPMENT_PRIVATE_KEY } from '@myfiction/shared/contract/development-private-key.ts';
import { ConfigError } from './config-error.ts';

export interface ServerKeys {
  /** Shared with the web app's build: proves that a call was made by it. */
  signingSecret: string;
  /** Opens signatures that the web app has encrypted with the public half. */
  signingPrivateKey: KeyObject;
  /** AES-256 key of encrypted answers, shared with the web app's build. */
  answerKey: Buffer;
  /** Never leaves the server: keyed hashes and data encrypted at rest. */
  dataKey: Buffer;
  /** Shown by the platform's own servers, which bring the readers' doings. */
  ingestKey: string;
}

const DEVELOPMENT_DATA_KEY = createHash('sha256').update('development data key').digest('hex');
const DEVELOPMENT_INGEST_KEY = 'development-ingest-key';

/** Reads the keys; in production each must be set and must not be the repository's. */
export function readKeys(env: NodeJS.ProcessEnv, production: boolean): ServerKeys {
  if (production) refuseDevelopmentKeys(env);
  return {
    signingSecret: env.SIGNING_SECRET || DEVELOPMENT_SIGNING_SECRET,
    signingPrivateKey: readPrivateKey(env.SIGNING_PRIVATE_KEY || DEVELOPMENT_PRIVATE_KEY),
    answerKey: readAesKey('ANSWER_KEY', env.ANSWER_KEY || DEVELOPMENT_ANSWER_KEY),
    dataKey: readAesKey('DATA_KEY', env.DATA_KEY || DEVELOPMENT_DATA_KEY),
    ingestKey: env.INGEST_KEY || DEVELOPMENT_INGEST_KEY,
  };
}

function refuseDevelopmentKeys(env: NodeJS.ProcessEnv): void {
  const development = {
    SIGNING_SECRET: (value: string) => value === DEVELOPMENT_SIGNING_SECRET,
    SIGNING_PRIVATE_KEY: (value: string) => samePublicKey(value, DEVELOPMENT_PRIVATE_KEY),
    ANSWER_KEY: (value: string) => sameBytes(value, DEVELOPMENT_ANSWER_KEY),
    DATA_KEY: (value: string) => sameBytes(value, DEVELOPMENT_DATA_KEY),
    INGEST_KEY: (value: string) => value === DEVELOPMENT_INGEST_KEY,
  };
  const bad = Object.entries(development)
    .filter(([name, isDevelopment]) => !env[name] || isDevelopment(env[name]))
    .map(([name]) => name);
  if (bad.length === 0) return;
  throw new ConfigError(
    `In production each key must be your own; missing or still the development value: ${bad.join(', ')}. ` +
      'Make them as the README says under “Production keys”, build the web app with the same values, and set them for the server.',
  );
}

/** PEM, PEM with `\n` written out (as in env files), or base64 of PEM. */
function readPrivateKey(text: string): KeyObject {
  const unescaped = text.replace(/\\n/g, '\n');
  const pem = unescaped.includes('-----BEGIN') ? unescaped : Buffer.from(unescaped, 'base64').toString('utf8');
  try {
    return createPrivateKey(pem);
  } catch {
    throw new ConfigError('SIGNING_PRIVATE_KEY is not an RSA private key in PEM form.');
  }
}

function samePublicKey(a: string, b: string): boolean {
  const encode = (key: string): string =>
    createPublicKey(readPrivateKey(key)).export({ type: 'spki', format: 'der' }).toString('hex');
  return encode(a) === encode(b);
}

/** 32 bytes as hex or base64. */
function readAesKey(name: string, text: string): Buffer {
  const key = decodeKey(text);
  if (key.length !== 32) throw new ConfigError(`${name} must be 32 bytes, as 64 hex digits or as base64.`);
  return key;
}

function decodeKey(text: string): Buffer {
  return /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
}

function sameBytes(a: string, b: string): boolean {
  return decodeKey(a).equals(decodeKey(b));
}
