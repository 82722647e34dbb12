import { finished } from 'node:stream';
import { errorEntry } from '@myfiction/shared/contract/error-catalogue.ts';
import { EVENTS_PATH } from '@myfiction/shared/contract/live-events.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAGES_ROUTE } from '../delivery/page-routes.ts';
import { placeOf } from '../delivery/registry/place.ts';
import type { Metrics, Outcome } from './metrics.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Code of a call's answer; undefined where none was made. */
    answerCode: number | undefined;
  }
}

/** Not the caller's mistake. */
const FAILURES = [errorEntry('serverError').code, errorEntry('filesUnavailable').code, errorEntry('busy').code];

/** Times every request, and counts its answer by call and code. */
export function observeRequests(app: FastifyInstance, metrics: Metrics): void {
  app.decorateReply('answerCode', undefined);
  app.addHook('onRequest', async (request, { raw }) => {
    const gauge = gaugeOf(metrics, request);
    gauge.inc();
    // A browser that goes before the answer has ended is told no response.
    finished(raw, () => gauge.dec());
  });
  app.addHook('onResponse', async (request, reply) => {
    if (isStream(request)) return;
    const call = nameOf(request);
    const code = reply.answerCode ?? reply.statusCode;
    metrics.callSeconds.observe({ call, outcome: outcomeOf(reply) }, reply.elapsedTime / 1000);
    metrics.answers.inc({ call, code: String(code) });
    if (isAuthorsPage(request, reply)) metrics.authorPages.inc();
  });
}

/**
 * Of a browser that an author uses, which runs what it is given: robots and probes have no place, a prefetch may not, and a
 * page that looks for a newer version reads the document only.
 */
function isAuthorsPage(request: FastifyRequest, { statusCode }: FastifyReply): boolean {
  const { routeOptions, headers } = request;
  const isPage = routeOptions.url === PAGES_ROUTE && (statusCode === 200 || statusCode === 304);
  const isToBeRun = headers.accept?.includes('text/html') && headers['sec-purpose'] === undefined;
  return isPage && isToBeRun === true && placeOf(request) !== undefined;
}

/** A stream has no answer before its browser goes. */
function gaugeOf(metrics: Metrics, request: FastifyRequest) {
  return isStream(request) ? metrics.eventStreams : metrics.inFlight;
}

const isStream = (request: FastifyRequest): boolean => request.routeOptions.url === EVENTS_PATH;

/** The route, not the address: what a stranger types must not become a label. */
function nameOf({ routeOptions: { url = 'none' } }: FastifyRequest): string {
  return url.replace(/^\/api\/(?=.)/, '');
}

function outcomeOf({ answerCode, statusCode }: FastifyReply): Outcome {
  const code = answerCode ?? 0;
  if (statusCode >= 500 || FAILURES.includes(code)) return 'failed';
  return code === 0 && statusCode < 400 ? 'ok' : 'refused';
}
