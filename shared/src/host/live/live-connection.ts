import { EVENTS_PATH, STREAM_BEAT_MS, STREAM_EVENTS } from '../../contract/live-events.ts';
import { ApiError } from '../api/api-error.ts';
import { callApi } from '../api/call-api.ts';
import { runtimeConfig } from '../runtime-config.ts';
import { crowdedDelayMs, moveDelayMs, retryDelayMs } from './backoff.ts';
import { type LiveMessage, parseNews } from './live-message.ts';

export interface ConnectionOptions {
  /** Where to go on; empty on the first connection of a browser. */
  place: string;
  /** How old what the tab shows may be, in ms: told when there is no place yet. */
  ageMs: () => number;
  onMessage: (message: LiveMessage) => void;
  /** Everything before was handed on. Called with beats, too: the connection lives. */
  onPlace: (place: string) => void;
}

export interface LiveConnection {
  close: () => void;
}

/** Two beats and a half without a word: the other end is gone, whatever the browser believes. */
const SILENT_MS = STREAM_BEAT_MS * 2.5;
/** A connection that lasted this long was a good one: the next failure is the first again. */
const STABLE_MS = 30_000;
const TICKET_TIMEOUT_MS = 10_000;

/** Holds an event stream open, with a new ticket for each try, until it is closed. */
export function openLiveConnection(options: ConnectionOptions): LiveConnection {
  let { place } = options;
  let failures = 0;
  let source: EventSource | undefined;
  let openedAtMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting = false;
  const closing = new AbortController();

  const wait = (ms: number, act: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };
  const retry = (delayMs: number): void => {
    source?.close();
    source = undefined;
    if (closing.signal.aborted) return;
    isWaiting = true;
    wait(delayMs, () => void connect());
  };
  const fail = (): void => {
    if (performance.now() - openedAtMs > STABLE_MS) failures = 0;
    retry(retryDelayMs(failures));
    failures += 1;
  };
  const hear = (id: string): void => {
    wait(SILENT_MS, fail);
    if (id === '') return;
    place = id;
    options.onPlace(id);
  };

  async function connect(): Promise<void> {
    isWaiting = false;
    openedAtMs = performance.now();
    try {
      const { ticket } = await callApi(
        'event/open',
        {},
        { silent: true, timeoutMs: TICKET_TIMEOUT_MS, signal: closing.signal },
      );
      if (!closing.signal.aborted) listen(ticket);
    } catch (error) {
      if (closing.signal.aborted) return;
      // The call itself has ended the session in this tab.
      if (isSessionOver(error)) close();
      else fail();
    }
  }

  function listen(ticket: string): void {
    const query = new URLSearchParams({ ticket });
    if (place !== '') query.set('after', place);
    else query.set('age', String(Math.ceil(options.ageMs() / 1000)));
    const opened = new EventSource(`${runtimeConfig().apiBase}${EVENTS_PATH}?${query}`);
    source = opened;
    wait(SILENT_MS, fail);
    const on = (name: string, act: (event: MessageEvent<string>) => void): void => {
      opened.addEventListener(name, (event: MessageEvent<string>) => {
        if (source === opened) act(event);
      });
    };
    on('message', ({ data, lastEventId }) => {
      const message = parseNews(data);
      hear(lastEventId);
      // There is nothing to come back for; a new session opens a stream of its own.
      if (message?.kind === 'news' && message.event.topic === 'session-ended') close();
      if (message) options.onMessage(message);
    });
    on(STREAM_EVENTS.resync, ({ lastEventId }) => {
      options.onMessage({ kind: 'resync' });
      hear(lastEventId);
    });
    on(STREAM_EVENTS.beat, ({ lastEventId }) => hear(lastEventId));
    on(STREAM_EVENTS.bye, ({ data }) => retry(data === 'crowded' ? crowdedDelayMs() : moveDelayMs()));
    on('error', fail);
  }

  function close(): void {
    closing.abort();
    clearTimeout(timer);
    window.removeEventListener('online', hurry);
    source?.close();
    source = undefined;
  }
  const hurry = (): void => {
    if (isWaiting) retry(0);
  };
  window.addEventListener('online', hurry);
  void connect();
  return { close };
}

const OVER = ['sessionMissing', 'sessionInvalid', 'userBlocked'];

function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && error.errorName !== undefined && OVER.includes(error.errorName);
}
