/** The part of the browser's lock manager that is used; absent on pages that are not served securely. */
export type Locks = Pick<LockManager, 'request'>;

const LETTING_GO_MS = 1_000;

/**
 * One tab writes a chapter at a time. Without a lock manager every tab may write, and the server's revision check alone
 * decides.
 */
export class ChapterLock {
  private release: (() => void) | null = null;
  private waiting: AbortController | null = null;
  private isClosed = false;
  /** The lock that was held last is free again. */
  private ended: Promise<unknown> = Promise.resolve();

  /** @param onLost called when another tab has taken the lock away. */
  constructor(
    private readonly name: string,
    private readonly locks: Locks | undefined,
    private readonly onLost: () => void,
  ) {}

  /** Takes the lock if it is free. */
  tryAcquire(): Promise<boolean> {
    return this.request({ ifAvailable: true });
  }

  /** Takes the lock away from the tab that has it. */
  steal(): Promise<boolean> {
    this.waiting?.abort();
    return this.request({ steal: true });
  }

  /**
   * Lets go and takes it again, for a page that stood still: the browser may have given the lock away without a word.
   * False when another tab has it now.
   */
  async renew(): Promise<boolean> {
    const { release } = this;
    this.release = null;
    release?.();
    // One that was given away may never end.
    await Promise.race([this.ended, new Promise((resolve) => setTimeout(resolve, LETTING_GO_MS))]);
    return this.tryAcquire();
  }

  /** Waits until the other tab lets go. Resolves to false when called off. */
  wait(): Promise<boolean> {
    this.waiting?.abort();
    this.waiting = new AbortController();
    return this.request({ signal: this.waiting.signal });
  }

  /** Lets go for good, also of what is granted only later. */
  close(): void {
    this.isClosed = true;
    this.waiting?.abort();
    this.release?.();
    this.release = null;
  }

  private request(options: LockOptions): Promise<boolean> {
    const { locks } = this;
    if (!locks) return Promise.resolve(true);
    return new Promise((resolve) => {
      let release: (() => void) | null = null;
      const held = locks.request(this.name, options, (lock) => {
        const isTaken = lock !== null && !this.isClosed;
        resolve(isTaken);
        if (!isTaken) return undefined;
        return new Promise<void>((done) => {
          release = done;
          this.release = done;
        });
      });
      this.ended = held.catch(() => {
        // Rejected while held: taken away. Rejected before: waiting was called off.
        if (release && this.release === release) {
          this.release = null;
          this.onLost();
        }
        resolve(false);
      });
    });
  }
}
