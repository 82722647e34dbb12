import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEVELOPMENT_ANSWER_KEY, DEVELOPMENT_SIGNING_SECRET } from '@myfiction/shared/contract/development-keys.ts';
import { DEVELOPMENT_PRIVATE_KEY } from '@myfiction/shared/contract/development-private-key.ts';
import { PRODUCTION_SETTINGS } from '../testing/production-settings.ts';
import { readConfig } from './config.ts';

const pem = PRODUCTION_SETTINGS.SIGNING_PRIVATE_KEY;

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

test.each(['99999', '80.5', '-1'])('%s is no port', (text) => {
  expect(() => readConfig({ PORT: text }, '/')).toThrow(/\n {2}PORT must be a .*number/);
  expect(() => readConfig({ METRICS_PORT: text }, '/')).toThrow(/\n {2}METRICS_PORT must be a .*number/);
});

test.each([
  ['MAIL_FROM', 'nonsense'],
  ['MAIL_FROM', 'Studio <studio@example.com>\nBcc: x@example.com'],
  ['MAIL_FROM', 'a@example.com, b@example.com'],
  ['SUPPORT_EMAIL', 'https://example.com/help'],
  ['SUPPORT_EMAIL', 'Help <help@example.com>'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ['METRICS_PORT', '8080'],
])('%s=%s cannot be meant', (name, value) => {
  expect(() => readConfig({ [name]: value }, '/')).toThrow(`\n  ${name} must `);
});

test.each(['studio@localhost', 'Studio <studio@example.com>', 'Studio, Inc. <studio@example.com>'])(
  'mail comes from %s',
  (sender) => {
    expect(readConfig({ MAIL_FROM: sender, METRICS_PORT: '9100' }, '/')).toMatchObject({ mailFrom: sender });
  },
);

describe('in production', () => {
  const inProduction = (env: NodeJS.ProcessEnv = {}) => readConfig({ ...PRODUCTION_SETTINGS, ...env }, '/');

  test('starts with keys of its own, without the demonstration', () => {
    expect(inProduction()).toMatchObject({ production: true, demo: false, host: '0.0.0.0' });
  });

  test.each([
    ['SIGNING_SECRET', DEVELOPMENT_SIGNING_SECRET],
    ['SIGNING_SECRET', 'short'],
    ['SIGNING_PRIVATE_KEY', DEVELOPMENT_PRIVATE_KEY],
    ['SIGNING_PRIVATE_KEY', DEVELOPMENT_PRIVATE_KEY.replace(/\n/g, '\\n')],
    ['ANSWER_KEY', DEVELOPMENT_ANSWER_KEY],
    ['ANSWER_KEY', Buffer.from(DEVELOPMENT_ANSWER_KEY, 'hex').toString('base64')],
    ['DATA_KEY', PRODUCTION_SETTINGS.ANSWER_KEY],
    ['INGEST_KEY', 'development-ingest-key'],
    ['PUBLIC_URL', 'http://studio.example.com'],
    ['PUBLIC_URL', 'https://studio.example.com/below'],
    ['DATABASE_URL', 'postgres://studio:postgres@db/studio'],
    ['DATABASE_URL', 'postgres://studio:studio@db/studio'],
    ['DATABASE_DIRECT_URL', 'postgres://studio:postgres@db/studio'],
    ['DATABASE_READ_URL', 'postgres://reader:reader@standby/studio'],
    ['API_BASE', 'http://api.example.com'],
    ['DEMO', 'true'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['TRUSTED_PROXIES', '10.0.0.1, ::/0'],
    ['DEV_REMOTES', 'auth=http://localhost:1'],
    ['DEV_SHELL', '/tmp/shell'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => inProduction({ [name]: value })).toThrow(`\n  ${name} `);
  });

  test.each(Object.keys(PRODUCTION_SETTINGS).filter((name) => name !== 'NODE_ENV'))(
    'does not start without %s',
    (name) => {
      expect(() => inProduction({ [name]: '' })).toThrow(`\n  ${name} must be set`);
    },
  );

  test('takes no other word for itself', () => {
    expect(() => inProduction({ NODE_ENV: 'prod' })).toThrow('NODE_ENV');
  });

  test('takes http for a trial on this machine', () => {
    expect(inProduction({ PUBLIC_URL: 'http://localhost:8080' }).publicUrl).toBe('http://localhost:8080');
  });

  test('needs to know the store of its files', () => {
    const s3 = { FILES_STORE: 's3', S3_BUCKET: 'studio', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };
    expect(() => inProduction({ FILES_STORE: 's3' })).toThrow(/S3_BUCKET.*\n.*S3_ACCESS_KEY_ID.*\n.*S3_SECRET/);
    expect(() => inProduction({ ...s3, S3_SECRET_ACCESS_KEY: 'minioadmin' })).toThrow('S3_SECRET_ACCESS_KEY');
    expect(() => inProduction({ ...s3, S3_ENDPOINT: 'http://files.example.com' })).toThrow('S3_ENDPOINT');
    expect(() => inProduction({ ...s3, S3_ENDPOINT: 'http://objects:9000' })).not.toThrow();
  });

  test.each([
    ['http://10.example.com', false],
    ['http://172.16.files.example', false],
    ['http://[2001:db8::1]:9000', false],
    ['http://192.0.2.1', false],
    ['http://10.1.2.3:9000', true],
    ['http://[fd00::5]:9000', true],
    ['http://[::1]:9000', true],
    ['http://files.internal', true],
  ])('takes the store at %s without TLS: %s', (S3_ENDPOINT, taken) => {
    const s3 = { FILES_STORE: 's3', S3_BUCKET: 'studio', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };
    const start = expect(() => inProduction({ ...s3, S3_ENDPOINT }));
    if (taken) start.not.toThrow();
    else start.toThrow('S3_ENDPOINT must be https');
  });

  test('tells everything that is wrong at once, and no secret', () => {
    expect(() => inProduction({ PORT: 'eighty', DATA_KEY: 'too-short-to-be-a-key', DEMO: '1', SMTP_URL: '' })).toThrow(
      `The studio does not start with these settings (docs/settings.md):
  PORT must be a number, not “eighty”.
  DEMO must not be true: the demonstration authors have a known password.
  DATA_KEY must be 32 bytes, as 64 hex digits or as base64.
  SMTP_URL must be set in production.`,
    );
  });
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  test('is read without the line break at its end', () => {
    expect(readConfig({ INGEST_KEY_FILE: file('ingest', 'from a file\n') }, '/').keys.ingestKey).toBe('from a file');
    expect(readConfig({ SIGNING_PRIVATE_KEY_FILE: file('pem', pem) }, '/').keys.signingPrivateKey.type).toBe('private');
  });

  test.each([
    ['is not there', { INGEST_KEY_FILE: join(folder, 'nowhere') }, 'ENOENT'],
    ['is empty', { INGEST_KEY_FILE: file('empty', '\n') }, 'is empty'],
    ['stands beside the value', { INGEST_KEY_FILE: file('both', 'a'), INGEST_KEY: 'b' }, 'both set'],
  ])('that %s is told', (_name, env, problem) => {
    expect(() => readConfig(env, '/')).toThrow(problem);
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

test.each([
  ['of another kind', generateKeyPairSync('ec', { namedCurve: 'P-256' })],
  ['with a signature too short to be taken', generateKeyPairSync('rsa', { modulusLength: 1024 })],
])('a private key %s is named, not met by every call', (_name, { privateKey }) => {
  const SIGNING_PRIVATE_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  expect(() => readConfig({ SIGNING_PRIVATE_KEY }, '/')).toThrow('\n  SIGNING_PRIVATE_KEY must be an RSA private key');
});

test('reads any number of other data keys', () => {
  const other = (DATA_KEY_PREVIOUS: string) => readConfig({ DATA_KEY_PREVIOUS }, '/').keys.otherDataKeys;
  expect(other('')).toEqual([]);
  expect(other(`${'ab'.repeat(32)}, ${Buffer.alloc(32, 7).toString('base64')},`)).toEqual([
    Buffer.alloc(32, 0xab),
    Buffer.alloc(32, 7),
  ]);
  expect(() => other('ab,cd')).toThrow('DATA_KEY_PREVIOUS');
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
