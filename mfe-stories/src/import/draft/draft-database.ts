import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ChosenEncodings } from '../manuscript/manuscript.ts';
import type { TableState } from '../screen/use-table.ts';

/** The files of an import that was not finished. */
export interface ImportDraft {
  storyId: string;
  uid: number;
  files: readonly File[];
  /** What the author has chosen for texts whose bytes do not tell theirs. */
  encodings?: ChosenEncodings;
  /** ms since 1970. */
  savedAt: number;
}

interface DraftSchema extends DBSchema {
  drafts: { key: string; value: ImportDraft };
  /** What was decided about them. Apart from the files, so that a change is written within a moment. */
  tables: { key: string; value: TableState };
}

const DATABASE = 'myfiction-imports';
const KEEP_MS = 7 * DAY_MS;

type DraftDatabase = IDBPDatabase<DraftSchema>;

let opened: Promise<DraftDatabase> | undefined;

/** Stays open: what is written while the page goes away must not wait for a connection. */
function open(): Promise<DraftDatabase> {
  opened ??= openDB<DraftSchema>(DATABASE, 1, {
    upgrade: (database) => {
      database.createObjectStore('drafts', { keyPath: 'storyId' });
      database.createObjectStore('tables');
    },
    // A newer app in another tab must not wait for this one.
    blocking: (_current, _blocked, event) => {
      opened = undefined;
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated: () => {
      opened = undefined;
    },
  });
  return opened;
}

async function within<T>(work: (database: DraftDatabase) => Promise<T>): Promise<T | undefined> {
  try {
    return await work(await open());
  } catch {
    opened = undefined;
    // A browser without storage only cannot bring the table back after a reload.
    return undefined;
  }
}

/** Keeps the files of a new import, of which nothing is decided yet. */
export async function keepDraft(draft: ImportDraft): Promise<void> {
  await within(async (database) => {
    await database.delete('tables', draft.storyId);
    await database.put('drafts', draft);
  });
}

export async function keepTable(storyId: string, table: TableState): Promise<void> {
  await within(async (database) => {
    const transaction = database.transaction('tables', 'readwrite', { durability: 'relaxed' });
    void transaction.store.put(table, storyId);
    // A page that goes away takes an open transaction with it.
    transaction.commit();
    await transaction.done;
  });
}

export async function forgetDraft(storyId: string): Promise<void> {
  await within(async (database) => {
    await database.delete('drafts', storyId);
    await database.delete('tables', storyId);
  });
}

/** The author's unfinished import of a story. What is older than a week, or somebody else's, is dropped. */
export function findDraft(
  storyId: string,
  uid: number,
  now: number,
): Promise<(ImportDraft & { table: TableState | undefined }) | undefined> {
  return within(async (database) => {
    const drafts = await database.getAll('drafts');
    const old = drafts.filter((draft) => draft.uid !== uid || now - draft.savedAt > KEEP_MS);
    await Promise.all(old.map((draft) => forgetDraft(draft.storyId)));
    const found = drafts.find((draft) => draft.storyId === storyId && !old.includes(draft));
    return found && { ...found, table: await database.get('tables', storyId) };
  });
}
