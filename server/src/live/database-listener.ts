import { Client } from 'pg';

export interface ListenerOptions {
  databaseUrl: string;
  channels: readonly string[];
  onNotice: (channel: string, payload: string) => void;
  /** The connection stands, for the first time or again: what was said in between was not heard. */
  onListening: () => void;
  onLost: (error: Error) => void;
}

export interface DatabaseListener {
  close(): Promise<void>;
}

const RETRY_MS = [100, 500, 1_000, 2_000, 5_000];
/** A connection whose other end is gone without a word is noticed by asking. */
const PROBE_EVERY_MS = 15_000;
const PROBE_TIMEOUT_MS = 5_000;

/** One connection of its own that hears what the database tells, and comes back by itself for as long as it is wanted. */
export function listenToDatabase(options: ListenerOptions): DatabaseListener {
  let closed = false;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;

  const connect = async (): Promise<void> => {
    const next = new Client({
      connectionString: options.databaseUrl,
      application_name: 'myfiction-listener',
      connectionTimeoutMillis: PROBE_TIMEOUT_MS,
      query_timeout: PROBE_TIMEOUT_MS,
      keepAlive: true,
    });
    client = next;
    let lost = false;
    const lose = (error: Error): void => {
      if (lost) return;
      lost = true;
      clearTimeout(timer);
      next.end().catch(() => {});
      if (closed) return;
      options.onLost(error);
      timer = setTimeout(() => void connect(), RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)]);
      timer.unref();
    };
    const probe = (): void => {
      timer = setTimeout(() => next.query('select 1').then(probe, lose), PROBE_EVERY_MS);
      timer.unref();
    };
    next.on('error', lose);
    next.on('end', () => lose(new Error('The database closed the connection.')));
    next.on('notification', ({ channel, payload }) => options.onNotice(channel, payload ?? ''));
    try {
      await next.connect();
      for (const channel of options.channels) await next.query(`listen ${channel}`);
    } catch (error) {
      lose(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    if (lost) return;
    failures = 0;
    probe();
    options.onListening();
  };

  void connect();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
