import { createPublicKey } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSecrets } from './create-secrets.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const read = (path) => readFileSync(join(folder, path), 'utf8').trim();

test('everything that compose mounts is made, for the owner of the folder alone', () => {
  const { created } = createSecrets(folder);
  const compose = readFileSync(join(import.meta.dirname ?? __dirname, '../../docker-compose.yml'), 'utf8');
  const mounted = [...compose.matchAll(/file: \.\/deploy\/(\S+)/g)].map(([, path]) => path);
  expect(mounted.length).toBeGreaterThan(8);
  expect(mounted.filter((path) => !created.includes(path))).toEqual([]);
  expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'secrets/data_key')).mode & 0o222).toBe(0);
});

test('folders that were made before are closed too', () => {
  mkdirSync(join(folder, 'secrets/tls'), { recursive: true, mode: 0o755 });
  mkdirSync(join(folder, 'web-app-keys'), { mode: 0o755 });
  createSecrets(folder);
  for (const name of ['secrets', 'web-app-keys']) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o700);
});

test('containers can read what is mounted into them, however little the owner leaves to others', () => {
  const usual = process.umask(0o077);
  try {
    createSecrets(folder);
  } finally {
    process.umask(usual);
  }
  expect(statSync(join(folder, 'secrets/data_key')).mode & 0o777).toBe(0o444);
  expect(statSync(join(folder, 'secrets/tls')).mode & 0o777).toBe(0o755);
});

test('the two halves of the key belong together, and the password to its address', () => {
  createSecrets(folder);
  const half = createPublicKey(read('secrets/signing_private_key')).export({ type: 'spki', format: 'pem' });
  expect(half.toString().trim()).toBe(read('web-app-keys/signing_public_key'));
  expect(read('secrets/database_url')).toContain(`:${read('secrets/database_password')}@`);
});

test('what is there stays', () => {
  createSecrets(folder);
  const before = read('secrets/data_key');
  rmSync(join(folder, 'secrets/ingest_key'));
  expect(createSecrets(folder).created).toEqual(['secrets/ingest_key']);
  expect(read('secrets/data_key')).toBe(before);
});

test('half a pair of keys is told', () => {
  createSecrets(folder);
  rmSync(join(folder, 'web-app-keys/signing_public_key'));
  expect(() => createSecrets(folder)).toThrow('only one is there');
  writeFileSync(join(folder, 'web-app-keys/signing_public_key'), 'x');
  expect(() => createSecrets(folder)).not.toThrow();
});
