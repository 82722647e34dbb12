import type { ChapterDetail, ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { whenIdle } from '@myfiction/shared/screen/when-idle.ts';
import type { Transaction } from 'prosemirror-state';
import { infoOf } from '../journal/chapter-info.ts';
import type { JournalChange } from '../journal/journal.ts';
import { type ChapterFields, type JournalPlace, journalKey } from '../journal/journal-records.ts';
import { sameText, textOf } from '../journal/same-text.ts';
import { ChapterSaver } from '../saving/chapter-saver.ts';
import { type Acknowledged, acknowledge } from './acknowledged.ts';
import { ChapterStore } from './chapter-store.ts';
import { type SessionParts, saverPorts } from './saver-ports.ts';
import { SessionJournal } from './session-journal.ts';
import type { SessionPorts, SessionTarget } from './session-ports.ts';
import type { OpenedChapter } from './session-view.ts';

/** Marks a transaction that is not the author's typing here: it is neither journaled nor saved. */
export const FOLLOWED = 'followed-change';

/**
 * One open chapter: the text in memory, its journal on the device and its way to the server. Knows no screen; which tab
 * writes is decided by `TabRole`.
 */
export class EditorSession {
  readonly store: ChapterStore;
  private journal: SessionJournal;
  private saver: ChapterSaver;
  private readonly base: Acknowledged;
  /** Told of each change that was typed here, for the other tabs. */
  onChange: ((place: JournalPlace, change: JournalChange) => void) | null = null;
  /** Told that another device's changes came into the text; `undo` takes them out again, false when it cannot. */
  onMerged: ((undo: () => boolean) => void) | null = null;
  /** Reads the chapter again. */
  onStale: (() => Promise<void>) | null = null;

  constructor(
    readonly target: SessionTarget,
    private readonly opened: OpenedChapter,
    private readonly ports: SessionPorts,
  ) {
    const { info, save, created } = opened;
    const facts = { chapterId: target.chapterId, info, save, isCreated: created, titleProblem: '' };
    this.store = new ChapterStore(opened.text, { ...facts, isWriter: false, isJournalWorking: true }, ports.isMac);
    this.base = { text: opened.base, unanswered: opened.unanswered, published: null };
    this.journal = this.newJournal();
    this.saver = this.newSaver(opened);
    this.saver.stop();
  }

  /** The change that the text here ends with. */
  get place(): JournalPlace {
    return { journalId: this.journal.id, seq: this.journal.seq };
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
    return this.saver.isUnsaved && !this.journal.isWritten;
  }

  /** The chapter as it stands here, to write on with it. */
  get present(): OpenedChapter {
    const { text, view } = this.store;
    const { info, save, isCreated: created } = view;
    const { revision, isUnsaved: unsaved } = this;
    const unanswered = [...this.base.unanswered, ...this.saver.unanswered];
    return { text, info, save, created, revision, base: this.base.text, unanswered, unsaved };
  }

  /** This tab writes from now on, with the chapter as it was found. */
  write(opened: OpenedChapter): void {
    const { info, save, created } = opened;
    if (opened !== this.opened && !sameText(opened.text, this.store.text)) this.store.replaceText(opened.text);
    this.store.set({ info, save, isCreated: created, titleProblem: '', isWriter: true, isJournalWorking: true });
    Object.assign(this.base, { text: opened.base, unanswered: opened.unanswered, published: null });
    this.journal = this.newJournal();
    this.saver = this.newSaver(opened);
    if (opened.unsaved) {
      void this.journal.begin(true);
      this.saver.changed();
    } else if (created) {
      // A copy for opening without a connection, once nothing else is to do. A new chapter leaves no trace.
      whenIdle(() => this.beforeChange());
    }
  }

  /** Another tab writes from now on. What is on its way to the server still arrives. */
  async read(): Promise<void> {
    this.store.set({ isWriter: false });
    this.saver.stop();
    await this.journal.flush();
  }

  /** Another tab has all of this text, and sees to it. */
  handOver(): void {
    this.saver.handOver();
  }

  /** Takes a transaction of the editor's view. */
  dispatch(transaction: Transaction): void {
    const isTyped = transaction.docChanged && transaction.getMeta(FOLLOWED) !== true;
    if (isTyped && !this.store.view.isWriter) return;
    if (isTyped) this.beforeChange();
    this.store.apply(transaction);
    if (isTyped) this.record({ steps: transaction.steps.map((step): unknown => step.toJSON()) });
  }

  setField<K extends keyof ChapterFields>(name: K, value: ChapterFields[K]): void {
    if (!this.store.view.isWriter) return;
    this.beforeChange();
    const change: Partial<ChapterFields> = { [name]: value };
    const problem = name === 'title' ? { titleProblem: '' } : {};
    this.store.set({ fields: { ...this.store.view.fields, ...change }, ...problem });
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
    const { save, isWriter } = this.store.view;
    // A copy of this device with nothing to send: no save would tell how the chapter stands.
    const isCopy = (save.kind === 'offline' || save.kind === 'trashed') && isWriter && !this.isUnsaved;
    return isCopy && this.onStale ? this.onStale() : this.saver.retry();
  }

  /**
   * Puts the whole text into a fresh journal: after writing to it has failed, or when its base is another one. One that
   * another tab writes is left to that.
   */
  async restartJournal(): Promise<void> {
    if (this.store.view.isWriter) await this.journal.begin(this.saver.isUnsaved);
  }

  /** Another call than a save found the server's text changed. */
  conflict(theirs: ChapterDetail): Promise<void> {
    return this.saver.conflictWith(theirs);
  }

  /** The text that the server acknowledged last, null when the device does not know it. */
  get acknowledged(): ChapterText | null {
    return this.base.text;
  }

  /** Takes in a text that holds what the server has, by the change that leads to it; the author's undo leads back. */
  adopt({ content: _content, ...fields }: ChapterText, theirs: ChapterDetail, transaction: Transaction): void {
    if (transaction.docChanged) this.dispatch(transaction);
    acknowledge(this.base, textOf(theirs));
    this.base.published = null;
    this.store.set({ info: infoOf(theirs), isCreated: true, fields });
    this.record({ steps: [], fields });
  }

  /** After {@link adopt}: the text as it is now replaces `revision`, or is what the server holds already. */
  rebase(revision: number, isSaved: boolean): void {
    this.saver.rebase(revision, isSaved);
  }

  /** What has become of the chapter on the server, as when it is published: readers see this text. */
  published(info: Partial<OpenedChapter['info']>): void {
    this.store.set({ info: { ...this.store.view.info, ...info } });
  }

  stop(): void {
    this.saver.stop();
  }

  private beforeChange(): void {
    if (this.store.view.isWriter) this.journal.beginOnce();
  }

  private record(change: JournalChange): void {
    this.journal.append(change);
    this.saver.changed();
    this.onChange?.(this.place, change);
  }

  private newJournal(): SessionJournal {
    const { uid, chapterId } = this.target;
    const facts = () => {
      const { save: _save, unsaved: _unsaved, ...chapter } = this.present;
      return { chapterId, ...chapter };
    };
    const journal = new SessionJournal(journalKey(uid, chapterId), facts, (isWorking) => {
      if (isWorking) this.store.set({ isJournalWorking: true });
      else void this.healJournal(journal);
    });
    return journal;
  }

  /** Storage that was emptied under the page takes the whole text again; the author is told of one that refuses it. */
  private async healJournal(failed: SessionJournal): Promise<void> {
    try {
      if (this.journal === failed) await this.restartJournal();
    } finally {
      if (!failed.isWorking) this.store.set({ isJournalWorking: false });
    }
  }

  private newSaver({ revision, unsaved, save }: OpenedChapter): ChapterSaver {
    const { store, journal, base, ports } = this;
    const parts: SessionParts = { store, journal, base, ports, restartJournal: () => this.restartJournal() };
    return new ChapterSaver(saverPorts(parts), revision, { savedSeq: unsaved ? 0 : 1, state: save });
  }
}
