import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Compiled into the web app, for everybody to read; the server needs them too. */
const WEB_APP = 'web-app-keys';
const SERVER = 'secrets';
/** For `certificate.pem` and `key.pem`, where the gateway has its certificate from files. */
const TLS = 'secrets/tls';

/**
 * Writes what is not there yet. The folders are the owner's alone; the files in them can be read by the user of any
 * container that they are mounted into.
 *
 * @param {string} folder
 * @returns {{ created: string[], kept: string[] }} paths below the folder
 */
export function createSecrets(folder) {
  const created = [];
  const kept = [];
  for (const name of [WEB_APP, SERVER]) {
    mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });
    // One that was made before, for a certificate, is as open as it was made.
    chmodSync(join(folder, name), 0o700);
  }
  mkdirSync(join(folder, TLS), { recursive: true });
  // By chmod: what a mode of mkdir and write grants, a strict umask takes away.
  chmodSync(join(folder, TLS), 0o755);
  /** The file's text: the one that was there, or the one that is made now. */
  const write = (path, make) => {
    const file = join(folder, path);
    if (existsSync(file)) {
      kept.push(path);
      return readFileSync(file, 'utf8').trim();
    }
    const text = make();
    writeFileSync(file, `${text}\n`, { flag: 'wx', mode: 0o400 });
    chmodSync(file, 0o444);
    created.push(path);
    return text;
  };
  const token = () => randomBytes(24).toString('base64url');
  const aesKey = () => randomBytes(32).toString('hex');

  writePair(folder, write);
  write(`${WEB_APP}/signing_secret`, token);
  write(`${WEB_APP}/answer_key`, aesKey);
  write(`${SERVER}/data_key`, aesKey);
  write(`${SERVER}/ingest_key`, token);
  write(`${SERVER}/metrics_token`, token);
  const password = write(`${SERVER}/database_password`, token);
  write(`${SERVER}/database_url`, () => `postgres://studio:${password}@database:5432/studio`);
  write(`${SERVER}/s3_access_key_id`, () => `studio-${randomBytes(6).toString('hex')}`);
  write(`${SERVER}/s3_secret_access_key`, token);
  write(`${SERVER}/smtp_url`, () => 'smtp://mail:1025');
  return { created, kept };
}

/** Both halves at once: one of them alone is of no use. */
function writePair(folder, write) {
  const [privatePath, publicPath] = [`${SERVER}/signing_private_key`, `${WEB_APP}/signing_public_key`];
  const isThere = [privatePath, publicPath].map((path) => existsSync(join(folder, path)));
  if (isThere[0] !== isThere[1]) {
    throw new Error(`Of ${privatePath} and ${publicPath} only one is there. Put the other one back, or remove both.`);
  }
  const pair = isThere[0]
    ? { privateKey: '', publicKey: '' }
    : generateKeyPairSync('rsa', {
        modulusLength: 2048,
        publicKeyEncoding: { type: 'spki', format: 'pem' },
        privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      });
  write(privatePath, () => pair.privateKey.trim());
  write(publicPath, () => pair.publicKey.trim());
}
