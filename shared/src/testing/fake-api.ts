import { API_CALLS, type ApiCallName, type ApiInput, type ApiOutput } from '../contract/calls.ts';
import { API_PREFIX, type IdentityFields } from '../contract/identity-fields.ts';
import { HttpFailure, type HttpRequest, type HttpResponse, setHttpAdapter } from '../host/api/http.ts';
import { ApiFailure, NetworkFailure } from './api-failure.ts';
import { reportProblem } from './problems.ts';

type Result<N extends ApiCallName> = ApiOutput<N> | ApiFailure | NetworkFailure;

/** Fakes by call name. What a fake gets and gives is checked against the contract. */
export type ApiHandlers = {
  [N in ApiCallName]?: (input: ApiInput<N> & IdentityFields) => Result<N> | Promise<Result<N>>;
};

export interface RecordedCall {
  name: string;
  fields: Readonly<Record<string, unknown>>;
  files: Readonly<Record<string, Blob>>;
  headers: Readonly<Record<string, unknown>>;
}

export interface FakeApi {
  /** Every call so far, oldest first. */
  calls: readonly RecordedCall[];
  callsOf: (name: ApiCallName) => RecordedCall[];
  /** Adds or replaces fakes. */
  use: (handlers: ApiHandlers) => void;
}

/** Puts an in-memory API in the network's place. A request without a fake fails the test and names itself. */
export function installFakeApi(first: ApiHandlers = {}): FakeApi {
  let handlers: ApiHandlers = first;
  const calls: RecordedCall[] = [];
  setHttpAdapter(async (request) => {
    const call = recordCall(request);
    calls.push(call);
    return await Promise.race([answer(call, handlers), aborted(request)]);
  });
  return {
    calls,
    callsOf: (name) => calls.filter((call) => call.name === name),
    use: (more) => {
      handlers = { ...handlers, ...more };
    },
  };
}

async function answer(call: RecordedCall, handlers: ApiHandlers): Promise<HttpResponse> {
  const name = call.name;
  const handler = isCallName(name) ? handlers[name] : undefined;
  if (!isCallName(name) || !handler) {
    reportProblem(`Unfaked request in a test: ${name}`);
    throw new HttpFailure('network');
  }
  checkSchema(name, 'input', call.fields);
  // One handler type for each name cannot be called for a name that is only known now; the schema has checked it.
  const result: unknown = await (handler as (fields: unknown) => unknown)(call.fields);
  if (result instanceof NetworkFailure) throw new HttpFailure('network');
  if (result instanceof ApiFailure) return respond(result.answer);
  checkSchema(name, 'output', result);
  return respond({ code: 0, msg: '', data: result });
}

function checkSchema(name: ApiCallName, side: 'input' | 'output', value: unknown): void {
  const parsed = API_CALLS[name][side].safeParse(value);
  if (!parsed.success) reportProblem(`The ${side} of ${name} is not as the contract says: ${parsed.error.message}`);
}

function isCallName(name: string): name is ApiCallName {
  return Object.hasOwn(API_CALLS, name);
}

export function respond(data: unknown, status = 200): HttpResponse {
  return { data, status };
}

function recordCall({ url, body, headers }: HttpRequest): RecordedCall {
  const path = new URL(url, window.location.origin).pathname;
  const parts = body instanceof FormData ? [...body] : Object.entries<unknown>(JSON.parse(body));
  const files = parts.filter((part): part is [string, Blob] => part[1] instanceof Blob);
  return {
    name: path.startsWith(API_PREFIX) ? path.slice(API_PREFIX.length) : path,
    fields: Object.fromEntries(parts.filter(([, value]) => !(value instanceof Blob))),
    files: Object.fromEntries(files),
    headers,
  };
}

function aborted({ signal }: HttpRequest): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new HttpFailure('aborted')));
  });
}
