import type { Database } from '../../database/connect.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { Download } from '../download.ts';
import { zipStream } from '../zip-entry.ts';
import { accountEntries } from './account-entries.ts';

export interface AccountSource {
  db: Database;
  files: FileStore;
  uid: number;
  now: Date;
}

/** @example accountFileName(new Date()) // 'MyFiction Studio 2026-11-21.zip' */
export function accountFileName(now: Date): string {
  return `MyFiction Studio ${now.toISOString().slice(0, 10)}.zip`;
}

/** Everything that the studio holds about an author, as a zip of Markdown to read and JSON to keep. */
export async function accountDownload(source: AccountSource): Promise<Download> {
  return {
    fileName: accountFileName(source.now),
    mediaType: 'application/zip',
    content: zipStream(await accountEntries(source), source.now),
  };
}
