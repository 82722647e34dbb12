import { Journal, type JournalChange, type JournalStart } from '../journal/journal.ts';
import { OPENED_SEQ } from '../journal/journal-records.ts';

/** The journal of an open chapter: begun with the first change, and anew after it has failed. */
export class SessionJournal {
  private readonly journal: Journal;
  private isStarted = false;

  /** @param facts the chapter as it is at this moment */
  constructor(
    key: string,
    private readonly facts: () => Omit<JournalStart, 'unsaved'>,
    onHealth: (isWorking: boolean) => void,
  ) {
    this.journal = new Journal(key, onHealth);
  }

  get id(): string {
    return this.journal.id;
  }

  /** Number of the last change. */
  get seq(): number {
    return Math.max(OPENED_SEQ, this.journal.seq);
  }

  get isWorking(): boolean {
    return this.journal.isWorking;
  }

  get isWritten(): boolean {
    return this.journal.isWritten;
  }

  /** Before the first change: what it is made on goes first. */
  beginOnce(): void {
    if (!this.isStarted) void this.begin(false);
  }

  /** Writes the whole text, as the start of a journal that everything else follows. */
  begin(unsaved: boolean): Promise<void> {
    this.isStarted = true;
    return this.journal.start({ ...this.facts(), unsaved });
  }

  append(change: JournalChange): number {
    return this.journal.append(change);
  }

  flush(): Promise<void> {
    return this.journal.flush();
  }

  markSending(seq: number, idempotencyKey: string): void {
    void this.journal.markSending(seq, idempotencyKey);
  }

  acknowledge(...saved: Parameters<Journal['acknowledge']>): void {
    void this.journal.acknowledge(...saved);
  }
}
