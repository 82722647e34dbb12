import type { Answer } from '@myfiction/shared/contract/answer.ts';
import type { Call } from '@myfiction/shared/contract/call.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/connect.ts';
import { isDatabaseFull, isPoolBusy } from '../database/is-pool-busy.ts';
import { ObjectStoreError } from '../objects/object-store-error.ts';
import type { Apart } from './admission.ts';
import { answerOnce, findAnswer, writeIdentity } from './answer-once.ts';
import type { CallRequest, CallServices } from './call-request.ts';
import { checkRate } from './check-rate.ts';
import { checkTime } from './check-time.ts';
import { refusalToCommit } from './commit-refusals.ts';
import { type Caller, findCaller } from './find-caller.ts';
import { AppError, type CallContext, type Handler } from './handler.ts';
import { readAnywhere } from './read-anywhere.ts';
import { readIdentity } from './request-fields.ts';
import { verifySignature } from './verify-signature.ts';

const NOBODY: Caller = { uid: 0, sessionId: '' };

/**
 * Time → rate → signature → room → session → schema → idempotency → domain → answer. The size was checked on the way
 * in, and so was the service key of calls that need one: they carry no signature, which is the web app's, and name no
 * session.
 */
export async function answerCall(services: CallServices, handler: Handler, request: CallRequest): Promise<Answer> {
  try {
    return await checkAndRun(services, handler, request);
  } catch (error) {
    const lost = await findLostAnswer(services, handler, request, error).catch(() => undefined);
    return lost ?? answerOfError(error, request.log);
  }
}

/**
 * The answer that never arrived of a call that gave its session a new token: the old one opens nothing any more, but with
 * the key and the fields of that call, which only who made it knows, it opens that answer.
 */
async function findLostAnswer(
  { db, secrets }: CallServices,
  { call }: Handler,
  { fields }: CallRequest,
  error: unknown,
): Promise<Answer | undefined> {
  const isEnded = error instanceof AppError && error.errorName === 'sessionInvalid';
  const { session, uid } = readIdentity(fields);
  if (!isEnded || !call.renewsSession || session === '') return undefined;
  const write = writeIdentity(uid, call, fields, secrets);
  return write && findAnswer(db, write, secrets);
}

async function checkAndRun(services: CallServices, handler: Handler, request: CallRequest): Promise<Answer> {
  if (handler.call.access !== 'service') checkAuthor(services, handler.call, request);
  return services.admission.run((apart) => run(services, handler, request, apart));
}

async function run(services: CallServices, handler: Handler, request: CallRequest, apart: Apart): Promise<Answer> {
  const { call } = handler;
  const caller = await callerOf(services, call, request);
  const prepared = handler.prepare(request.fields);
  const context = createContext(services, call.write ? await withUpload(request, apart) : request, caller);
  const answer = await (handler.waitsAhead ? apart(() => prepared(context)) : prepared(context));
  if (!call.write)
    return success(await readAnywhere(services, handler, request, caller, (db) => answer({ ...context, db })));
  return runWrite(services, handler, request, caller, (tx) => answer({ ...context, db: tx }));
}

/** All that needs no database. */
function checkAuthor(services: CallServices, call: Call, request: CallRequest): void {
  const identity = readIdentity(request.fields);
  checkTime(identity.ts, services.clock.now());
  checkRate(services.limiter, call.path, request.ip, identity.session || (request.cookie?.session ?? ''));
  verifySignature(request.fields, request.sign, services.config.keys);
  services.soundTime?.confirm();
}

async function callerOf({ db, clock }: CallServices, call: Call, request: CallRequest): Promise<Caller> {
  if (call.access !== 'session') return NOBODY;
  const openToBlocked = call.openToBlocked ?? false;
  return findCaller(db, readIdentity(request.fields), request.cookie, { now: clock.now(), openToBlocked });
}

/** The file is here before a transaction begins: a slow sender holds neither a connection of the database nor a place. */
async function withUpload(request: CallRequest, apart: Apart): Promise<CallRequest> {
  const { readUpload } = request;
  if (!readUpload) return request;
  const bytes = await apart(readUpload);
  return { ...request, readUpload: async () => bytes };
}

/** A write and the record of its answer are one transaction. */
async function runWrite(
  { db, clock, secrets }: CallServices,
  { call }: Handler,
  { fields }: CallRequest,
  { uid }: Caller,
  run: (tx: Database) => Promise<unknown>,
): Promise<Answer> {
  const write = writeIdentity(uid, call, fields, secrets);
  return db.transaction(async (tx) => {
    const attempt = (): Promise<Answer> => run(tx).then(success, (error) => answerOfAppError(refusalToCommit(error)));
    return write ? answerOnce(tx, write, clock.now(), secrets, attempt) : attempt();
  });
}

function createContext(services: CallServices, request: CallRequest, caller: Caller): CallContext {
  const { db, clock, mail, config, files, secrets } = services;
  const { ip, region, userAgent, requestId, log, readUpload } = request;
  const { lang } = readIdentity(request.fields);
  return {
    db,
    clock,
    mail,
    config,
    files,
    secrets,
    ...caller,
    ip,
    region,
    lang,
    userAgent,
    requestId,
    log,
    readUpload,
  };
}

function success(data: unknown): Answer {
  return { code: 0, msg: '', data: data ?? {} };
}

export function answerOfError(error: unknown, log: FastifyBaseLogger): Answer {
  if (error instanceof AppError) return answerOfAppError(error);
  if (isDatabaseFull(error)) log.error({ err: error }, 'the database takes no more connections');
  if (isPoolBusy(error)) return answerOfAppError(new AppError('busy'));
  log.error({ err: error }, 'call failed');
  return answerOfAppError(new AppError(error instanceof ObjectStoreError ? 'filesUnavailable' : 'serverError'));
}

function answerOfAppError({ code, message, data }: AppError): Answer {
  return { code, msg: message, data };
}
