import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { randomId } from '@myfiction/shared/host.ts';
import { type JournalDatabase, openJournalDatabase } from './journal-database.ts';
import {
  type ChapterFields,
  type ChapterInfo,
  JOURNAL_SCHEMA,
  type JournalHead,
  type JournalRecord,
  OPENED_SEQ,
} from './journal-records.ts';
import { type Trim, writeHead, writeRecords, writeStart } from './journal-writes.ts';
import { nextFrame } from './next-frame.ts';

/** Changes after which an acknowledged save is worth a snapshot. */
export const SNAPSHOT_CHANGES = 500;

export interface JournalStart {
  chapterId: string;
  info: ChapterInfo;
  /** False while the server does not know the chapter. */
  created: boolean;
  revision: number;
  text: ChapterText;
  /** True when the text is not on the server yet. */
  unsaved: boolean;
  /** The text that the server acknowledged last, null for none. */
  base: ChapterText | null;
  /** Texts of saves whose answers are lost: the server may hold one of them. */
  unanswered: readonly ChapterText[];
}

export interface JournalChange {
  /** ProseMirror steps in JSON. */
  steps: readonly unknown[];
  fields?: Partial<ChapterFields>;
}

/**
 * The crash-safe log of one chapter on this device: each change is a record, and what gathers within a frame is written
 * in one transaction. Nothing is trimmed before the server has acknowledged it. When writing fails, changes stay in
 * memory and `onHealth(false)` is called; the owner then calls `start` again with the whole text.
 */
export class Journal {
  /** Unique among all tabs. */
  readonly id = randomId();
  private database: JournalDatabase | null = null;
  private head: JournalHead | null = null;
  private lastSeq = 0;
  private waiting: JournalRecord[] = [];
  private cancelFrame: (() => void) | null = null;
  private isHealthy = true;
  private starts = 0;
  private starting: Promise<void> = Promise.resolve();
  private readonly writes = new Set<Promise<void>>();

  constructor(
    private readonly key: string,
    private readonly onHealth: (isWorking: boolean) => void,
  ) {}

  /** Number of the last change. */
  get seq(): number {
    return this.lastSeq;
  }

  /** False from a write that failed until a start that did not. */
  get isWorking(): boolean {
    return this.isHealthy;
  }

  /** False while changes exist in memory only. */
  get isWritten(): boolean {
    return this.isWorking && this.waiting.length === 0;
  }

  /** Takes the journal over: from here on this tab writes it. The text holds all changes up to {@link seq}. */
  start(start: JournalStart): Promise<void> {
    // A text that the server has not is a change in itself.
    this.lastSeq ||= start.unsaved ? OPENED_SEQ + 1 : OPENED_SEQ;
    this.waiting = [];
    this.head = null;
    const seq = this.lastSeq;
    const { text, unsaved, base, ...facts } = start;
    this.starts += 1;
    const number = this.starts;
    this.starting = this.track(async () => {
      this.database = await openJournalDatabase();
      const ackSeq = unsaved ? seq - 1 : seq;
      const { key, id: journalId } = this;
      const fixed = { key, journalId, schema: JOURNAL_SCHEMA, snapshotSeq: seq, sending: null, updatedAt: Date.now() };
      const texts = { text, base: unsaved ? base : null };
      const head = await writeStart(this.database, { ...facts, ...fixed, ackSeq }, texts);
      // A later start opens a later epoch: what waits belongs there.
      if (number !== this.starts) return;
      this.head = head;
      this.report(true);
      // Changes made while the start was under way.
      for (const record of this.waiting) record.epoch = head.epoch;
      this.handOver();
    });
    return this.starting;
  }

  /** Notes a change, to be written with the next frame. Returns its number. */
  append(change: JournalChange): number {
    this.lastSeq += 1;
    this.waiting.push({ key: this.key, epoch: this.head?.epoch ?? 0, seq: this.lastSeq, ...change });
    this.scheduleFlush();
    return this.lastSeq;
  }

  /** Hands over to the database what is waiting, within this call; resolves when all of it is written. */
  async flush(): Promise<void> {
    this.handOver();
    await this.starting;
    await Promise.all(this.writes);
  }

  /** Names the save that is about to be sent, so that its text is recognised should its answer be lost. */
  async markSending(seq: number, idempotencyKey: string): Promise<void> {
    await this.starting;
    const flushed = this.flush();
    await Promise.all([flushed, this.changeHead({ sending: { seq, idempotencyKey } })]);
  }

  /** The server holds the state `seq`, whose text is given, as `revision`. */
  async acknowledge(seq: number, revision: number, text: ChapterText, info: ChapterInfo): Promise<void> {
    await this.starting;
    if (!this.head) return;
    const isSnapshotDue = seq - this.head.snapshotSeq >= SNAPSHOT_CHANGES;
    const flushed = this.flush();
    const change = {
      revision,
      info,
      created: true,
      sending: null,
      unanswered: [],
      ackSeq: Math.max(this.head.ackSeq, seq),
    };
    const trim = isSnapshotDue ? { snapshot: text } : {};
    await Promise.all([flushed, this.changeHead(isSnapshotDue ? { ...change, snapshotSeq: seq } : change, trim)]);
  }

  private async changeHead(change: Partial<JournalHead>, trim?: Trim): Promise<void> {
    const { database, head } = this;
    if (!database || !head || !this.isWorking) return;
    const next = { ...head, ...change, updatedAt: Date.now() };
    this.head = next;
    await this.track(() => writeHead(database, next, trim));
  }

  private handOver(): void {
    this.cancelFrame?.();
    this.cancelFrame = null;
    const { database, waiting } = this;
    if (!database || !this.head || !this.isWorking || waiting.length === 0) return;
    this.waiting = [];
    void this.track(() => writeRecords(database, waiting));
  }

  private scheduleFlush(): void {
    this.cancelFrame ??= nextFrame(() => this.handOver());
  }

  // Only a fresh start heals: after a failure there is a gap, whatever is written next.
  private track(write: () => Promise<void>): Promise<void> {
    const tracked = write().catch((error: unknown) => {
      this.report(false);
      // Storage refused (full, switched off, deleted under us): the owner decides. Anything else is a fault of ours.
      if (!(error instanceof DOMException)) throw error;
    });
    this.writes.add(tracked);
    const forget = () => this.writes.delete(tracked);
    tracked.then(forget, forget);
    return tracked;
  }

  private report(isWorking: boolean): void {
    if (this.isHealthy === isWorking) return;
    this.isHealthy = isWorking;
    this.onHealth(isWorking);
  }
}
