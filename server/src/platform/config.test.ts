import { generateKeyPairSync } from 'node:crypto';
import { DEVELOPMENT_ANSWER_KEY, DEVELOPMENT_SIGNING_SECRET } from '@myfiction/shared/contract/development-keys.ts';
import { DEVELOPMENT_PRIVATE_KEY } from '@myfiction/shared/contract/development-private-key.ts';
import { readConfig } from './config.ts';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const OWN_KEYS = {
  NODE_ENV: 'production',
  SIGNING_SECRET: 'a secret of our own',
  SIGNING_PRIVATE_KEY: pem,
  ANSWER_KEY: 'ab'.repeat(32),
  DATA_KEY: 'cd'.repeat(32),
  INGEST_KEY: 'an ingest key of our own',
};

test('works without any setting', () => {
  expect(readConfig({}, '/srv/studio')).toMatchObject({
    port: 8080,
    host: 'localhost',
    dataDir: '/srv/studio/.data',
    databaseUrl: undefined,
    demo: true,
    loginProviders: ['email'],
  });
});

describe('in production', () => {
  test('starts with keys of its own, without the demonstration', () => {
    expect(readConfig(OWN_KEYS, '/')).toMatchObject({ production: true, demo: false, host: '0.0.0.0' });
  });

  test.each([
    ['SIGNING_SECRET', DEVELOPMENT_SIGNING_SECRET],
    ['SIGNING_PRIVATE_KEY', DEVELOPMENT_PRIVATE_KEY],
    ['SIGNING_PRIVATE_KEY', DEVELOPMENT_PRIVATE_KEY.replace(/\n/g, '\\n')],
    ['ANSWER_KEY', DEVELOPMENT_ANSWER_KEY],
    ['ANSWER_KEY', Buffer.from(DEVELOPMENT_ANSWER_KEY, 'hex').toString('base64')],
    ['DATA_KEY', ''],
    ['SIGNING_SECRET', ''],
    ['INGEST_KEY', 'development-ingest-key'],
    ['INGEST_KEY', ''],
  ])('refuses %s of the repository or none, in any spelling', (name, value) => {
    expect(() => readConfig({ ...OWN_KEYS, [name]: value }, '/')).toThrow(name);
  });

  test('ignores remotes under development', () => {
    expect(readConfig({ ...OWN_KEYS, DEV_REMOTES: 'auth=http://localhost:1' }, '/').devRemotes).toEqual({});
  });
});

test.each([
  ['PORT', 'eighty'],
  ['TRUSTED_PROXIES', 'true'],
  ['TRUSTED_PROXIES', '10.0.0.1, 10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.0/'],
  ['ENCRYPT_ANSWERS', 'perhaps'],
  ['SIGNING_PRIVATE_KEY', 'no key'],
  ['ANSWER_KEY', 'short'],
])('a %s that cannot be meant is named', (name, value) => {
  expect(() => readConfig({ [name]: value }, '/')).toThrow(name);
});

test('reads keys with line breaks written out, and in base64', () => {
  const expected = readConfig({ SIGNING_PRIVATE_KEY: pem }, '/').keys.signingPrivateKey;
  for (const SIGNING_PRIVATE_KEY of [pem.replace(/\n/g, '\\n'), Buffer.from(pem).toString('base64')]) {
    expect(readConfig({ SIGNING_PRIVATE_KEY }, '/').keys.signingPrivateKey.equals(expected)).toBe(true);
  }
});

test('reads remotes under development', () => {
  expect(
    readConfig({ DEV_REMOTES: 'auth=http://localhost:3001/, inbox=http://localhost:3002' }, '/').devRemotes,
  ).toEqual({
    auth: 'http://localhost:3001/',
    inbox: 'http://localhost:3002',
  });
});
