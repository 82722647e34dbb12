import { serializeError } from './serialize-error.ts';

/** How long calls in progress may take to finish. */
const STOP_TIMEOUT_MS = 25_000;
/** Ctrl-C reaches a process twice when its parent passes it on: only a later one means "now". */
const SECOND_SIGNAL_AFTER_MS = 1_500;

export interface Stopping {
  /**
   * Sets what is done before the process ends.
   *
   * @param drainMs how long that waits before it closes anything
   */
  onStop(close: () => Promise<void>, drainMs?: number): void;
}

/** Ends the process in order on SIGTERM, SIGINT and when the parent is gone; at once on a second signal. */
export function stopOnSignals(): Stopping {
  let close = async (): Promise<void> => {};
  let limitMs = STOP_TIMEOUT_MS;
  let firstAtMs: number | undefined;

  const stop = (): void => {
    if (firstAtMs !== undefined) {
      if (performance.now() - firstAtMs > SECOND_SIGNAL_AFTER_MS) process.exit(1);
      return;
    }
    firstAtMs = performance.now();
    setTimeout(() => process.exit(1), limitMs).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(serializeError(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
  return {
    onStop(next, drainMs = 0) {
      close = next;
      limitMs = STOP_TIMEOUT_MS + drainMs;
    },
  };
}
