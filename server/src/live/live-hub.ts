import { STREAM_BEAT_MS } from '@myfiction/shared/contract/live-events.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/connect.ts';
import type { Clock } from '../platform/clock.ts';
import { repeat } from '../platform/repeat.ts';
import { listenToDatabase } from './database-listener.ts';
import { endStreamsWithoutSession } from './end-streams.ts';
import type { EventStream } from './event-stream.ts';
import { fanOut, toLive } from './fan-out.ts';
import { type Follower, followEvents } from './follow-events.ts';
import type { Place } from './place.ts';
import { readAuthorEvents } from './read-events.ts';
import { createStreamSet } from './stream-set.ts';

export interface LiveHubOptions {
  db: Database;
  databaseUrl: string;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** Where a stream goes on: after what a tab has seen, or at the age of the page that opens its first. */
export type Since = { place: Place } | { time: Date } | 'unknown';

/** What ties this server's open streams to the database. Costs nothing until the first stream is opened. */
export interface LiveHub {
  readonly size: number;
  /** Sends the stream what it has missed and everything from now on. Rejects when the database is away. */
  open(stream: EventStream, since: Since): Promise<void>;
  remove(stream: EventStream): void;
  close(): Promise<void>;
}

/** Notices make streams quick; this makes them right when one was lost. */
const CHECK_EVERY_MS = 30_000;
/** A tab that has missed more asks for everything again, which is less. */
const MOST_MISSED = 200;

export function createLiveHub({ db, databaseUrl, clock, log }: LiveHubOptions): LiveHub {
  const streams = createStreamSet();
  const stops: (() => Promise<void>)[] = [];
  let following: Promise<Follower> | undefined;

  const placeAt = (horizon: number): Place => ({ horizon, atMs: clock.now().getTime() });
  const onError = (error: unknown): void => log.error({ err: error }, 'live events could not be read');
  const checkSessions = (which: Iterable<EventStream>): Promise<void> =>
    endStreamsWithoutSession(db, [...which], clock.now());

  const start = async (): Promise<Follower> => {
    const follower = await followEvents({
      db,
      onRead: (events, horizon) => fanOut({ db, streams }, events, placeAt(horizon)),
      onSetBack(horizon) {
        for (const stream of streams.all()) stream.begin('resync', placeAt(horizon));
      },
      onError,
    });
    const checkAll = async (): Promise<void> => {
      follower.pull();
      await checkSessions(streams.all());
    };
    const listener = listenToDatabase({
      databaseUrl,
      channels: ['author_events', 'sessions_ended'],
      onNotice(channel, payload) {
        if (channel === 'author_events') follower.pull();
        else checkSessions(streams.of(Number(payload))).catch(onError);
      },
      onListening: () => void checkAll().catch(onError),
      onLost: (error) => log.warn({ err: error }, 'the database is not heard, trying again'),
    });
    const checking = repeat(CHECK_EVERY_MS, checkAll, onError);
    const beating = setInterval(() => {
      for (const stream of streams.all()) stream.beat(placeAt(follower.horizon));
    }, STREAM_BEAT_MS);
    beating.unref();
    stops.push(
      async () => clearInterval(beating),
      () => listener.close(),
      () => checking.stop(),
      () => follower.settled(),
    );
    return follower;
  };
  const started = (): Promise<Follower> => {
    following ??= start().catch((error: unknown) => {
      following = undefined;
      throw error;
    });
    return following;
  };

  const missed = async (uid: number, since: Since, horizon: number) => {
    if (since === 'unknown') return { events: 'resync' as const, horizon };
    const from = 'place' in since ? { tx: since.place.horizon } : since;
    const read = await readAuthorEvents(db, uid, from, MOST_MISSED);
    // A place beyond the horizon is another database's: this one was put back, or moved.
    const isForeign = 'place' in since && since.place.horizon > read.horizon;
    if (isForeign || read.events.length > MOST_MISSED) return { events: 'resync' as const, horizon: read.horizon };
    const stored = read.events.map(({ event }) => event);
    return { events: await toLive(db, uid, stored), horizon: read.horizon };
  };

  return {
    get size() {
      return streams.size;
    },
    async open(stream, since) {
      const follower = await started();
      // First here, then what was before: what is committed in between comes twice rather than never.
      streams.add(stream);
      try {
        const { events, horizon } = await missed(stream.uid, since, follower.horizon);
        stream.begin(events, placeAt(horizon));
        // Its session may have ended after it was looked up and before the stream could hear of it.
        await checkSessions([stream]);
      } catch (error) {
        streams.remove(stream);
        throw error;
      }
    },
    remove: (stream) => streams.remove(stream),
    async close() {
      await following?.catch(() => {});
      for (const stream of [...streams.all()]) stream.bye('moving');
      await Promise.all(stops.splice(0).map((stop) => stop()));
    },
  };
}
