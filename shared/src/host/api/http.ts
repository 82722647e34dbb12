export interface HttpRequest {
  url: string;
  body: string | FormData;
  headers: Readonly<Record<string, string>>;
  timeoutMs: number;
  signal?: AbortSignal;
}

export interface HttpResponse {
  status: number;
  /** Text, or what it says where it is JSON. */
  data: unknown;
}

/** What carries the requests. Rejects with an {@link HttpFailure}; any status is an answer. */
export type HttpAdapter = (request: HttpRequest) => Promise<HttpResponse>;

/** No answer arrived, in time or at all, or nobody waits for it any more. */
export class HttpFailure extends Error {
  override readonly name = 'HttpFailure';

  constructor(
    readonly kind: 'network' | 'timeout' | 'aborted',
    cause?: unknown,
  ) {
    super(kind, { cause });
  }
}

/** One controller for both ends: AbortSignal.any is younger than some browsers that we serve. */
async function sendByFetch({ url, body, headers, timeoutMs, signal }: HttpRequest): Promise<HttpResponse> {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    abort();
  }, timeoutMs);
  signal?.addEventListener('abort', abort);
  try {
    const init = { method: 'POST', body, headers, credentials: 'include', signal: controller.signal } as const;
    const response = await fetch(url, init);
    return { status: response.status, data: await response.text() };
  } catch (cause) {
    if (signal?.aborted) throw new HttpFailure('aborted', cause);
    throw new HttpFailure(isLate ? 'timeout' : 'network', cause);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

let adapter: HttpAdapter = sendByFetch;

/** Replaces what carries the requests, for tests. Returns a function that puts the former one back. */
export function setHttpAdapter(replacement: HttpAdapter): () => void {
  const former = adapter;
  adapter = replacement;
  return () => {
    adapter = former;
  };
}

/** Posts, and reads the answer's text as JSON where it is JSON: a proxy's error page stays text. */
export async function post(request: HttpRequest): Promise<HttpResponse> {
  if (request.signal?.aborted) throw new HttpFailure('aborted');
  const { status, data } = await adapter(request);
  return { status, data: typeof data === 'string' ? parsed(data) : data };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
