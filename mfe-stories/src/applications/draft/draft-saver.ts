import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { ApplicationForm } from '@myfiction/shared/contract/calls/application-form.ts';
import { ApiError } from '@myfiction/shared/host.ts';
import { currentView } from '../../api/application.ts';
import { sameValue } from '../../common/same-value.ts';
import { DraftKeeper } from './draft-keeper.ts';
import type { DraftPorts, DraftSnapshot, DraftStart, KeptDraft } from './draft-ports.ts';
import type { SaveState } from './save-state.ts';

/** The server gets what was typed after this much rest, and at each change of step. */
export const REST_MS = 2_000;
const TRY_AGAIN_MS = 15_000;

/**
 * Keeps a form: on the device with every change, on the server after a rest. One save at a time; a failed one changes
 * no field and is tried again.
 */
export class DraftSaver<F extends ApplicationForm> {
  #snapshot: DraftSnapshot<F>;
  #unanswered: readonly F[];
  readonly #keeper: DraftKeeper<F>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | undefined;
  #isOver = false;
  readonly #listeners = new Set<() => void>();

  constructor(
    start: DraftStart<F>,
    readonly ports: DraftPorts<F>,
  ) {
    const save: SaveState = start.savedAt === null ? { kind: 'none' } : { kind: 'saved', at: start.savedAt };
    const { form, acknowledged, revision } = start;
    this.#unanswered = start.unanswered;
    const dirty = !sameValue(form, acknowledged);
    this.#snapshot = { form, acknowledged, revision, save, dirty, isKept: true };
    this.#keeper = new DraftKeeper(
      ports,
      () => this.#unsaved(),
      (isKept) => {
        if (isKept !== this.#snapshot.isKept) this.#set({ isKept });
      },
    );
    if (dirty) this.#later(REST_MS);
  }

  get snapshot(): DraftSnapshot<F> {
    return this.#snapshot;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(change: Partial<DraftSnapshot<F>>): void {
    const next = { ...this.#snapshot, ...change };
    this.#snapshot = { ...next, dirty: !sameValue(next.form, next.acknowledged) };
    for (const listener of this.#listeners) listener();
  }

  change(form: F): void {
    this.#set({ form });
    void this.#keeper.keep();
    if (this.#snapshot.save.kind !== 'conflict') this.#later(REST_MS);
  }

  #unsaved(): KeptDraft<F> | null {
    const { form, revision, dirty } = this.#snapshot;
    return dirty ? { form, revision, unanswered: this.#unanswered } : null;
  }

  #later(waitMs: number): void {
    clearTimeout(this.#timer);
    if (!this.#isOver) this.#timer = setTimeout(() => void this.flush(), waitMs);
  }

  /** Saves what is unsaved now. True when the server has everything. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    await this.#running;
    const { dirty, save } = this.#snapshot;
    if (!dirty) {
      if (save.kind === 'failed' || save.kind === 'offline') this.#set({ save: { kind: 'none' } });
      return true;
    }
    if (this.#isOver || save.kind === 'conflict' || save.kind === 'moved') return false;
    this.#running = this.#send();
    const isSaved = await this.#running;
    this.#running = undefined;
    return isSaved;
  }

  async #send(): Promise<boolean> {
    const { form, revision } = this.#snapshot;
    this.#set({ save: { kind: 'saving' } });
    const sentBefore = this.#unanswered;
    this.#unanswered = [...sentBefore.filter((sent) => sent !== form), form];
    // Beside the call: a page may be closed before its answer.
    void this.#keeper.keep();
    try {
      const saved = await this.ports.save(form, revision);
      await this.#acknowledge(form, saved.revision, saved.saved_at);
      return !this.#snapshot.dirty;
    } catch (error) {
      return this.#explain(error, sentBefore);
    }
  }

  async #acknowledge(form: F, revision: number, at: string): Promise<void> {
    this.#unanswered = [];
    this.#set({ acknowledged: form, revision, save: { kind: 'saved', at } });
    if (this.#snapshot.dirty) {
      await this.#keeper.keep();
      this.#later(REST_MS);
    } else await this.#keeper.drop();
  }

  async #explain(error: unknown, sentBefore: readonly F[]): Promise<boolean> {
    if (!(error instanceof ApiError)) throw error;
    const view = currentView(error);
    if (view && error.errorName === 'applicationMoved') {
      this.#set({ save: { kind: 'moved' } });
      this.ports.onMoved(view);
      return false;
    }
    if (view) {
      const theirs = this.ports.formOf(view);
      // The answer to an earlier save was lost on the way: what the server has is this tab's own.
      if (theirs && sentBefore.some((sent) => sameValue(theirs, sent))) {
        await this.#acknowledge(theirs, view.revision, view.saved_at ?? new Date().toISOString());
        return this.#flushAgain();
      }
      this.#set({ save: { kind: 'conflict', theirs: view } });
      return false;
    }
    const isAway = error.kind === 'network' || error.kind === 'timeout';
    if (!isAway) this.#unanswered = sentBefore;
    this.#set({ save: isAway ? { kind: 'offline' } : { kind: 'failed', message: error.message } });
    if (isAway) this.#later(TRY_AGAIN_MS);
    return false;
  }

  #flushAgain(): boolean {
    if (this.#snapshot.dirty) this.#later(0);
    return !this.#snapshot.dirty;
  }

  /** Another call has found that the server has another draft. */
  meet(theirs: ApplicationView): void {
    clearTimeout(this.#timer);
    this.#set({ save: { kind: 'conflict', theirs } });
  }

  /** The author has chosen between the two drafts: goes on from the server's revision with this form. */
  resolve(form: F, view: ApplicationView): void {
    const acknowledged = this.ports.formOf(view) ?? this.#snapshot.acknowledged;
    const at = view.saved_at ?? new Date().toISOString();
    this.#unanswered = [];
    this.#set({ form, acknowledged, revision: view.revision, save: { kind: 'saved', at } });
    void this.flush();
  }

  /** The form was sent or discarded: nothing more is saved and nothing stays on the device. */
  async end(): Promise<void> {
    this.stop();
    await this.#running;
    await this.#keeper.drop();
  }

  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  /** After {@link stop}, where the page is shown again. */
  resume(): void {
    this.#isOver = false;
    if (this.#snapshot.dirty) this.#later(REST_MS);
  }
}
