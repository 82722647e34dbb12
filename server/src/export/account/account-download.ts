import type { Download } from '../download.ts';
import { zipStream } from '../zip-entry.ts';
import { accountEntries } from './account-entries.ts';
import type { AccountSource } from './account-source.ts';

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
