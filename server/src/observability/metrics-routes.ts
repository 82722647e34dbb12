import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { showsKey } from '../platform/service-key.ts';
import { TransportFault } from '../platform/transport-faults.ts';
import type { Metrics } from './metrics.ts';

export const METRICS_PATH = '/metrics';

/** Serves the figures on the studio's own port, to those who show the token; to others there is no such page. */
export function registerMetrics(app: FastifyInstance, { registry }: Metrics, token: string): void {
  app.get(METRICS_PATH, async (request, reply) => {
    if (!showsKey(request.headers.authorization, token)) throw new TransportFault(404, 'notFound');
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}

/** Serves the figures, and nothing else, on a port that only the monitoring reaches. */
export function serveMetrics({ registry }: Metrics, token: string | undefined): Server {
  return createServer((request, response) => {
    const asked = request.method === 'GET' && request.url === METRICS_PATH;
    if (!asked || (token !== undefined && !showsKey(request.headers.authorization, token))) {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (figures) => response.writeHead(200, { 'content-type': registry.contentType }).end(figures),
      () => response.writeHead(500).end(),
    );
  });
}
