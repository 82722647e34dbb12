import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATIONS_FOLDER } from '../database/migrate.ts';
import { journalFile, readJournal } from '../database/migration-journal.ts';

/** Gives the folder of a later version's migrations: ours and then some, each by its name with its SQL. */
export async function withNewerMigrations(
  newer: Readonly<Record<string, string>>,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'newer-migrations-'));
  try {
    await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
    const journal = await readJournal(folder);
    const [newest] = journal.entries.slice(-1);
    if (!newest) throw new Error('There is no migration.');
    for (const [place, [tag, text]] of Object.entries(newer).entries()) {
      journal.entries.push({ ...newest, tag, when: newest.when + place + 1 });
      await writeFile(join(folder, `${tag}.sql`), text);
    }
    await writeFile(journalFile(folder), JSON.stringify(journal));
    await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
