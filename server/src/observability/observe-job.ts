import type { Observability } from './open-observability.ts';

/** Work that is done again and again. */
type Work = (signal: AbortSignal) => Promise<void>;

/** The same work, timed. A run that fails is counted, and fails as before. */
export function observeJob(
  { metrics, tracer }: Pick<Observability, 'metrics' | 'tracer'>,
  job: string,
  everyMs: number,
  work: Work,
): Work {
  let endedAtMs = performance.now();
  metrics.jobFailures.inc({ job_name: job }, 0);
  metrics.jobLag.set(job, () => Math.max(0, performance.now() - endedAtMs - everyMs) / 1000);
  return async (signal) => {
    const stopTimer = metrics.jobSeconds.startTimer({ job_name: job });
    try {
      await tracer.span(`job ${job}`, {}, () => work(signal));
      endedAtMs = performance.now();
    } catch (error) {
      metrics.jobFailures.inc({ job_name: job });
      throw error;
    } finally {
      stopTimer();
    }
  };
}
