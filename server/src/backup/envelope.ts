import { readFile } from 'node:fs/promises';
import { createSealKey } from '../platform/seal-key.ts';
import { BackupError } from './backup-error.ts';

/** What stands around every object of a backup. */
export interface Envelope {
  /** Null without a key. */
  keyName: string | null;
  /** @param key the object's: what was sealed under one name does not open under another one */
  seal(key: string, plain: Buffer): Buffer;
  /** Throws when the bytes were changed or the key is another one. */
  open(key: string, stored: Buffer): Buffer;
}

const KEY_BYTES = 32;
const NO_ENVELOPE: Envelope = { keyName: null, seal: (_, plain) => plain, open: (_, stored) => stored };

/** AES-256-GCM with a key of the backups' own: who has the data key cannot read them, nor the other way round. */
export function createEnvelope(key: Buffer | undefined): Envelope {
  if (!key) return NO_ENVELOPE;
  const sealKey = createSealKey(key);
  return {
    keyName: sealKey.header.toString('hex'),
    seal: (name, plain) => sealKey.seal(`backup ${name}`, plain),
    open: (name, stored) => sealKey.open(`backup ${name}`, stored),
  };
}

/** @param path a file with 32 bytes in base64, as `openssl rand -base64 32` writes them */
export async function readBackupKey(path: string): Promise<Buffer> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new BackupError(`The key file ${path} cannot be read.`);
  });
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length === KEY_BYTES) return key;
  throw new BackupError(`${path} must hold 32 bytes in base64. Make one: openssl rand -base64 32`);
}
