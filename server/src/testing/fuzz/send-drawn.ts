import type { Call } from '@myfiction/shared/contract/call.ts';
import { isRecord } from '@myfiction/shared/contract/is-record.ts';
import type { AuthorSession } from '../author-things.ts';
import { signFields } from '../sign-fields.ts';
import { identityFields } from '../signed-call.ts';
import type { TestApp } from '../test-app.ts';
import type { DrawnRequest } from './draw-requests.ts';
import type { FuzzAnswer } from './find-faults.ts';
import { rawJson } from './hostile-values.ts';

export interface Sender {
  testApp: TestApp;
  author: AuthorSession;
  /** For calls that take one. */
  files: readonly Buffer[];
  /** True for calls that come as multipart. */
  multipart: boolean;
}

export interface SentRequest {
  url: string;
  headers: Record<string, string>;
  payload: string | Buffer;
}

/** Sends one request through the whole server, without a socket. */
export async function sendDrawn(sender: Sender, call: Call, drawn: DrawnRequest): Promise<FuzzAnswer> {
  const started = performance.now();
  const { statusCode, body } = await sender.testApp.app.inject({
    method: 'POST',
    ...writeRequest(sender, call, drawn),
  });
  return { status: statusCode, body, ms: performance.now() - started };
}

/** A request as it goes over the wire. */
export function writeRequest(sender: Sender, call: Call, drawn: DrawnRequest): SentRequest {
  const { testApp, author } = sender;
  const own = identityFields(testApp, drawn.signedIn ? { session: author } : {});
  const key = drawn.idempotencyKey === undefined ? {} : { idempotencyKey: drawn.idempotencyKey };
  const payload = isRecord(drawn.payload) ? drawn.payload : {};
  const raw = drawn.instead ?? rawJson({ ...own, ...key, ...payload, ...drawn.identity });
  const url = `/api/${call.path}${drawn.query}`;
  if (call.access === 'service') {
    const key = drawn.rightSignature ? testApp.config.keys.ingestKey : 'wrong';
    return { url, headers: { 'content-type': drawn.contentType, authorization: `Bearer ${key}` }, payload: raw };
  }
  const body = readBack(raw);
  const fields = sender.multipart ? asText(body) : body;
  const query = Object.fromEntries(new URLSearchParams(drawn.query));
  const sign = drawn.rightSignature ? signed({ ...query, ...fields }) : 'f'.repeat(64);
  if (!sender.multipart) return { url, headers: { 'content-type': drawn.contentType, sign }, payload: raw };
  const file = sender.files[drawn.file % sender.files.length] ?? Buffer.alloc(0);
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, sign };
  return { url, headers, payload: drawn.instead === undefined ? multipartBody(fields, file) : Buffer.from(raw) };
}

const BOUNDARY = 'odd-files-8d2f';

function multipartBody(fields: Readonly<Record<string, unknown>>, file: Buffer): Buffer {
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name.replace(/["\r\n]/g, '_')}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="file"\r\n\r\n`;
  return Buffer.concat([Buffer.from(parts.join('') + head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

function asText(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  const text = (value: unknown): string => (typeof value === 'object' ? 'an object' : String(value));
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, text(value)]));
}

/** What the server will read: the signature covers that. */
function readBack(raw: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(raw);
    return isRecord(body) ? body : {};
  } catch {
    return {};
  }
}

function signed(fields: Readonly<Record<string, unknown>>): string {
  try {
    return signFields(fields, true);
  } catch {
    return 'f'.repeat(64);
  }
}
