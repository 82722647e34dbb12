import type { z } from 'zod';

/**
 * One call of the platform API: the single source of its request and answer types. The server validates `input` and
 * (in tests) `output`; the client is typed by both and loads neither.
 */
export interface Call<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  /** Path below `/api/`, for example `myfiction/story/list`. */
  path: string;
  /** `service`: the platform's own servers, by the service key. */
  access: 'public' | 'session' | 'service';
  /** Writes take an `idempotencyKey`; a repeat answers with the first answer. */
  write: boolean;
  /** True where the answer brings a new session token: a repeat gets it by the one that it replaces. */
  renewsSession?: boolean;
  /** True for what an author may still do while blocked: take everything along. */
  openToBlocked?: boolean;
  input: I;
  output: O;
  /** Largest request body in bytes. */
  maxBytes?: number;
  /** Largest file of a multipart call in bytes; a picture's limit without it. */
  maxFileBytes?: number;
}

export function defineCall<I extends z.ZodType, O extends z.ZodType>(call: Call<I, O>): Call<I, O> {
  return call;
}

export const DEFAULT_MAX_BYTES = 64 * 1024;
