type Listener = (event: MessageEvent<string>) => void;

/** An event source whose server is the test. */
export class FakeEventSource {
  /** Those opened so far, oldest first. */
  static opened: FakeEventSource[] = [];

  isClosed = false;
  readonly #listeners = new Map<string, Listener[]>();

  constructor(readonly url: string) {
    FakeEventSource.opened.push(this);
  }

  static get last(): FakeEventSource {
    const last = FakeEventSource.opened.at(-1);
    if (!last) throw new Error('No event source was opened.');
    return last;
  }

  static get open(): FakeEventSource[] {
    return FakeEventSource.opened.filter(({ isClosed }) => !isClosed);
  }

  get query(): Record<string, string> {
    return Object.fromEntries(new URL(this.url, 'http://localhost').searchParams);
  }

  addEventListener(name: string, listener: Listener): void {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
  }

  close(): void {
    this.isClosed = true;
  }

  /** The server sends an event of the stream's own. */
  say(name: string, data = '-', lastEventId = ''): void {
    if (this.isClosed) return;
    for (const listen of this.#listeners.get(name) ?? []) listen(new MessageEvent(name, { data, lastEventId }));
  }

  /** The server tells news. */
  tell(news: object, lastEventId = ''): void {
    this.say('message', JSON.stringify(news), lastEventId);
  }
}

/** Puts it in the browser's place, before each test of a file. */
export function installFakeEventSource(): void {
  beforeEach(() => {
    FakeEventSource.opened = [];
    Object.assign(globalThis, { EventSource: FakeEventSource });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'EventSource');
  });
}
