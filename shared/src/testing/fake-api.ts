import {
  type AxiosAdapter,
  AxiosError,
  type AxiosResponse,
  CanceledError,
  type InternalAxiosRequestConfig,
} from 'axios';
import { API_CALLS, type ApiCallName, type ApiInput, type ApiOutput } from '../contract/calls.ts';
import { API_PREFIX, type IdentityFields } from '../contract/identity-fields.ts';
import { setHttpAdapter } from '../host/api/http.ts';
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
  const adapter: AxiosAdapter = async (config) => {
    const call = recordCall(config);
    calls.push(call);
    return await Promise.race([answer(config, call, handlers), aborted(config)]);
  };
  setHttpAdapter(adapter);
  return {
    calls,
    callsOf: (name) => calls.filter((call) => call.name === name),
    use: (more) => {
      handlers = { ...handlers, ...more };
    },
  };
}

async function answer(
  config: InternalAxiosRequestConfig,
  call: RecordedCall,
  handlers: ApiHandlers,
): Promise<AxiosResponse> {
  const name = call.name;
  const handler = isCallName(name) ? handlers[name] : undefined;
  if (!isCallName(name) || !handler) {
    reportProblem(`Unfaked request in a test: ${name}`);
    throw new AxiosError(`Unfaked request: ${name}`, AxiosError.ERR_NETWORK, config);
  }
  checkSchema(name, 'input', call.fields);
  // One handler type for each name cannot be called for a name that is only known now; the schema has checked it.
  const result: unknown = await (handler as (fields: unknown) => unknown)(call.fields);
  if (result instanceof NetworkFailure) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
  if (result instanceof ApiFailure) return respond(config, result.answer);
  checkSchema(name, 'output', result);
  return respond(config, { code: 0, msg: '', data: result });
}

function checkSchema(name: ApiCallName, side: 'input' | 'output', value: unknown): void {
  const parsed = API_CALLS[name][side].safeParse(value);
  if (!parsed.success) reportProblem(`The ${side} of ${name} is not as the contract says: ${parsed.error.message}`);
}

function isCallName(name: string): name is ApiCallName {
  return Object.hasOwn(API_CALLS, name);
}

export function respond(config: InternalAxiosRequestConfig, data: unknown, status = 200): AxiosResponse {
  return { data, status, statusText: '', headers: {}, config };
}

function recordCall(config: InternalAxiosRequestConfig): RecordedCall {
  const path = new URL(config.url ?? '', window.location.origin).pathname;
  const parts = config.data instanceof FormData ? [...config.data] : Object.entries(JSON.parse(config.data ?? '{}'));
  const files = parts.filter((part): part is [string, Blob] => part[1] instanceof Blob);
  return {
    name: path.startsWith(API_PREFIX) ? path.slice(API_PREFIX.length) : path,
    fields: Object.fromEntries(parts.filter(([, value]) => !(value instanceof Blob))),
    files: Object.fromEntries(files),
    headers: { ...config.headers },
  };
}

function aborted(config: InternalAxiosRequestConfig): Promise<never> {
  return new Promise((_, reject) => {
    config.signal?.addEventListener?.('abort', () => reject(new CanceledError()));
  });
}
