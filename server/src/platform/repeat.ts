/** Work done again and again until stopped. */
export interface Repeated {
  /** Waits for a run in progress. */
  stop(): Promise<void>;
}

/** Runs `work` every `everyMs`, never twice at a time; an error is told and the next run tries again. */
export function repeat(everyMs: number, work: () => Promise<void>, onError: (error: unknown) => void): Repeated {
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  let timer: NodeJS.Timeout;
  const schedule = (): void => {
    timer = setTimeout(() => {
      running = work()
        .catch(onError)
        .then(() => {
          if (!stopped) schedule();
        });
    }, everyMs);
    timer.unref();
  };
  schedule();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
