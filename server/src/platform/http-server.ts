import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { DEFAULT_MAX_BYTES } from '@myfiction/shared/contract/call.ts';
import { UPLOAD_TIMEOUT_MS } from '@myfiction/shared/contract/identity-fields.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { IMAGE_MAX_BYTES } from '@myfiction/shared/contract/rules.ts';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { createAddressList } from './address-list.ts';
import { compressAnswers } from './compress-answers.ts';
import type { ServerConfig } from './config.ts';
import { loggerOptions } from './logger-options.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { answerFault, TransportFault } from './transport-faults.ts';

export interface HttpServerOptions {
  config: ServerConfig;
  /** Where log lines go; standard output without it. */
  logStream?: { write(line: string): void };
}

const FIELD_MAX_BYTES = 16 * 1024;
/** Headers are a few hundred bytes. */
const HEADERS_TIMEOUT_MS = 15_000;
const HEADERS_MAX_BYTES = 16 * 1024;

/** Fastify with what every answer needs: ids, logs, headers, one shape of fault. No cross-origin access at all. */
export async function createHttpServer({ config, logStream }: HttpServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerOptions(config.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Without one that was named, forwarded headers are what anybody can write.
    trustProxy: config.trustedProxies.length > 0 ? createAddressList(config.trustedProxies) : false,
    bodyLimit: DEFAULT_MAX_BYTES,
    // Slow senders must not fill the server, and who gave up waiting sends no more.
    requestTimeout: UPLOAD_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, maxHeaderSize: HEADERS_MAX_BYTES },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : paths.notFound()),
  });
  await app.register(cookie);
  await app.register(multipart, {
    limits: {
      fields: 32,
      fieldNameSize: 100,
      fieldSize: FIELD_MAX_BYTES,
      files: 1,
      fileSize: IMAGE_MAX_BYTES,
      parts: 34,
      headerPairs: 20,
    },
  });
  useJsonOnly(app);
  addSecurityHeaders(app);
  compressAnswers(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.setErrorHandler(answerFault);
  app.setNotFoundHandler(() => {
    throw new TransportFault(404, 'notFound');
  });
  return app;
}

/** Of an address that was cut within a character, nothing can be read. */
function isDecodable(url: string): boolean {
  try {
    decodeURI(url.split('?', 1).join());
    return true;
  } catch {
    return false;
  }
}

/** An empty body is an empty payload; text and forms are refused, so that no page can post without a CORS preflight. */
function useJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else parse(request, body, done);
  });
}
