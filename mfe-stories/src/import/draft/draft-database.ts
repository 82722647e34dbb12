import { type DBSchema, openDB } from 'idb';
import type { TableState } from '../screen/use-table.ts';

/** An import that was not finished: the files themselves and what was decided about them. */
export interface ImportDraft {
  storyId: string;
  uid: number;
  files: readonly File[];
  table?: TableState;
  /** ms since 1970. */
  savedAt: number;
}

interface DraftSchema extends DBSchema {
  drafts: { key: string; value: ImportDraft };
}

const DATABASE = 'myfiction-imports';
const KEEP_MS = 7 * 24 * 60 * 60 * 1000;

async function within<T>(work: (store: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T | undefined> {
  try {
    const database = await open();
    try {
      return await work(database);
    } finally {
      database.close();
    }
  } catch {
    // A browser without storage only cannot bring the table back after a reload.
    return undefined;
  }
}

function open() {
  return openDB<DraftSchema>(DATABASE, 1, {
    upgrade: (database) => database.createObjectStore('drafts', { keyPath: 'storyId' }),
  });
}

export async function keepDraft(draft: ImportDraft): Promise<void> {
  await within((database) => database.put('drafts', draft));
}

export async function forgetDraft(storyId: string): Promise<void> {
  await within((database) => database.delete('drafts', storyId));
}

/** The author's unfinished import of a story. What is older than a week, or somebody else's, is dropped. */
export function findDraft(storyId: string, uid: number, now: number): Promise<ImportDraft | undefined> {
  return within(async (database) => {
    const drafts = await database.getAll('drafts');
    const old = drafts.filter((draft) => draft.uid !== uid || now - draft.savedAt > KEEP_MS);
    await Promise.all(old.map((draft) => database.delete('drafts', draft.storyId)));
    return drafts.find((draft) => draft.storyId === storyId && !old.includes(draft));
  });
}
