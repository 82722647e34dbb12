import { type LiveConnection, openLiveConnection } from './live-connection.ts';
import type { LiveMessage } from './live-message.ts';

export interface LeadingOptions {
  place: string;
  ageMs: () => number;
  onMessage: (message: LiveMessage) => void;
  onPlace: (place: string) => void;
}

export interface LeadingTab {
  /** A tab of this browser is looked at. */
  seen: () => void;
  /** What came over the stream within the last `ageMs`, at most a minute. */
  since: (ageMs: number) => readonly LiveMessage[];
  stop: () => void;
}

/** Nobody looks at any tab for this long: the stream rests until somebody does. */
const UNSEEN_MS = 5 * 60_000;
const CHECK_MS = 30_000;
const KEPT_MS = 60_000;

/** Holds the stream for all tabs of this browser, and what came over it for tabs that have just come. */
export function leadTabs(options: LeadingOptions): LeadingTab {
  let { place } = options;
  let kept: { atMs: number; message: LiveMessage }[] = [];
  let seenAtMs = performance.now();
  let connection: LiveConnection | undefined;

  const isKept = ({ atMs }: { atMs: number }): boolean => performance.now() - atMs <= KEPT_MS;
  const onMessage = (message: LiveMessage): void => {
    kept = [...kept.filter(isKept), { atMs: performance.now(), message }];
    options.onMessage(message);
  };
  const onPlace = (next: string): void => {
    place = next;
    options.onPlace(next);
  };
  const connect = (): void => {
    connection ??= openLiveConnection({ place, ageMs: options.ageMs, onMessage, onPlace });
  };
  const rest = (): void => {
    if (!document.hidden) seenAtMs = performance.now();
    if (performance.now() - seenAtMs < UNSEEN_MS) return;
    connection?.close();
    connection = undefined;
  };
  const checking = setInterval(rest, CHECK_MS);
  connect();
  return {
    seen() {
      seenAtMs = performance.now();
      connect();
    },
    since: (ageMs) => kept.filter(({ atMs }) => performance.now() - atMs <= ageMs).map(({ message }) => message),
    stop() {
      clearInterval(checking);
      connection?.close();
    },
  };
}
