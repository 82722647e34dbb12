import { isRecord } from '@myfiction/shared/contract/is-record.ts';
import { TransportFault } from './transport-faults.ts';
import { withoutNul } from './without-nul.ts';

/** Body and query of a call: what the signature covers and the schema checks. */
export type RequestFields = Readonly<Record<string, unknown>>;

/** Merges query and body; the body wins. Throws a `TransportFault` when the body is no object. */
export function mergeFields(query: unknown, body: unknown): RequestFields {
  if (body !== undefined && !isRecord(body)) {
    throw new TransportFault(400, 'invalidRequest', 'The body must be a JSON object.');
  }
  return { ...(isRecord(query) ? query : {}), ...(body ?? {}) };
}

/** The identity fields that the server acts on; multipart brings them as text. */
export interface Identity {
  /** Unix seconds, NaN when absent. */
  ts: number;
  session: string;
  uid: number;
  /** BCP 47, empty when absent. */
  lang: string;
}

export function readIdentity(fields: RequestFields): Identity {
  return {
    ts: readNumber(fields.ts),
    session: typeof fields.session === 'string' ? fields.session : '',
    uid: readNumber(fields.uid),
    lang: typeof fields.lang === 'string' ? withoutNul(fields.lang) : '',
  };
}

function readNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}
