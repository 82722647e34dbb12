import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** In seconds: a signed call takes some milliseconds, and nothing may take longer than the database's time limit. */
const CALL_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
const JOB_BUCKETS = [0.01, 0.1, 1, 10, 60, 600];

/** `ok`: answered as asked; `refused`: by a rule of the contract; `failed`: a fault of the server's. */
export type Outcome = 'ok' | 'refused' | 'failed';

/**
 * Everything that one server counts. Labels take few values: names of calls, codes and jobs, never an id or a text. None is
 * named `job` or `instance`: Prometheus gives every figure those itself, by where it has it from, and renames ours.
 */
export type Metrics = ReturnType<typeof createMetrics>;

/** @param processFigures false leaves out memory, CPU and the event loop, whose observers a test would have to stop */
export function createMetrics({ processFigures = true } = {}) {
  const registry = new Registry();
  const registers = [registry];
  /** Told when it is asked for: a job that hangs tells nothing by itself. */
  const jobLag = new Map<string, () => number>();
  const callLoad = new Map<'running' | 'waiting', () => number>();
  if (processFigures) collectDefaultMetrics({ register: registry });
  return {
    registry,
    callSeconds: new Histogram({
      name: 'studio_call_seconds',
      help: 'Time from the first byte of a request to the last of its answer.',
      labelNames: ['call', 'outcome'] as const,
      buckets: CALL_BUCKETS,
      registers,
    }),
    answers: new Counter({
      name: 'studio_answers_total',
      help: 'Answers by call and code: 0 is success, 500 a fault, 400001 a bad signature, 400005 a rate limit, 400045 a busy server.',
      labelNames: ['call', 'code'] as const,
      registers,
    }),
    authorPages: new Counter({
      name: 'studio_author_pages_total',
      help: 'Documents that browsers asked for in which an author has signed in: each begins with a call for the configuration.',
      registers,
    }),
    inFlight: new Gauge({ name: 'studio_requests_in_flight', help: 'Requests without an answer yet.', registers }),
    callLoad,
    calls: new Gauge({
      name: 'studio_calls',
      help: 'Calls that were let in, and calls that wait to be; without uploads that arrive and event streams.',
      labelNames: ['state'] as const,
      registers,
      collect() {
        for (const [state, count] of callLoad) this.set({ state }, count());
      },
    }),
    eventStreams: new Gauge({ name: 'studio_event_streams', help: 'Open event streams.', registers }),
    connections: new Gauge({
      name: 'studio_database_connections',
      help: 'Connections of the pool; waiting: requests that want one.',
      labelNames: ['state'] as const,
      registers,
    }),
    databaseUp: new Gauge({ name: 'studio_database_up', help: '1 while the database answers.', registers }),
    jobSeconds: new Histogram({
      name: 'studio_job_seconds',
      help: 'Time that a run of a job takes.',
      labelNames: ['job_name'] as const,
      buckets: JOB_BUCKETS,
      registers,
    }),
    jobFailures: new Counter({
      name: 'studio_job_failures_total',
      help: 'Runs of a job that ended with an error.',
      labelNames: ['job_name'] as const,
      registers,
    }),
    jobLag,
    jobLagSeconds: new Gauge({
      name: 'studio_job_lag_seconds',
      help: 'How long a job has been due without a run that ended well.',
      labelNames: ['job_name'] as const,
      registers,
      collect() {
        for (const [job, seconds] of jobLag) this.set({ job_name: job }, seconds());
      },
    }),
    clockOffset: new Gauge({
      name: 'studio_clock_offset_seconds',
      help: 'How far the clock of the server is ahead of the database’s.',
      registers,
    }),
    clockInDoubt: new Gauge({
      name: 'studio_clock_in_doubt',
      help: '1 while work that cannot be undone waits, because the clock may be ahead.',
      registers,
    }),
    rowsAside: new Gauge({
      name: 'studio_rows_put_aside',
      help: 'Rows of a job’s work that broke and are tried again later.',
      labelNames: ['job_name'] as const,
      registers,
    }),
    mailWaiting: new Gauge({ name: 'studio_mail_waiting', help: 'Mails that are to be sent.', registers }),
    mailOldestSeconds: new Gauge({
      name: 'studio_mail_oldest_seconds',
      help: 'Age of the oldest mail that is to be sent.',
      registers,
    }),
    mailRefused: new Counter({
      name: 'studio_mail_refused_total',
      help: 'Mails that the mail server refused for good.',
      registers,
    }),
    scheduledLateSeconds: new Gauge({
      name: 'studio_scheduled_late_seconds',
      help: 'How long the chapter that is due longest has been waiting to go out.',
      registers,
    }),
    ledgerUnbalanced: new Gauge({
      name: 'studio_ledger_unbalanced',
      help: '1 where the entries of a currency do not add up to nothing.',
      registers,
    }),
    remoteFailures: new Counter({
      name: 'studio_remote_failures_total',
      help: 'Remotes that failed in a browser, as its page tells.',
      labelNames: ['remote', 'version', 'reason'] as const,
      registers,
    }),
  };
}
