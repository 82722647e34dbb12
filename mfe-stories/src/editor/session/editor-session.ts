import type { ChapterDetail } from '@myfiction/shared/contract/calls/chapter.ts';
import type { Transaction } from 'prosemirror-state';
import { infoOf } from '../journal/chapter-info.ts';
import { Journal, type JournalChange } from '../journal/journal.ts';
import { type ChapterFields, journalKey } from '../journal/journal-records.ts';
import { keepCopy } from '../journal/kept-copies.ts';
import { textOf } from '../journal/same-text.ts';
import { ChapterSaver } from '../saving/chapter-saver.ts';
import type { SaveAttempt, SaveOutcome } from '../saving/save-outcome.ts';
import { ChapterStore } from './chapter-store.ts';
import type { OpenedChapter } from './session-view.ts';
import { whenIdle } from './when-idle.ts';

export interface SessionTarget {
  uid: number;
  chapterId: string;
}

export interface SessionPorts {
  send: (storyId: string, attempt: SaveAttempt) => Promise<SaveOutcome>;
  newKey: () => string;
  isMac: boolean;
}

/** Marks a transaction that is not the author's typing here: it is neither journaled nor saved. */
export const FOLLOWED = 'followed-change';

/**
 * One open chapter: the text in memory, its journal on the device and its way to the server. Knows no screen; which tab
 * writes is decided by `TabRole`.
 */
export class EditorSession {
  readonly store: ChapterStore;
  private journal: Journal;
  private isJournalStarted = false;
  private saver: ChapterSaver;
  /** Told of each change that was typed here, for the other tabs. */
  onChange: ((seq: number, change: JournalChange) => void) | null = null;

  constructor(
    readonly target: SessionTarget,
    private readonly opened: OpenedChapter,
    private readonly ports: SessionPorts,
  ) {
    const { info, save, created } = opened;
    const facts = { chapterId: target.chapterId, info, save, isCreated: created };
    this.store = new ChapterStore(opened.text, { ...facts, isWriter: false, isJournalWorking: true }, ports.isMac);
    this.journal = this.newJournal();
    this.saver = this.newSaver(opened);
    this.saver.stop();
  }

  get seq(): number {
    return this.journal.seq;
  }

  /** The server's revision that the text is based on. */
  get revision(): number {
    return this.saver.baseRevision;
  }

  get isUnsaved(): boolean {
    return this.saver.isUnsaved;
  }

  /** True when closing the page now would lose text. */
  get isAtRisk(): boolean {
    return this.store.view.isWriter && this.saver.isUnsaved && !this.journal.isWritten;
  }

  /** This tab writes from now on, with the chapter as it was found. */
  write(opened: OpenedChapter): void {
    const { info, save, created } = opened;
    if (opened !== this.opened) this.store.replaceText(opened.text);
    this.store.set({ info, save, isCreated: created, isWriter: true, isJournalWorking: true });
    this.journal = this.newJournal();
    this.isJournalStarted = false;
    this.saver = this.newSaver(opened);
    if (opened.unsaved) {
      void this.startJournal(true, opened.text);
      this.saver.changed();
    } else if (created) {
      // A copy for opening without a connection, once nothing else is to do. A new chapter leaves no trace.
      whenIdle(() => this.beforeChange());
    }
    if (save.kind === 'conflict') this.keepMine();
  }

  /** Another tab writes from now on. What is on its way to the server still arrives. */
  async read(): Promise<void> {
    this.store.set({ isWriter: false });
    this.saver.stop();
    await this.journal.flush();
  }

  /** Takes a transaction of the editor's view. */
  dispatch(transaction: Transaction): void {
    const isFollowed = transaction.getMeta(FOLLOWED) === true;
    if (transaction.docChanged && !isFollowed && !this.store.view.isWriter) return;
    if (transaction.docChanged && !isFollowed) this.beforeChange();
    this.store.apply(transaction);
    if (transaction.docChanged && !isFollowed)
      this.record({ steps: transaction.steps.map((step): unknown => step.toJSON()) });
  }

  setField<K extends keyof ChapterFields>(name: K, value: ChapterFields[K]): void {
    if (!this.store.view.isWriter) return;
    this.beforeChange();
    const change: Partial<ChapterFields> = { [name]: value };
    this.store.set({ fields: { ...this.store.view.fields, ...change } });
    this.record({ steps: [], fields: change });
  }

