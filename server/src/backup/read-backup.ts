import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { ObjectStore } from '../objects/object-store.ts';
import { BackupError } from './backup-error.ts';
import { sha256 } from './dump-table.ts';
import type { Envelope } from './envelope.ts';
import {
  type BackedUpFile,
  type BackedUpTable,
  type BackupManifest,
  backupHeader,
  backupManifest,
  fileKey,
  HEADER_KEY,
  MANIFEST_KEY,
  partKey,
} from './manifest.ts';

/** A backup that lies at `place`. Every reader throws a `BackupError` for what is missing or was changed. */
export interface StoredBackup {
  madeAt: string;
  manifest: BackupManifest;
  /** The rows of a table as COPY wrote them, part by part. */
  rowsOf(table: BackedUpTable): AsyncGenerator<Buffer>;
  file(file: BackedUpFile): Promise<Buffer>;
}

const unzip = promisify(gunzip);

export async function openBackup(place: ObjectStore, envelope: Envelope): Promise<StoredBackup> {
  const { madeAt, keyName, manifestSha256 } = await readHeader(place);
  requireKey(keyName, envelope.keyName);
  const read = async (key: string, sha: string): Promise<Buffer> => {
    const stored = await place.get(key);
    if (!stored) throw new BackupError(`The backup is damaged: ${key} is missing.`);
    if (sha256(stored) !== sha) throw damaged(key);
    return opened(envelope, key, stored);
  };
  const text = await unzip(await read(MANIFEST_KEY, manifestSha256));
  return {
    madeAt,
    manifest: backupManifest.parse(JSON.parse(text.toString('utf8'))),
    async *rowsOf({ name, parts }) {
      for (const [index, part] of parts.entries()) yield unzip(await read(partKey(name, index), part.sha256));
    },
    async file({ key, sha256: expected }) {
      const stored = await place.get(fileKey(key));
      if (!stored) throw new BackupError(`The backup is damaged: ${fileKey(key)} is missing.`);
      const body = opened(envelope, fileKey(key), stored);
      if (sha256(body) !== expected) throw damaged(fileKey(key));
      return body;
    },
  };
}

async function readHeader(place: ObjectStore) {
  const stored = await place.get(HEADER_KEY);
  if (!stored) throw new BackupError(`There is no backup there, or it was not finished: ${HEADER_KEY} is missing.`);
  try {
    return backupHeader.parse(JSON.parse(stored.toString('utf8')));
  } catch {
    throw new BackupError(`${HEADER_KEY} is damaged, or of a newer version of the studio.`);
  }
}

function requireKey(asked: string | null, given: string | null): void {
  if (asked === given) return;
  if (asked === null) throw new BackupError('The backup is not encrypted: leave the key file away.');
  if (given === null) throw new BackupError('The backup is encrypted: give its key file.');
  throw new BackupError('The backup was encrypted with another key.');
}

function opened(envelope: Envelope, key: string, stored: Buffer): Buffer {
  try {
    return envelope.open(key, stored);
  } catch {
    throw damaged(key);
  }
}

const damaged = (key: string): BackupError => new BackupError(`The backup is damaged: ${key} is not what was written.`);
