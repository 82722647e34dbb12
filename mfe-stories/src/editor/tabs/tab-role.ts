import { whenIdle } from '@myfiction/shared/screen/when-idle.ts';
import { Step } from 'prosemirror-transform';
import type { JournalPlace } from '../journal/journal-records.ts';
import type { FollowedChapter } from '../journal/recover.ts';
import { schema } from '../schema.ts';
import { type EditorSession, FOLLOWED } from '../session/editor-session.ts';
import type { OpenedChapter } from '../session/session-view.ts';
import { ChapterLock, type Locks } from './chapter-lock.ts';
import { lockName } from './lock-name.ts';
import { openTabChannel, type TabChannel, type TabMessage } from './tab-channel.ts';

/** A frozen tab cannot answer: after this its lock is taken without its consent. */
const HAND_OVER_MS = 3_000;

export interface TabPorts {
  locks: Locks | undefined;
  /**
   * Reads the chapter again when this tab comes to write; null when it cannot be opened any more. `followed` gives what
   * another tab has told of it until then: where that tab could not write it down, it is nowhere else.
   */
  reload: (followed: () => FollowedChapter | null) => Promise<Reloaded>;
}

type Reloaded = OpenedChapter | 'unreachable' | null;

/** Decides which tab writes a chapter, and lets the others follow it. */
export class TabRole {
  private readonly lock: ChapterLock;
  private readonly channel: TabChannel;
  /** What a reading tab was told, up to the last change; null before it has the whole text. */
  private followed: FollowedChapter | null = null;
  /** What this tab had followed when it came to write. */
  private after: JournalPlace | null = null;
  private onReleased: (() => void) | null = null;
  private isClosed = false;

  constructor(
    private readonly session: EditorSession,
    private readonly ports: TabPorts,
  ) {
    const { uid, chapterId } = session.target;
    const name = lockName(uid, chapterId);
    this.lock = new ChapterLock(name, ports.locks, () => void this.lost());
    this.channel = openTabChannel(name, (message) => this.receive(message));
    session.onStale = () => this.readAgain();
  }

  /** Writes with what was found when no other tab does, follows the other tab otherwise. */
  async begin(opened: OpenedChapter): Promise<void> {
    if (await this.lock.tryAcquire()) this.write(opened);
    else this.follow();
  }

  /** Takes writing over from the other tab, which first hands everything to the journal and the server. */
  async takeOver(): Promise<void> {
    const released = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, HAND_OVER_MS);
      this.onReleased = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.channel.post({ type: 'take-over' });
    await released;
    this.onReleased = null;
    if (await this.lock.steal()) await this.reloadAndWrite();
  }

  /** The page stood still in the browser's memory and is shown again: others may have written since. */
  async comeBack(): Promise<void> {
    const { session } = this;
    if (!session.store.view.isWriter) return this.follow();
    await session.read();
    if (!(await this.lock.renew())) return this.follow();
    const found = await this.reload();
    this.write(found && found !== 'unreachable' ? found : session.present);
  }

  close(): void {
    this.isClosed = true;
    this.session.onChange = null;
    this.session.onStale = null;
    this.lock.close();
    this.channel.close();
  }

  private write(opened: OpenedChapter): void {
    if (this.isClosed) return;
    this.after = this.followed && placeOf(this.followed);
    this.followed = null;
    this.session.write(opened);
    // For tabs that are open already, and before any change: a very long text is copied for longer than it is drawn.
    let isTextTold = false;
    const tellText = (): void => {
      isTextTold = true;
      this.postText();
    };
    this.session.onChange = (place, change) => {
      if (isTextTold) this.channel.post({ type: 'change', change, ...place });
      else tellText();
    };
    whenIdle(() => {
      if (!isTextTold && !this.isClosed && this.session.store.view.isWriter) tellText();
    });
  }

  private follow(): void {
    // Whoever closes the page may do it in the middle of a step.
    if (this.isClosed) return;
    this.followed = null;
    this.session.onChange = null;
    this.channel.post({ type: 'ask' });
    void this.lock.wait().then((isGranted) => {
      if (isGranted) void this.reloadAndWrite();
    });
  }

  private async readAgain(): Promise<void> {
    const { session } = this;
    const found = await this.reload();
    // What was typed meanwhile is sent on the text that was there.
    if (session.isUnsaved) return session.retry();
    if (found && found !== 'unreachable' && session.store.view.isWriter) this.write(found);
  }

  private async lost(): Promise<void> {
    await this.session.read();
    this.follow();
  }

  private async reloadAndWrite(): Promise<void> {
    const found = await this.reload();
    // What was opened is all there is: the server's revision decides.
    if (found) this.write(found === 'unreachable' ? this.session.present : found);
  }

  /** What stands in memory alone outweighs all else: the server's revision decides. */
  private async reload(): Promise<Reloaded> {
    const { session } = this;
    if (session.isAtRisk) return session.present;
    return this.ports.reload(() => {
      const { followed } = this;
      // A tab of an older release tells its text alone.
      return followed?.journalId ? { ...followed, text: session.store.text } : null;
    });
  }

  private receive(message: TabMessage): void {
    if (this.isClosed) return;
    const { isWriter } = this.session.store.view;
    if (!isWriter && message.type === 'text') this.letGoOf(message.after);
    // Words that neither the device, the server nor another tab has stay, until this tab writes again.
    const follows = !isWriter && !this.session.isAtRisk;
    if (isWriter && message.type === 'ask') this.postText();
    else if (isWriter && message.type === 'take-over') void this.release();
    else if (message.type === 'released') this.onReleased?.();
    else if (follows && message.type === 'text') this.showText(message);
    else if (follows && message.type === 'change') this.showChange(message);
  }

  private async release(): Promise<void> {
    await Promise.race([this.session.flush(), new Promise((resolve) => setTimeout(resolve, HAND_OVER_MS / 2))]);
    await this.session.read();
    if (!this.isClosed) this.channel.post({ type: 'released' });
  }

  private postText(): void {
    const { after } = this;
    const { present, place } = this.session;
    const { save: _save, unsaved, ...chapter } = present;
    // Copied once where both are the same.
    this.channel.post({ type: 'text', ...chapter, base: unsaved ? chapter.base : chapter.text, ...place, after });
  }

  /** Another tab's text holds everything up to `after`: where that is the end of this one's, nothing is at risk here. */
  private letGoOf(after: JournalPlace | null): void {
    const { journalId, seq } = this.session.place;
    if (after?.journalId === journalId && after.seq === seq) this.session.handOver();
  }

  private showText({ type: _type, after: _after, ...chapter }: Extract<TabMessage, { type: 'text' }>): void {
    this.followed = chapter;
    this.session.store.replaceText(chapter.text);
  }

  private showChange({ journalId, seq, change }: Extract<TabMessage, { type: 'change' }>): void {
    const { store } = this.session;
    if (journalId !== this.followed?.journalId || seq !== this.followed.seq + 1) {
      this.channel.post({ type: 'ask' });
      return;
    }
    this.followed = { ...this.followed, seq };
    const transaction = store.state.tr.setMeta(FOLLOWED, true).setMeta('addToHistory', false);
    for (const json of change.steps) transaction.step(Step.fromJSON(schema, json));
    if (change.steps.length > 0) this.session.dispatch(transaction);
    if (change.fields) store.set({ fields: { ...store.view.fields, ...change.fields } });
  }
}

function placeOf({ journalId, seq }: JournalPlace): JournalPlace {
  return { journalId, seq };
}
