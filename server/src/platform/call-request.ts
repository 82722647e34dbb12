import type { FastifyBaseLogger } from 'fastify';
import type { Replica } from '../database/replica/open-replica.ts';
import type { Tracer } from '../observability/tracing/tracer.ts';
import type { Admission } from './admission.ts';
import type { CookieSession } from './find-caller.ts';
import type { CallContext } from './handler.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { RequestFields } from './request-fields.ts';
import type { SoundTime } from './sound-time/sound-time.ts';

/** What every call of one server shares. */
export type CallServices = Pick<CallContext, 'db' | 'clock' | 'mail' | 'config' | 'files' | 'secrets'> & {
  limiter: RateLimiter;
  admission: Admission;
  tracer: Tracer;
  replica?: Replica | undefined;
  soundTime?: Pick<SoundTime, 'confirm'> | undefined;
};

/** One call as it arrived, freed from HTTP. */
export interface CallRequest {
  fields: RequestFields;
  sign: string;
  ip: string;
  region: string;
  userAgent: string;
  cookie: CookieSession | undefined;
  /** Where the database's log was after the browser's last write, as its cookie says. */
  written?: string | undefined;
  requestId: string;
  log: FastifyBaseLogger;
  readUpload?: () => Promise<Buffer>;
}
