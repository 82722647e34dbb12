import type { ChapterDetail, ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { sameText, textOf } from '../journal/same-text.ts';
import { retryDelay } from './backoff.ts';
import type { SaveAttempt, SaveOutcome } from './save-outcome.ts';
import { needsAuthor, type SaveState } from './save-state.ts';

export const IDLE_MS = 2_000;
export const LONGEST_WAIT_MS = 15_000;
/** While the device keeps no journal, only the server does. */
export const IDLE_WITHOUT_JOURNAL_MS = 300;

export interface SaverPorts {
  /** Number of the last change. */
  seq: () => number;
  /** The text as it is now. */
  text: () => ChapterText;
  send: (attempt: SaveAttempt) => Promise<SaveOutcome>;
  /** A save is about to leave: the journal notes it. Not waited for, so that a slow disk never holds up a save. */
  beforeSend: (attempt: SaveAttempt) => void;
  afterSave: (attempt: SaveAttempt, revision: number, chapter?: ChapterDetail) => void;
  onState: (state: SaveState) => void;
  newKey: () => string;
  hasJournal: () => boolean;
}

/**
 * Brings the text to the server: 2 s after the last change and at least every 15 s, one save at a time, with retries
 * that repeat the very same save until the server has answered it.
 */
export class ChapterSaver {
  state: SaveState;
  private savedSeq: number;
  private attempt: SaveAttempt | null = null;
  private inFlight: Promise<void> | null = null;
  private failures = 0;
  private idleTimer: ReturnType<typeof setTimeout> | undefined;
  private latestTimer: ReturnType<typeof setTimeout> | undefined;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(
    private readonly ports: SaverPorts,
    private revision: number,
    start: { savedSeq: number; state: SaveState },
  ) {
    this.savedSeq = start.savedSeq;
    this.state = start.state;
  }

  get baseRevision(): number {
    return this.revision;
  }

  get isUnsaved(): boolean {
    return this.ports.seq() > this.savedSeq;
  }

  /** Call after each change. */
  changed(): void {
    if (this.stopped || needsAuthor(this.state) || this.retryTimer !== undefined) return;
    if (this.state.kind !== 'offline') this.set({ kind: 'saving' });
    clearTimeout(this.idleTimer);
    const idleMs = this.ports.hasJournal() ? IDLE_MS : IDLE_WITHOUT_JOURNAL_MS;
    this.idleTimer = setTimeout(() => void this.saveNow(), idleMs);
    this.latestTimer ??= setTimeout(() => void this.saveNow(), LONGEST_WAIT_MS);
  }

  /** Saves until nothing is left or a save fails. Resolves to true when the server has everything. */
  async flush(): Promise<boolean> {
    while (!this.stopped && !needsAuthor(this.state) && this.isUnsaved) {
      const before = this.failures;
      await this.saveNow();
      if (this.failures > before) return false;
    }
    return !this.isUnsaved;
  }

  /** The connection is back, or the author asked: try at once. */
  async retry(): Promise<void> {
    clearTimeout(this.retryTimer);
    this.retryTimer = undefined;
    if (this.state.kind === 'signed-out') this.set({ kind: 'saving' });
    if (this.isUnsaved || this.attempt) await this.saveNow();
  }

  /** Stops saving until the author has decided between both texts. */
  conflictWith(theirs: ChapterDetail): void {
    this.attempt = null;
    this.failures += 1;
    this.set({ kind: 'conflict', theirs });
  }

  /** Goes on after a conflict: the text as it is now replaces `revision`, or is what the server holds already. */
  rebase(revision: number, isSaved: boolean): void {
    this.revision = revision;
    this.attempt = null;
    this.failures = 0;
    if (isSaved) {
      this.savedSeq = this.ports.seq();
      this.set({ kind: 'saved', at: Date.now() });
      return;
    }
    this.set({ kind: 'saving' });
    void this.saveNow();
  }

  /** Nothing is sent any more; what is on its way may still arrive. */
  stop(): void {
    this.stopped = true;
    this.clearTimers();
    clearTimeout(this.retryTimer);
  }

  private async saveNow(): Promise<void> {
    this.clearTimers();
    if (this.inFlight) {
      // One at a time: what came meanwhile goes next.
      await this.inFlight;
      if (this.isUnsaved && this.retryTimer === undefined) await this.saveNow();
      return;
    }
    if (this.stopped || needsAuthor(this.state)) return;
    clearTimeout(this.retryTimer);
    this.retryTimer = undefined;
    this.inFlight = this.saveOnce().finally(() => {
      this.inFlight = null;
    });
    await this.inFlight;
  }

  private async saveOnce(): Promise<void> {
    if (this.state.kind !== 'offline') this.set({ kind: 'saving' });
    const attempt = this.attempt ?? this.newAttempt();
    this.attempt = attempt;
    this.ports.beforeSend(attempt);
    const outcome = await this.ports.send(attempt);
    if (this.stopped && outcome.kind !== 'saved') return;
    this.settle(attempt, outcome);
  }

  private newAttempt(): SaveAttempt {
    return {
      seq: this.ports.seq(),
      text: this.ports.text(),
      baseRevision: this.revision,
      idempotencyKey: this.ports.newKey(),
    };
  }

  private settle(attempt: SaveAttempt, outcome: SaveOutcome): void {
    if (outcome.kind === 'saved') this.accept(attempt, outcome.revision, outcome.savedAt, outcome.chapter);
    else if (outcome.kind === 'conflict') this.conflict(attempt, outcome.theirs);
    else if (outcome.kind === 'unreachable') this.fail({ kind: 'offline' });
    else if (outcome.kind === 'failed') this.fail({ kind: 'failed', message: outcome.message });
    else if (outcome.kind === 'refused') this.refuse(outcome.message);
    else {
      this.failures += 1;
      this.set({ kind: outcome.kind });
    }
  }

  private accept(attempt: SaveAttempt, revision: number, savedAt: number, chapter?: ChapterDetail): void {
    this.attempt = null;
    this.failures = 0;
    this.revision = revision;
    this.savedSeq = Math.max(this.savedSeq, attempt.seq);
    this.ports.afterSave(attempt, revision, chapter);
    if (this.isUnsaved) this.changed();
    else this.set({ kind: 'saved', at: savedAt });
  }

  private conflict(attempt: SaveAttempt, theirs: ChapterDetail): void {
    // The answer to this very save was lost, and the server has forgotten its key: the text is there all the same.
    if (sameText(attempt.text, textOf(theirs))) {
      this.accept(attempt, theirs.revision, Date.parse(theirs.edited_at), theirs);
      return;
    }
    this.conflictWith(theirs);
  }

  private fail(state: SaveState): void {
    this.failures += 1;
    this.set(state);
    this.retryTimer = setTimeout(() => {
      this.retryTimer = undefined;
      void this.saveNow();
    }, retryDelay(this.failures));
  }

  // The same text would be refused again; a changed one is a new attempt.
  private refuse(message: string): void {
    this.attempt = null;
    this.failures += 1;
    this.set({ kind: 'failed', message });
  }

  private clearTimers(): void {
    clearTimeout(this.idleTimer);
    clearTimeout(this.latestTimer);
    this.idleTimer = undefined;
    this.latestTimer = undefined;
  }

  private set(state: SaveState): void {
    if (state.kind === this.state.kind && state.kind === 'saving') return;
    this.state = state;
    this.ports.onState(state);
  }
}
