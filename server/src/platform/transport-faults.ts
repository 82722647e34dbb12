import { type ErrorName, errorEntry } from '@myfiction/shared/contract/error-catalogue.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isPoolBusy } from '../database/is-pool-busy.ts';
import { ObjectStoreError } from '../objects/object-store-error.ts';
import { AppError } from './handler.ts';

/** Requests that never became a call: the only ones with a 4xx or 5xx status. */
const FAULTS: Readonly<Record<string, { name: ErrorName; msg?: string }>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { name: 'tooLarge' },
  FST_ERR_CTP_INVALID_JSON_BODY: { name: 'invalidRequest', msg: 'The body is not valid JSON.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { name: 'invalidRequest', msg: 'Send application/json, or multipart for an upload.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { name: 'invalidRequest', msg: 'The body does not have the announced length.' },
  FST_INVALID_MULTIPART_CONTENT_TYPE: { name: 'invalidRequest', msg: 'This call takes multipart/form-data.' },
  FST_REQ_FILE_TOO_LARGE: { name: 'tooLarge' },
  FST_FIELDS_LIMIT: { name: 'tooLarge' },
  FST_PARTS_LIMIT: { name: 'tooLarge' },
  FST_FILES_LIMIT: { name: 'tooLarge' },
};

/** What a refusal of the domain is where there is no call that it could be the answer of: a download, a form of a provider's. */
const STATUSES: Partial<Readonly<Record<ErrorName, number>>> = {
  serverError: 500,
  notFound: 404,
  tooLarge: 413,
  tooManyRequests: 429,
  filesUnavailable: 503,
  busy: 503,
};

/** A transport fault that the server itself found. */
export class TransportFault extends Error {
  override name = 'TransportFault';
  constructor(
    readonly statusCode: number,
    readonly errorName: ErrorName,
    message?: string,
  ) {
    super(message ?? errorEntry(errorName).message ?? '');
  }
}

/** Fastify's error handler: one shape of answer for every fault, and nothing of the server's inside. */
export function answerFault(thrown: Thrown, request: FastifyRequest, reply: FastifyReply): void {
  const error = asFault(thrown);
  const isOurs = error instanceof TransportFault;
  const known = isOurs ? { name: error.errorName, msg: error.message } : FAULTS[error.code];
  const isRefusal = error.statusCode && error.statusCode >= 400 && error.statusCode < 500;
  const statusCode = error.statusCode && (isOurs || isRefusal) ? error.statusCode : 500;
  if (statusCode >= 500) request.log.error({ err: thrown }, 'request failed');
  // What is too large is not read, so the connection cannot serve another request.
  if (statusCode === 413) reply.header('connection', 'close');
  const name: ErrorName = known?.name ?? (statusCode === 500 ? 'serverError' : 'invalidRequest');
  const fault = new AppError(name, { msg: known?.msg ?? (statusCode === 500 ? undefined : 'Invalid request.') });
  reply.code(statusCode).send({ code: fault.code, msg: fault.message, data: {} });
}

type Thrown = FastifyError | TransportFault | AppError | ObjectStoreError;

function asFault(thrown: Thrown): FastifyError | TransportFault {
  const error = refusalOf(thrown);
  if (!(error instanceof AppError)) return error;
  return new TransportFault(STATUSES[error.errorName] ?? 400, error.errorName, error.message);
}

function refusalOf(thrown: Thrown): FastifyError | TransportFault | AppError {
  if (thrown instanceof ObjectStoreError) return new AppError('filesUnavailable');
  return isPoolBusy(thrown) ? new AppError('busy') : thrown;
}
