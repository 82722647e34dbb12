import { BackupError } from './backup-error.ts';
import type { BackedUpTable } from './manifest.ts';
import type { StoredBackup } from './read-backup.ts';

const LINE_END = 0x0a;

/** Reads a whole backup without writing anything: every part and file is there and is what was written. */
export async function verifyBackup(backup: StoredBackup): Promise<void> {
  for (const table of backup.manifest.tables) await verifyTable(backup, table);
  for (const file of backup.manifest.files) await backup.file(file);
}

async function verifyTable(backup: StoredBackup, table: BackedUpTable): Promise<void> {
  let lines = 0;
  // COPY escapes the ends of lines within a value: one line is one row.
  for await (const part of backup.rowsOf(table)) {
    for (let at = part.indexOf(LINE_END); at !== -1; at = part.indexOf(LINE_END, at + 1)) lines += 1;
  }
  if (lines === table.rows) return;
  throw new BackupError(`The backup is damaged: ${table.name} has ${lines} rows instead of ${table.rows}.`);
}
