import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** What happens between the signal to stop and the closing of the door. */
export interface Drain {
  /** From then on the server says that it is not ready. */
  readonly draining: boolean;
  /** Resolves when the gateway has had the time to look away. */
  begin(): Promise<void>;
}

/**
 * Answers go on until the gateway has noticed: who closes the door first refuses requests that are on their way. Each
 * answer says that the connection ends with it.
 */
export function createDrain(seconds: number): Drain {
  let draining = false;
  return {
    get draining() {
      return draining;
    },
    async begin() {
      draining = true;
      await delay(seconds * 1000);
    },
  };
}

/** To be called before routes are declared. */
export function closeConnections(app: FastifyInstance, drain: Drain): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (drain.draining) reply.header('connection', 'close');
  });
}
