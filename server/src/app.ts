import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './account/routes.ts';
import { chapterRoutes } from './chapters/routes.ts';
import { textToolRoutes } from './chapters/text-tools/routes.ts';
import { historyRoutes } from './chapters/versions/routes.ts';
import type { Database } from './database/connect.ts';
import { registerDelivery } from './delivery/register-delivery.ts';
import { exportRoutes, registerExports } from './export/export-routes.ts';
import { registerFiles } from './files/file-routes.ts';
import type { FileStore } from './files/file-store.ts';
import { homeRoutes } from './home/routes.ts';
import { registerAppleCallback } from './identity/providers/apple-callback.ts';
import { identityRoutes } from './identity/routes.ts';
import { imageRoutes } from './images/routes.ts';
import { importRoutes } from './imports/routes.ts';
import type { Mailer } from './mail/mailer.ts';
import { registerOutbox } from './mail/outbox-routes.ts';
import { registerCalls } from './platform/call-routes.ts';
import type { Clock } from './platform/clock.ts';
import type { ServerConfig } from './platform/config.ts';
import type { Handler } from './platform/handler.ts';
import { registerHealth } from './platform/health-routes.ts';
import { createHttpServer } from './platform/http-server.ts';
import { createRateLimiter } from './platform/rate-limiter.ts';
import { createSecrets } from './platform/secrets.ts';
import { readerRoutes } from './readers/routes.ts';
import { storyRoutes } from './stories/routes.ts';
import { systemRoutes } from './system/routes.ts';
import { volumeRoutes } from './volumes/routes.ts';
import { writingRoutes } from './writing/routes.ts';

/** Every call that this server answers. */
export const HANDLERS: readonly Handler[] = [
  ...systemRoutes,
  ...identityRoutes,
  ...accountRoutes,
  ...imageRoutes,
  ...storyRoutes,
  ...chapterRoutes,
  ...historyRoutes,
  ...textToolRoutes,
  ...volumeRoutes,
  ...importRoutes,
  ...exportRoutes,
  ...writingRoutes,
  ...homeRoutes,
  ...readerRoutes,
];

export interface AppOptions {
  config: ServerConfig;
  db: Database;
  clock: Clock;
  mail: Mailer;
  files: FileStore;
  /** True once the database answers and is migrated. */
  isReady: () => Promise<boolean>;
  /** Where log lines go; standard output without it. */
  logStream?: { write(line: string): void };
  handlers?: readonly Handler[];
}

/** The whole server short of listening: calls, stored files, pages and remotes, health, the development mailbox. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, db, clock, mail, files } = options;
  const app = await createHttpServer(options);
  const limiter = createRateLimiter(clock, config.rateLimitFactor);
  const secrets = createSecrets(config.keys.dataKey);
  registerHealth(app, options.isReady);
  registerCalls(app, { config, db, clock, mail, files, secrets, limiter }, options.handlers ?? HANDLERS);
  registerAppleCallback(app, { db, clock, secrets, config });
  registerFiles(app, files);
  registerExports(app, { db, clock, files });
  if (!config.production) registerOutbox(app, db);
  await registerDelivery(app, config);
  return app;
}
