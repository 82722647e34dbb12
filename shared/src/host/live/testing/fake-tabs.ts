type Turn = () => Promise<void>;
interface Waiting {
  turn: Turn;
  resolve: () => void;
  reject: (error: Error) => void;
}

const aborted = (): Error => new DOMException('Aborted', 'AbortError');

/** Locks of one browser: exclusive, in turn, and to be stolen. */
class FakeLocks {
  readonly #held = new Map<string, Waiting>();
  readonly #waiting = new Map<string, Waiting[]>();

  request(name: string, options: { signal?: AbortSignal; steal?: boolean }, turn: Turn): Promise<void> {
    return new Promise((resolve, reject) => {
      const mine: Waiting = { turn, resolve, reject };
      if (options.steal) {
        this.#held.get(name)?.reject(aborted());
        this.#take(name, mine);
        return;
      }
      options.signal?.addEventListener('abort', () => {
        const line = this.#waiting.get(name) ?? [];
        if (!line.includes(mine)) return;
        this.#waiting.set(
          name,
          line.filter((waiting) => waiting !== mine),
        );
        reject(aborted());
      });
      if (this.#held.has(name)) this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), mine]);
      else this.#take(name, mine);
    });
  }

  #take(name: string, mine: Waiting): void {
    this.#held.set(name, mine);
    void mine.turn().then(() => {
      mine.resolve();
      if (this.#held.get(name) !== mine) return;
      this.#held.delete(name);
      const [next, ...line] = this.#waiting.get(name) ?? [];
      this.#waiting.set(name, line);
      if (next) this.#take(name, next);
    });
  }
}

/** A channel that delivers at once. */
class FakeChannel {
  static open = new Set<FakeChannel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(readonly name: string) {
    FakeChannel.open.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of FakeChannel.open) {
      if (other !== this && other.name === this.name) other.onmessage?.({ data: structuredClone(data) });
    }
  }

  close(): void {
    FakeChannel.open.delete(this);
  }
}

/** What tabs agree by, before each test of a file. */
export function installFakeTabs(): void {
  const former = globalThis.BroadcastChannel;
  beforeEach(() => {
    FakeChannel.open.clear();
    Object.assign(globalThis, { BroadcastChannel: FakeChannel });
    Object.defineProperty(navigator, 'locks', { configurable: true, value: new FakeLocks() });
  });
  afterEach(() => {
    Object.assign(globalThis, { BroadcastChannel: former });
    Reflect.deleteProperty(navigator, 'locks');
  });
}

/** Whether anybody looks at the page. */
export function setHidden(hidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}
