import type { Call } from '@myfiction/shared/contract/call.ts';
import { type ErrorName, errorEntry } from '@myfiction/shared/contract/error-catalogue.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { Database } from '../database/connect.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Clock } from './clock.ts';
import type { ServerConfig } from './config.ts';
import type { Secrets } from './secrets.ts';
import { withoutNul } from './without-nul.ts';

/** What a call may use. `uid` is 0 and `sessionId` empty on public calls made without a session. */
export interface CallContext {
  /**
   * A write runs inside one transaction together with its idempotency record, and `db` is that transaction: it commits
   * when the call answers and rolls back when it throws. Catch a database error (a unique violation, for example) only
   * around a nested `db.transaction`, or the outer one is lost.
   */
  db: Database;
  uid: number;
  sessionId: string;
  ip: string;
  requestId: string;
  log: FastifyBaseLogger;
  clock: Clock;
  mail: Mailer;
  config: ServerConfig;
  files: FileStore;
  secrets: Secrets;
  /** Country that a trusted proxy named, or the configured fallback; empty when unknown. */
  region: string;
  /** BCP 47 language of the interface that asks; empty when it does not say. */
  lang: string;
  /** What the browser calls itself; empty when it says nothing. */
  userAgent: string;
  /** The file part of a multipart call; reads it to its end. Throws `tooLarge`. */
  readUpload?: () => Promise<Buffer>;
}

/** A call and the function that answers it, with the schema in between. */
export interface Handler {
  call: Call;
  /** True for calls that come as multipart: fields first, then one file. */
  multipart: boolean;
  /** True for reads that a standby of the database may answer: some seconds old, but never older than an own write. */
  fromReplica: boolean;
  /** True for writes that wait for something before their transaction: the database is not what they wait for. */
  waitsAhead: boolean;
  /** Checks the payload. Throws `invalidRequest`, or `notFound` for no id. */
  prepare(payload: unknown): PreparedCall;
}

/** Does what comes before a write's transaction, and gives the function that answers within it. */
export type PreparedCall = (context: CallContext) => Promise<(inside: CallContext) => Promise<unknown>>;

interface HandlerOptions {
  multipart?: boolean;
  fromReplica?: boolean;
}

/**
 * Binds a call of the contract to its domain function.
 *
 * @example export const storyRoutes = [handle(story.getStory, (context, input) => getStory(context, input.story_id))];
 */
export function handle<I extends z.ZodType, O extends z.ZodType>(
  call: Call<I, O>,
  run: (context: CallContext, input: z.output<I>) => Promise<z.input<O>>,
  options: HandlerOptions = {},
): Handler {
  return { ...handleAfter(call, async () => undefined, run, options), waitsAhead: false };
}

/**
 * `handle` for a write that waits for something besides the database, or works long: `ahead` is done before the
 * transaction begins, so that nothing is held meanwhile, and what it gives goes to `run`.
 *
 * @example handleAfter(files.uploadIdImage, readIdImage, keepIdImage, { multipart: true })
 */
export function handleAfter<I extends z.ZodType, O extends z.ZodType, A>(
  call: Call<I, O>,
  ahead: (context: CallContext, input: z.output<I>) => Promise<A>,
  run: (context: CallContext, input: z.output<I>, ready: A) => Promise<z.input<O>>,
  options: HandlerOptions = {},
): Handler {
  return {
    call,
    multipart: options.multipart ?? false,
    fromReplica: options.fromReplica ?? false,
    waitsAhead: true,
    prepare(payload) {
      const parsed = call.input.safeParse(withoutNul(payload));
      if (!parsed.success) throw refusal(call, parsed.error.issues[0]);
      return async (context) => {
        const ready = ahead(context, parsed.data);
        // What it throws counts inside: a repeat is answered as the first was, whatever comes of this now.
        await ready.catch(() => undefined);
        return async (inside) => run(inside, parsed.data, await ready);
      };
    },
  };
}

export interface AppErrorOptions {
  /** `data` of the answer, for example the current revision of a conflict. */
  data?: unknown;
  /** Replaces the catalogue's message, where the catalogue leaves it to the server. */
  msg?: string;
  /** Keep what the write has stored so far (a counted try, for example) instead of rolling it back. */
  commit?: boolean;
}

/** An answer other than success, by its name in the error catalogue. */
export class AppError extends Error {
  readonly code: number;
  readonly data: unknown;
  readonly commit: boolean;

  constructor(
    readonly errorName: ErrorName,
    options: AppErrorOptions = {},
  ) {
    const entry = errorEntry(errorName);
    super(options.msg ?? entry.message ?? '');
    this.name = 'AppError';
    this.code = entry.code;
    this.data = options.data ?? {};
    this.commit = options.commit ?? false;
  }
}

/** To an author, an id that cannot be one is like one that does not exist: the end of a link was cut off. */
function refusal({ access }: Call, issue: z.core.$ZodIssue | undefined): AppError {
  const isNoId = issue?.code === 'invalid_format' && issue.format === 'uuid';
  if (isNoId && access === 'session') return new AppError('notFound');
  return new AppError('invalidRequest', { msg: describeIssue(issue) });
}

function describeIssue(issue: z.core.$ZodIssue | undefined): string {
  if (!issue) return 'Invalid request.';
  // A rule of our own is written for the author; the library's texts need the field's name.
  return issue.path.length > 0 && issue.code !== 'custom' ? `${issue.path.join('.')}: ${issue.message}` : issue.message;
}
