import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { JournalHead, JournalRecord, JournalSnapshot, KeptCopy } from './journal-records.ts';

export interface JournalSchema extends DBSchema {
  heads: { key: string; value: JournalHead };
  snapshots: { key: [string, number]; value: JournalSnapshot };
  records: { key: [string, number, number]; value: JournalRecord };
  kept: { key: number; value: KeptCopy; indexes: { key: string } };
}
export type JournalDatabase = IDBPDatabase<JournalSchema>;

export const JOURNAL_DATABASE = 'myfiction-journal';
const VERSION = 1;

let opened: Promise<JournalDatabase> | null = null;

/** The device's journal of all chapters. Rejects when the browser refuses storage. A lost connection is opened anew. */
export function openJournalDatabase(): Promise<JournalDatabase> {
  opened ??= connect().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** Asynchronous from the start: some browsers throw where others reject. */
async function connect(): Promise<JournalDatabase> {
  return openDB<JournalSchema>(JOURNAL_DATABASE, VERSION, {
    upgrade: (database) => {
      database.createObjectStore('heads', { keyPath: 'key' });
      database.createObjectStore('snapshots', { keyPath: ['key', 'epoch'] });
      database.createObjectStore('records', { keyPath: ['key', 'epoch', 'seq'] });
      database.createObjectStore('kept', { keyPath: 'id', autoIncrement: true }).createIndex('key', 'key');
    },
    // A newer app in another tab must not wait for this one.
    blocking: () => closeJournalDatabase(),
    terminated: () => {
      opened = null;
    },
  });
}

export function closeJournalDatabase(): void {
  const closing = opened;
  opened = null;
  closing?.then(
    (database) => database.close(),
    () => undefined,
  );
}

/** All epochs, or all records of an epoch on, of one chapter. */
export function rangeOf(...from: [string] | [string, number]): IDBKeyRange {
  return IDBKeyRange.bound(from, [...from, []]);
}
