import type { ChapterSummary, ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';

/**
 * Raised when an older app could not read what is written: by a new node or mark of the editor's schema too. What an
 * older app wrote is brought up by `migrate-journal.ts`; what a newer one wrote is left alone and shown read-only.
 */
export const JOURNAL_SCHEMA = 2;

export type ChapterFields = Omit<ChapterText, 'content'>;

/** What the editor shows of a chapter besides its text; kept so that a chapter opens without a connection. */
export interface ChapterInfo extends Pick<ChapterSummary, 'position' | 'status' | 'staged' | 'published_at'> {
  story_id: string;
  story_title: string;
  story_completed: boolean;
}

/** A save on its way: what the server holds may be this text although no answer arrived. */
export interface SendingMark {
  seq: number;
  idempotencyKey: string;
}

/** The state of one author's journal of one chapter. */
export interface JournalHead {
  /** `journalKey(uid, chapterId)`. */
  key: string;
  schema: number;
  /** Grows each time a tab takes the journal over. A tab that was put out still writes to its own, dead epoch. */
  epoch: number;
  /** Of the `Journal` that wrote this epoch: its changes are counted through. An older app named none. */
  journalId?: string;
  chapterId: string;
  info: ChapterInfo;
  /** False until the server has made the chapter. */
  created: boolean;
  /** The server's revision that the text is based on. */
  revision: number;
  /** Everything up to here is on the server. */
  ackSeq: number;
  snapshotSeq: number;
  sending: SendingMark | null;
  /** Texts of saves that earlier epochs sent and nobody saw answered; an older app noted none. */
  unanswered?: readonly ChapterText[];
  /** Unix ms. */
  updatedAt: number;
}

export interface JournalSnapshot {
  key: string;
  epoch: number;
  text: ChapterText;
  /** What the server had acknowledged, where that is not this text: the base of a merge. Null when it was nothing. */
  base: ChapterText | null;
}

/** One change. */
export interface JournalRecord {
  key: string;
  epoch: number;
  seq: number;
  /** ProseMirror steps in JSON. */
  steps: readonly unknown[];
  fields?: Partial<ChapterFields>;
}

export type KeptReason = 'conflict-mine' | 'conflict-theirs' | 'unreadable';

/** A text set aside: a side of a conflict, or what could be read of a damaged journal. */
export interface KeptCopy {
  id?: number;
  key: string;
  reason: KeptReason;
  text: ChapterText;
  /** The damaged journal itself. */
  raw?: unknown;
  /** Unix ms. */
  at: number;
}

/** Stands for the text as it was opened: the first change comes after it. */
export const OPENED_SEQ = 1;

/** A change of one journal. */
export interface JournalPlace {
  journalId: string;
  seq: number;
}

export interface JournalContent {
  head: JournalHead;
  snapshot: JournalSnapshot;
  /** In order, all behind the snapshot. */
  records: JournalRecord[];
}

/** The account is part of the key: another account on this device never reads the text. */
export function journalKey(uid: number, chapterId: string): string {
  return `${uid}:${chapterId}`;
}
