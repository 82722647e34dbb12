import type { ServerResponse } from 'node:http';
import { type ByeReason, type LiveEvent, STREAM_EVENTS } from '@myfiction/shared/contract/live-events.ts';
import { formatPlace, type Place } from './place.ts';

/** A reader that takes nothing while this much waits for it is gone, or would fill the server's memory. */
const MOST_WAITING_BYTES = 64 * 1024;
/** The browser's own reconnecting is not used, because each connecting needs a new ticket. */
const OPENING = 'retry: 60000\n\n';

/** One open tab (or one browser: its tabs share a stream). */
export interface EventStream {
  readonly uid: number;
  readonly sessionId: string;
  /** What comes before {@link EventStream.begin} waits for it. */
  send(events: readonly LiveEvent[], place: Place): void;
  /** Sends what happened before the stream was opened, then what has happened since. */
  begin(events: readonly LiveEvent[] | 'resync', place: Place): void;
  beat(place: Place): void;
  bye(reason: ByeReason): void;
  endSession(blocked: boolean): void;
}

export function createEventStream(
  response: ServerResponse,
  { uid, sessionId }: { uid: number; sessionId: string },
): EventStream {
  let waiting: string[] | undefined = [];

  const write = (text: string): void => {
    if (response.writableEnded || response.destroyed) return;
    response.write(text);
    if (response.writableLength > MOST_WAITING_BYTES) response.destroy();
  };
  const end = (text: string): void => {
    if (!response.writableEnded) response.end(text);
  };
  write(OPENING);

  return {
    uid,
    sessionId,
    send(events, place) {
      if (waiting) waiting.push(batch(events, place));
      else write(batch(events, place));
    },
    begin(events, place) {
      write(events === 'resync' ? named(STREAM_EVENTS.resync, '', place) : batch(events, place));
      for (const text of waiting ?? []) write(text);
      waiting = undefined;
    },
    beat(place) {
      if (!waiting) write(named(STREAM_EVENTS.beat, '', place));
    },
    bye: (reason) => end(named(STREAM_EVENTS.bye, reason)),
    endSession: (blocked) => end(message({ topic: 'session-ended', blocked })),
  };
}

/** The last one carries the place: a stream that breaks in between has not reached it. */
function batch(events: readonly LiveEvent[], place: Place): string {
  if (events.length === 0) return named(STREAM_EVENTS.beat, '', place);
  return events.map((event, index) => message(event, index === events.length - 1 ? place : undefined)).join('');
}

function message(event: LiveEvent, place?: Place): string {
  return `${idLine(place)}data: ${JSON.stringify(event)}\n\n`;
}

/** Browsers drop events without data. */
function named(name: string, data: string, place?: Place): string {
  return `${idLine(place)}event: ${name}\ndata: ${data || '-'}\n\n`;
}

const idLine = (place: Place | undefined): string => (place ? `id: ${formatPlace(place)}\n` : '');
