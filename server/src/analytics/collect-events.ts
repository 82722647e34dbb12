import { ANALYTICS_PATH, ANALYTICS_TAKEN } from '@myfiction/shared/contract/analytics-event.ts';
import type { CollectedEvent } from '@myfiction/shared/contract/calls/analytics.ts';
import { errorEntry } from '@myfiction/shared/contract/error-catalogue.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connect.ts';
import { addressKey } from '../platform/check-rate.ts';
import type { Clock } from '../platform/clock.ts';
import type { RateLimiter } from '../platform/rate-limiter.ts';
import { decodeEvents } from './decode-events.ts';
import { keepEvents } from './keep-events.ts';

const MOST_BYTES = 64 * 1024;
/** A page beats twice a minute; an office behind one address has many pages. */
const LIMIT = { burst: 120, perSecond: 10 };

export interface CollectServices {
  db: Database;
  clock: Clock;
  limiter: RateLimiter;
  /** Told of every event that is taken. */
  countFailures: (events: readonly CollectedEvent[]) => void;
}

/**
 * Collects the events of the pages. They come unsigned, also from a page that is closing, so nothing is believed of them
 * but their shape. Code 10000 is "taken"; any other has the page try again.
 */
export function registerAnalytics(app: FastifyInstance, { db, clock, limiter, countFailures }: CollectServices): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>(
      'text/plain',
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post(ANALYTICS_PATH, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!limiter.take(`analytics ${addressKey(request.ip)}`, LIMIT)) return answer('tooManyRequests');
      const events = typeof request.body === 'string' ? decodeEvents(request.body) : undefined;
      if (!events) return answer('invalidRequest');
      countFailures(events);
      await keepEvents(db, events, clock.now());
      return { code: ANALYTICS_TAKEN, msg: '', data: {} };
    });
  });
}

function answer(name: 'tooManyRequests' | 'invalidRequest') {
  const { code, message = 'These are no events.' } = errorEntry(name);
  return { code, msg: message, data: {} };
}