  /** Writes the journal now; resolves to true when the server has everything too. */
  async flush(): Promise<boolean> {
    const written = this.journal.flush();
    const isSaved = await this.saver.flush();
    await written;
    return isSaved;
  }

  /** The journal alone: all that a page has time for while it is being closed. */
  flushJournal(): Promise<void> {
    return this.journal.flush();
  }

  retry(): Promise<void> {
    return this.saver.retry();
  }

  /** Puts the whole text into a fresh journal, after writing to it has failed. */
  restartJournal(): Promise<void> {
    return this.startJournal(this.saver.isUnsaved);
  }

  /** Another call than a save found the server's text changed. */
  conflict(theirs: ChapterDetail): void {
    this.saver.conflictWith(theirs);
  }

  /** Ends a conflict with the text of this device; the other one is set aside. */
  async keepMyText(theirs: ChapterDetail): Promise<void> {
    await this.setAside('conflict-theirs', theirs);
    this.saver.rebase(theirs.revision, false);
  }

  /** Ends a conflict with the server's text; this device's was set aside when the conflict came up. */
  takeTheirText(theirs: ChapterDetail): void {
    this.store.replaceText(textOf(theirs));
    this.store.set({ info: infoOf(theirs) });
    this.saver.rebase(theirs.revision, true);
    void this.startJournal(false);
  }

  /** Published: readers see this text. */
  published(info: Partial<OpenedChapter['info']>): void {
    this.store.set({ info: { ...this.store.view.info, ...info } });
  }

  stop(): void {
    this.saver.stop();
  }

  private beforeChange(): void {
    if (!this.isJournalStarted && this.store.view.isWriter) void this.startJournal(false);
  }

  private record(change: JournalChange): void {
    const seq = this.journal.append(change);
    this.saver.changed();
    this.onChange?.(seq, change);
  }

  private startJournal(unsaved: boolean, text = this.store.text): Promise<void> {
    this.isJournalStarted = true;
    const { info, isCreated: created } = this.store.view;
    return this.journal.start({
      chapterId: this.target.chapterId,
      info,
      created,
      revision: this.revision,
      text,
      unsaved,
    });
  }

  private newJournal(): Journal {
    const key = journalKey(this.target.uid, this.target.chapterId);
    return new Journal(key, (isJournalWorking) => this.store.set({ isJournalWorking }));
  }

  private newSaver({ revision, unsaved, save }: OpenedChapter): ChapterSaver {
    const { journal } = this;
    return new ChapterSaver(
      {
        // A journal counts from 1, which stands for the text as it was opened.
        seq: () => Math.max(1, journal.seq),
        text: () => this.store.text,
        send: (attempt) => this.ports.send(this.store.view.info.story_id, attempt),
        beforeSend: ({ seq, idempotencyKey }) => void journal.markSending(seq, idempotencyKey),
        afterSave: (attempt, newRevision, chapter) => this.afterSave(attempt, newRevision, chapter),
        onState: (state) => this.showSave(state),
        newKey: this.ports.newKey,
        hasJournal: () => this.store.view.isJournalWorking,
      },
      revision,
      { savedSeq: unsaved ? 0 : 1, state: save },
    );
  }

  private showSave(save: OpenedChapter['save']): void {
    this.store.set({ save });
    if (save.kind === 'conflict') this.keepMine();
  }

  private afterSave(attempt: SaveAttempt, revision: number, chapter?: ChapterDetail): void {
    const { view } = this.store;
    const known = chapter ? infoOf(chapter) : view.info;
    const info = { ...known, staged: known.staged || known.status === 'published' };
    this.store.set({ info, isCreated: true });
    void this.journal.acknowledge(attempt.seq, revision, attempt.text, info);
    if (!view.isJournalWorking) void this.restartJournal();
  }

  private keepMine(): void {
    void this.setAside('conflict-mine', this.store.text);
  }

  private async setAside(reason: 'conflict-mine' | 'conflict-theirs', text: Parameters<typeof textOf>[0]) {
    try {
      await keepCopy(journalKey(this.target.uid, this.target.chapterId), reason, textOf(text));
    } catch (error) {
      // Without storage there is no copy; the journal's own notice has said so.
      if (!(error instanceof DOMException)) throw error;
    }
  }
}
