import type { ChapterDetail, ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { infoOf } from '../journal/chapter-info.ts';
import { sameText, textOf } from '../journal/same-text.ts';
import { newAttempt } from './new-attempt.ts';
import type { SaveAttempt, SavedInfo, SaveFailure, SaveOutcome } from './save-outcome.ts';
import { needsAuthor, type SaveState } from './save-state.ts';
import { SaveTimers } from './save-timers.ts';
import type { SaverPorts } from './saver-ports.ts';

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
  private readonly timers = new SaveTimers(() => void this.saveNow());
  private refusedTitle: string | null = null;
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

  /** The text of a save that is on its way, or whose answer was lost: the server may hold it. */
  get unanswered(): readonly ChapterText[] {
    return this.attempt ? [this.attempt.text] : [];
  }

  /** Call after each change. */
  changed(): void {
    if (this.stopped || needsAuthor(this.state) || this.timers.isRetryDue) return;
    if (this.state.kind !== 'offline') this.set({ kind: 'saving' });
    this.timers.changed(this.ports.hasJournal());
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

  /** The connection, the session or the chapter is back, or the author asked: try at once. */
  async retry(): Promise<void> {
    if (this.state.kind === 'conflict' || this.state.kind === 'gone') return;
    if (needsAuthor(this.state)) this.set({ kind: 'saving' });
    if (this.isUnsaved || this.attempt) await this.saveNow();
  }

  /** Another call than a save found the server's text changed; a save that is on its way may find the same. */
  async conflictWith(theirs: ChapterDetail): Promise<void> {
    while (this.inFlight) await this.inFlight;
    const known = this.state.kind === 'conflict' ? this.state.theirs.revision : this.revision;
    if (theirs.revision <= known) return;
    this.attempt = null;
    this.timers.clear();
    await this.alone(this.settleConflict(theirs));
  }

  /** Goes on after a conflict: the text as it is now replaces `revision`, or is what the server holds already. */
  rebase(revision: number, isSaved: boolean): void {
    this.continueFrom(revision);
    this.timers.clear();
    if (isSaved) this.savedSeq = this.ports.seq();
    this.ports.afterRebase();
    this.set(isSaved ? { kind: 'saved', at: Date.now() } : { kind: 'saving' });
    if (!isSaved) void this.saveNow();
  }

  /** Somebody else brings the text to the server. */
  handOver(): void {
    this.stop();
    this.savedSeq = this.ports.seq();
  }

  /** Nothing is sent any more; what is on its way may still arrive. */
  stop(): void {
    this.stopped = true;
    this.timers.clear();
  }

  private async saveNow(): Promise<void> {
    this.timers.clearChange();
    if (this.inFlight) {
      // One at a time: what came meanwhile goes next.
      await this.inFlight;
      if (this.isUnsaved && !this.timers.isRetryDue) await this.saveNow();
      return;
    }
    if (this.stopped || needsAuthor(this.state)) return;
    this.timers.clear();
    await this.alone(this.saveOnce());
  }

  private alone(work: Promise<void>): Promise<void> {
    this.inFlight = work.finally(() => {
      this.inFlight = null;
    });
    return this.inFlight;
  }

  private async saveOnce(): Promise<void> {
    if (this.state.kind !== 'offline') this.set({ kind: 'saving' });
    const attempt = this.attempt ?? newAttempt(this.ports, this.revision, this.refusedTitle);
    this.attempt = attempt;
    this.ports.beforeSend(attempt);
    const outcome = await this.ports.send(attempt);
    if (this.stopped && outcome.kind !== 'saved') return;
    await this.settle(attempt, outcome);
  }

  private async settle(attempt: SaveAttempt, outcome: SaveOutcome): Promise<void> {
    if (outcome.kind === 'saved') this.accept(attempt, outcome.revision, outcome.savedAt, outcome.info);
    else if (outcome.kind === 'conflict') await this.conflict(attempt, outcome.theirs);
    else if (outcome.kind === 'title-refused') await this.withoutTitle(attempt, outcome.message);
    else this.fail(outcome);
  }

  private accept(attempt: SaveAttempt, revision: number, savedAt: number, info?: SavedInfo): void {
    const isAll = attempt.seq >= this.ports.seq();
    this.continueFrom(revision);
    this.savedSeq = Math.max(this.savedSeq, attempt.seq);
    this.ports.afterSave(attempt, revision, info);
    // What the journal notes about the save itself, such as a title that was left out, is no change to save.
    if (isAll) this.savedSeq = this.ports.seq();
    if (this.isUnsaved) this.changed();
    else this.set({ kind: 'saved', at: savedAt });
  }

  private async conflict(attempt: SaveAttempt, theirs: ChapterDetail): Promise<void> {
    // The answer to this very save was lost, and the server has forgotten its key: the text is there all the same.
    if (sameText(attempt.text, textOf(theirs)))
      this.accept(attempt, theirs.revision, Date.parse(theirs.edited_at), infoOf(theirs));
    else await this.settleConflict(theirs);
  }

  private async settleConflict(theirs: ChapterDetail): Promise<void> {
    const outcome = await this.ports.settleConflict(theirs);
    if (outcome.kind === 'merged') {
      this.continueFrom(theirs.revision);
      this.ports.afterRebase();
      this.changed();
    } else if (outcome.kind === 'undecided') {
      this.attempt = null;
      this.failures += 1;
      this.set({ kind: 'conflict', theirs });
    } else this.fail(outcome);
  }

  private async withoutTitle(attempt: SaveAttempt, message: string): Promise<void> {
    this.attempt = null;
    if (attempt.text.title === this.ports.acceptedTitle()) return this.fail({ kind: 'refused', message });
    this.refusedTitle = attempt.text.title;
    this.ports.onTitleRefused(message);
    return this.saveOnce();
  }

  private fail(failure: SaveFailure): void {
    this.failures += 1;
    if (failure.kind === 'refused') {
      // The same text would be refused again; a changed one is a new attempt.
      this.attempt = null;
      this.set({ kind: 'failed', message: failure.message });
    } else if (failure.kind === 'unreachable' || failure.kind === 'failed') {
      this.set(failure.kind === 'failed' ? failure : { kind: 'offline' });
      this.timers.failed(this.failures);
    } else this.set(failure);
  }

  private continueFrom(revision: number): void {
    this.attempt = null;
    this.failures = 0;
    this.revision = revision;
  }

  private set(state: SaveState): void {
    if (state.kind === this.state.kind && state.kind === 'saving') return;
    this.state = state;
    this.ports.onState(state);
  }
}
