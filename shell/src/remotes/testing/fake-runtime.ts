import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

type Answer = () => Promise<unknown>;

/**
 * Scripts what the federation runtime answers, load by load; the last answer repeats. The test file mocks
 * `@module-federation/enhanced/runtime`.
 */
export function answerLoads(...answers: readonly [Answer, ...Answer[]]): jest.MockedFunction<typeof loadRemote> {
  const mocked = jest.mocked(loadRemote);
  let next = 0;
  mocked.mockImplementation(() => {
    const answer = answers[Math.min(next, answers.length - 1)] ?? answers[0];
    next += 1;
    // The runtime types a module by the caller's wish; what comes is whatever the remote exposes.
    return answer() as Promise<never>;
  });
  return mocked;
}

export const registrations = (): { name: string; entry: string; force: boolean }[] =>
  jest.mocked(registerRemotes).mock.calls.flatMap(([remotes, options]) =>
    remotes.map((remote) => ({
      name: remote.name,
      entry: 'entry' in remote ? remote.entry : '',
      force: options?.force ?? false,
    })),
  );

/** The registry that `/registry.json` answers with. */
export function answerRegistry(registry: unknown): jest.Mock {
  const fetched = jest.fn(async () => ({ ok: true, json: async () => registry }));
  Object.assign(globalThis, { fetch: fetched });
  return fetched;
}
