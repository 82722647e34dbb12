import type { Answer } from '@myfiction/shared/contract/answer.ts';
import { DEFAULT_MAX_BYTES } from '@myfiction/shared/contract/call.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { giveAuthorsPlace } from '../delivery/registry/place.ts';
import { answerCall, answerOfError } from './answer-call.ts';
import type { CallRequest, CallServices } from './call-request.ts';
import { checkRate } from './check-rate.ts';
import { cookieSession } from './cookie-session.ts';
import { encodeAnswer } from './encode-answer.ts';
import { AppError, type Handler } from './handler.ts';
import { readMultipart } from './read-multipart.ts';
import { createRegionReader } from './region.ts';
import { mergeFields, readIdentity } from './request-fields.ts';
import { verifyServiceKey } from './service-key.ts';
import { createHiddenVisitorTeller } from './tell-hidden-visitors.ts';
import { TransportFault } from './transport-faults.ts';
import { noteWritten, WRITTEN_COOKIE } from './written-cookie.ts';

/** Registers every call below `/api/`; anything else there is answered by name too. */
export function registerCalls(app: FastifyInstance, services: CallServices, handlers: readonly Handler[]): void {
  const { config } = services;
  const answerKey = config.encryptAnswers ? config.keys.answerKey : undefined;
  const regionOf = createRegionReader(config);
  const tellHiddenVisitors = createHiddenVisitorTeller(config);
  const send = (reply: FastifyReply, answer: Answer): FastifyReply => {
    reply.answerCode = answer.code;
    return reply.code(200).type('application/json; charset=utf-8').send(encodeAnswer(answer, answerKey));
  };

  for (const handler of handlers) {
    const maxBytes = handler.call.maxBytes ?? DEFAULT_MAX_BYTES;
    // Before the body is read: what a stranger sends costs nothing.
    const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
      const refusal = handler.call.access === 'service' ? refuseStranger(services, handler, request) : undefined;
      return refusal && send(reply, refusal);
    };
    app.post(`/api/${handler.call.path}`, { bodyLimit: maxBytes, onRequest }, async (request, reply) => {
      const { skipRest, ...callRequest } = await readCall(request, handler, maxBytes);
      const common = {
        cookie: cookieSession(request),
        written: request.cookies[WRITTEN_COOKIE],
        region: regionOf(request),
        userAgent: request.headers['user-agent'] ?? '',
        requestId: request.id,
        log: request.log,
      };
      const sign = request.headers.sign;
      const answer = await traceCall(services, handler, request, () =>
        answerCall(services, handler, {
          ...common,
          ...callRequest,
          ip: request.ip,
          sign: typeof sign === 'string' ? sign : '',
        }),
      );
      await skipRest?.();
      if (handler.call.access !== 'service' && answer.code === 0) tellHiddenVisitors(request);
      if (handler.call.access === 'session' && answer.code === 0) {
        const { session, uid } = readIdentity(callRequest.fields);
        if (session !== '') giveAuthorsPlace(request, reply, config.publicUrl, uid);
      }
      if (handler.call.write && services.replica) await noteWritten(reply, services.replica, config.production);
      request.log.info({ call: handler.call.path, answer: answer.code, ms: Math.round(reply.elapsedTime) }, 'call');
      return send(reply, answer);
    });
  }
  app.all('/api/*', async (request, reply) => {
    if (request.method !== 'POST') throw new TransportFault(405, 'invalidRequest', 'Every call is a POST.');
    const unknown = new AppError('unknownCall', { msg: 'There is no such call.' });
    return send(reply, answerOfError(unknown, request.log));
  });
}

/** One span a call, whose id stands in the log lines too. */
function traceCall(
  { tracer }: CallServices,
  { call }: Handler,
  { id, headers }: FastifyRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const parent = typeof headers.traceparent === 'string' ? headers.traceparent : undefined;
  const tell = ({ code }: Answer) => ({ 'studio.answer_code': code });
  return tracer.span(call.path, { kind: 'server', parent, facts: { 'studio.request_id': id }, tell }, work);
}

/** What to answer a request for a service call that does not show the service key. */
function refuseStranger(
  { limiter, config }: CallServices,
  { call }: Handler,
  { ip, headers, log }: FastifyRequest,
): Answer | undefined {
  try {
    checkRate(limiter, call.path, ip, '');
    verifyServiceKey(headers.authorization, config.keys.ingestKey);
    return undefined;
  } catch (error) {
    return answerOfError(error, log);
  }
}

async function readCall(
  request: FastifyRequest,
  handler: Handler,
  maxBytes: number,
): Promise<Pick<CallRequest, 'fields' | 'readUpload'> & { skipRest?: () => Promise<void> }> {
  if (!handler.multipart && request.isMultipart()) throw new TransportFault(415, 'invalidRequest', 'Send JSON.');
  if (!handler.multipart) return { fields: mergeFields(request.query, request.body) };
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new TransportFault(413, 'tooLarge');
  const { fields, readUpload, skipRest } = await readMultipart(request, handler.call.maxFileBytes);
  return { fields: mergeFields(request.query, fields), readUpload, skipRest };
}
