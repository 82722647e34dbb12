import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** In the order in which they are applied; `when`, in milliseconds, is what the database keeps of each. */
const JOURNAL = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string(), when: z.number() })) });

export const journalFile = (migrationsFolder: string): string => join(migrationsFolder, 'meta', '_journal.json');

/** The list of a folder's migrations, which their generator keeps. */
export async function readJournal(migrationsFolder: string): Promise<z.infer<typeof JOURNAL>> {
  return JOURNAL.parse(JSON.parse(await readFile(journalFile(migrationsFolder), 'utf8')));
}
