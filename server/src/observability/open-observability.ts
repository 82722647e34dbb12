import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Pool } from 'pg';
import type { Database } from '../database/connect.ts';
import type { Clock } from '../platform/clock.ts';
import type { ServerConfig } from '../platform/config.ts';
import { explainListening } from '../platform/listen.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { serveMetrics } from './metrics-routes.ts';
import { startTracing } from './tracing/start-tracing.ts';
import { traceQueries } from './tracing/trace-queries.ts';
import { NO_TRACER, type Tracer } from './tracing/tracer.ts';
import { watchDatabase } from './watch-database.ts';

/** What one server tells of itself. */
export interface Observability {
  metrics: Metrics;
  tracer: Tracer;
  /** Serves the figures on their own port, where there is one, until it is closed. */
  close(): Promise<void>;
}

export interface ObservedServer {
  config: Pick<ServerConfig, 'metrics' | 'traces' | 'host'>;
  db: Database;
  pool: Pool;
  clock: Clock;
}

/** For tests, and for a server that nobody watches. */
export const unobserved = (): Observability => ({
  metrics: createMetrics({ processFigures: false }),
  tracer: NO_TRACER,
  close: async () => {},
});

async function openPort(server: Server, port: number, host: string): Promise<Server> {
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    throw explainListening(error, 'METRICS_PORT', host, port);
  });
  return server;
}

/** Starts what the settings ask for. What they do not ask for costs a counter or nothing. */
export async function openObservability({ config, db, pool, clock }: ObservedServer): Promise<Observability> {
  const { port, token } = config.metrics;
  const watched = port !== undefined || token !== undefined;
  const metrics = createMetrics({ processFigures: watched });
  const tracer = config.traces ? await startTracing(config.traces) : NO_TRACER;
  if (config.traces) traceQueries(pool, tracer);
  const own = port === undefined ? undefined : await openPort(serveMetrics(metrics, token), port, config.host);
  const watching = watched ? watchDatabase(metrics, { db, pool, clock }) : undefined;
  return {
    metrics,
    tracer,
    async close() {
      own?.close();
      own?.closeAllConnections();
      await watching?.stop();
      await tracer.close();
    },
  };
}
