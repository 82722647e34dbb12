import { HttpFailure, type HttpRequest, post } from './http.ts';

const request: HttpRequest = { url: '/api/x', body: '{}', headers: { sign: 's' }, timeoutMs: 1_000 };
const fetched = jest.fn<Promise<{ status: number; text: () => Promise<string> }>, [string, RequestInit]>();
const { fetch } = globalThis;

beforeEach(() => {
  Object.assign(globalThis, { fetch: fetched });
  fetched.mockReset();
});
afterEach(() => {
  Object.assign(globalThis, { fetch });
  jest.useRealTimers();
});

const answers = (status: number, text: string): void => {
  fetched.mockResolvedValue({ status, text: async () => text });
};
/** As fetch does: rejects when its signal is aborted, and never before. */
const hangs = (): void => {
  fetched.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
};
const kindOf = (call: Promise<unknown>): Promise<unknown> =>
  call.catch((error: unknown) => (error instanceof HttpFailure ? error.kind : error));

test('posts with credentials and reads JSON', async () => {
  answers(200, '{"code":0}');
  await expect(post(request)).resolves.toEqual({ status: 200, data: { code: 0 } });
  expect(fetched).toHaveBeenCalledWith(
    '/api/x',
    expect.objectContaining({
      method: 'POST',
      body: '{}',
      headers: { sign: 's' },
      credentials: 'include',
    }),
  );
});

test('what is no JSON stays text, whatever its status', async () => {
  answers(502, '<html>Bad gateway</html>');
  await expect(post(request)).resolves.toEqual({ status: 502, data: '<html>Bad gateway</html>' });
});

test('a connection that breaks is a network failure, also in the middle of the answer', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await kindOf(post(request))).toBe('network');
  fetched.mockResolvedValue({ status: 200, text: () => Promise.reject(new TypeError('reset')) });
  expect(await kindOf(post(request))).toBe('network');
});

test('an answer that is late is a time-out', async () => {
  jest.useFakeTimers();
  hangs();
  const call = kindOf(post(request));
  await jest.advanceTimersByTimeAsync(999);
  expect(await Promise.race([call, Promise.resolve('waiting')])).toBe('waiting');
  await jest.advanceTimersByTimeAsync(1);
  expect(await call).toBe('timeout');
});

test('an aborted request is given up, and one aborted before is never sent', async () => {
  hangs();
  const controller = new AbortController();
  const call = kindOf(post({ ...request, signal: controller.signal }));
  controller.abort();
  expect(await call).toBe('aborted');
  fetched.mockClear();
  expect(await kindOf(post({ ...request, signal: controller.signal }))).toBe('aborted');
  expect(fetched).not.toHaveBeenCalled();
});
