import { retryDelay } from './backoff.ts';

export const IDLE_MS = 2_000;
export const LONGEST_WAIT_MS = 15_000;
/** While the device keeps no journal, only the server does. */
export const IDLE_WITHOUT_JOURNAL_MS = 300;

type Timer = ReturnType<typeof setTimeout>;

/** When the next save is due: some time after the last change, or some time after a failed try. */
export class SaveTimers {
  private idle: Timer | undefined;
  private latest: Timer | undefined;
  private retry: Timer | undefined;

  constructor(private readonly save: () => void) {}

  get isRetryDue(): boolean {
    return this.retry !== undefined;
  }

  /** A change was made: the save waits for the author to pause, but not for long. */
  changed(hasJournal: boolean): void {
    clearTimeout(this.idle);
    this.idle = setTimeout(this.save, hasJournal ? IDLE_MS : IDLE_WITHOUT_JOURNAL_MS);
    this.latest ??= setTimeout(this.save, LONGEST_WAIT_MS);
  }

  failed(failures: number): void {
    this.retry = setTimeout(() => {
      this.retry = undefined;
      this.save();
    }, retryDelay(failures));
  }

  /** A save leaves now. */
  clear(): void {
    this.clearChange();
    clearTimeout(this.retry);
    this.retry = undefined;
  }

  clearChange(): void {
    clearTimeout(this.idle);
    clearTimeout(this.latest);
    this.idle = undefined;
    this.latest = undefined;
  }
}
