/** Work done again and again until stopped. */
export interface Repeated {
  /** Waits for a run in progress. */
  stop(): Promise<void>;
}

/**
 * Runs `work` at once and then every `everyMs`, never twice at a time; an error is told and the next run tries again.
 *
 * @param work long runs look at the signal, which says that the server stops
 */
export function repeat(
  everyMs: number,
  work: (signal: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
): Repeated {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const run = async (): Promise<void> => {
    await work(stopping.signal).catch(onError);
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      running = run();
    }, everyMs);
    timer.unref();
  };
  let running = run();
  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
