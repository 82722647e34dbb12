import { EVENTS_PATH } from '@myfiction/shared/contract/live-events.ts';
import type { FastifyInstance } from 'fastify';
import { checkRate } from '../platform/check-rate.ts';
import type { CallContext } from '../platform/handler.ts';
import type { RateLimiter } from '../platform/rate-limiter.ts';
import { TransportFault } from '../platform/transport-faults.ts';
import { findOpenSession } from './end-streams.ts';
import { createEventStream } from './event-stream.ts';
import { createLiveHub, type Since } from './live-hub.ts';
import { readPlace } from './place.ts';
import { takeStreamTicket } from './tickets.ts';

interface Services extends Pick<CallContext, 'db' | 'clock'> {
  databaseUrl: string;
  limiter: RateLimiter;
}

type Query = Readonly<Record<string, unknown>>;

/** Each holds a socket and about 30 KB. */
const MOST_STREAMS = 10_000;
/** A page that took longer to open its stream has asked for its data again by then. */
const OLDEST_PAGE_S = 600;
/** What was written with an earlier time may have been committed by then: no statement runs longer. */
const MARGIN_S = 20;
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // A proxy that collects answers would keep the events.
  'x-accel-buffering': 'no',
  // Nothing comes after a stream, and a stopping server would wait for what might.
  connection: 'close',
};

/** `GET /api/myfiction/events?ticket=…`: the event stream of one signed-in browser. */
export function registerEventStreams(app: FastifyInstance, { db, clock, databaseUrl, limiter }: Services): void {
  const hub = createLiveHub({ db, databaseUrl, clock, log: app.log });
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    await hub.close();
  });
  const refuseWithoutRoom = (): void => {
    if (closing || hub.size >= MOST_STREAMS) throw new TransportFault(429, 'tooManyRequests');
  };
  app.get<{ Querystring: Query }>(EVENTS_PATH, async (request, reply) => {
    refuseWithoutRoom();
    checkRate(limiter, 'events', request.ip, '');
    const now = clock.now();
    const sessionId = await takeStreamTicket(db, textOf(request.query.ticket), now);
    const session = sessionId && (await findOpenSession(db, sessionId, now));
    if (!session) throw new TransportFault(401, 'sessionInvalid');
    // Once more: what is opened after the others were ended, nobody ends.
    refuseWithoutRoom();
    reply.hijack();
    reply.raw.writeHead(200, { ...definedHeaders(reply.getHeaders()), ...HEADERS });
    const stream = createEventStream(reply.raw, session);
    reply.raw.on('close', () => hub.remove(stream));
    try {
      await hub.open(stream, readSince(request.query, now));
    } catch (error) {
      request.log.error({ err: error }, 'an event stream could not be opened');
      reply.raw.destroy();
    }
    if (reply.raw.destroyed) hub.remove(stream);
  });
}

function readSince(query: Query, now: Date): Since {
  const after = textOf(query.after);
  if (after !== '') {
    const place = readPlace(after, now);
    return place ? { place } : 'unknown';
  }
  const age = Number(textOf(query.age));
  if (!(age >= 0 && age <= OLDEST_PAGE_S)) return 'unknown';
  return { time: new Date(now.getTime() - (age + MARGIN_S) * 1000) };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function definedHeaders(headers: Readonly<Record<string, number | string | string[] | undefined>>) {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
