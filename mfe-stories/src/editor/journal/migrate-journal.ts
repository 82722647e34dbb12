import { JOURNAL_SCHEMA, type JournalContent } from './journal-records.ts';

type Migration = (content: JournalContent) => JournalContent;

/** From the schema that is named to the next one. */
const MIGRATIONS: Readonly<Record<number, Migration>> = {
  // Schema 1 kept no base of a merge: a conflict with such a text is the author's to settle.
  1: (content) => ({ ...content, snapshot: { ...content.snapshot, base: null } }),
};

/** Brings what an older app wrote up to this one's schema; null when there is no way, as from a newer one. */
export function migrateJournal(content: JournalContent): JournalContent | null {
  let current = content;
  for (let from = content.head.schema; from !== JOURNAL_SCHEMA; from += 1) {
    const migrate = MIGRATIONS[from];
    if (!migrate) return null;
    current = migrate(current);
  }
  return { ...current, head: { ...current.head, schema: JOURNAL_SCHEMA } };
}
