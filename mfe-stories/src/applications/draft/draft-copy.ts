import type { ApplicationKind } from '@myfiction/shared/contract/application-status.ts';
import type { ApplicationForm } from '@myfiction/shared/contract/calls/application-form.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { PRIVATE_DRAFTS_DATABASE } from '@myfiction/shared/host.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptDraft } from './draft-ports.ts';

/** What the device keeps of a form until the server has it; see docs/adr/0017. */
export interface DraftCopy<F extends ApplicationForm = ApplicationForm> {
  uid: number;
  storyId: string;
  form: F;
  /** The revision that the form was based on. */
  revision: number;
  /** Forms that were sent on that revision without an answer: the server may have one. An older app noted none. */
  unanswered?: readonly F[];
  keptAt: number;
  /** Of the form's shape: another one does not fit. */
  shape: number;
}

interface DraftSchema extends DBSchema {
  drafts: { key: string; value: DraftCopy };
}

const SHAPE = 1;
const KEPT_DAYS = 7;

export interface DraftPlace {
  uid: number;
  storyId: string;
  kind: ApplicationKind;
}
const keyOf = ({ uid, storyId, kind }: DraftPlace): string => `${uid} ${storyId} ${kind}`;

/** Opened for each deed and closed again: a sign-out in another tab deletes the database and must not wait. */
async function inDatabase<T>(work: (database: IDBPDatabase<DraftSchema>) => Promise<T>): Promise<T> {
  const database = await openDB<DraftSchema>(PRIVATE_DRAFTS_DATABASE, 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('drafts');
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Also deletes what is too old or another author's. Undefined where the browser keeps nothing. */
export async function readDraftCopy(place: DraftPlace, now = Date.now()): Promise<DraftCopy | undefined> {
  return inDatabase(async (database) => {
    for (const key of await database.getAllKeys('drafts')) {
      const copy = await database.get('drafts', key);
      const isFit = copy?.uid === place.uid && copy.shape === SHAPE && now - copy.keptAt < KEPT_DAYS * DAY_MS;
      if (!isFit) await database.delete('drafts', key);
    }
    return database.get('drafts', keyOf(place));
  }).catch(() => undefined);
}

/** False where the browser keeps nothing (storage full or switched off). */
export async function keepDraftCopy(place: DraftPlace, draft: KeptDraft<ApplicationForm>): Promise<boolean> {
  const { uid, storyId } = place;
  const copy = { uid, storyId, ...draft, keptAt: Date.now(), shape: SHAPE };
  return inDatabase((database) => database.put('drafts', copy, keyOf(place))).then(
    () => true,
    () => false,
  );
}

export async function dropDraftCopy(place: DraftPlace): Promise<void> {
  await inDatabase((database) => database.delete('drafts', keyOf(place))).catch(() => undefined);
}
