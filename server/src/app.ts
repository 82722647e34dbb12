import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './account/routes.ts';
import { activityRoutes } from './activities/routes.ts';
import { registerAnalytics } from './analytics/collect-events.ts';
import { registerApplicationFiles } from './applications/file-routes.ts';
import { applicationRoutes } from './applications/routes.ts';
import { billingRoutes } from './billing/routes.ts';
import { chapterRoutes } from './chapters/routes.ts';
import { textToolRoutes } from './chapters/text-tools/routes.ts';
import { historyRoutes } from './chapters/versions/routes.ts';
import { commentRoutes } from './comments/routes.ts';
import type { Database } from './database/connect.ts';
import type { Replica } from './database/replica/open-replica.ts';
import { registerDelivery } from './delivery/register-delivery.ts';
import { deliveryRoutes } from './delivery/routes.ts';
import { exportRoutes, registerExports } from './export/export-routes.ts';
import { registerFiles } from './files/file-routes.ts';
import type { FileStore } from './files/file-store.ts';
import { helpRoutes } from './help/routes.ts';
import { homeRoutes } from './home/routes.ts';
import { registerAppleCallback } from './identity/providers/apple-callback.ts';
import { identityRoutes } from './identity/routes.ts';
import { imageRoutes } from './images/routes.ts';
import { importRoutes } from './imports/routes.ts';
import { registerAttachments } from './inbox/attachments/attachment-routes.ts';
import { inboxRoutes } from './inbox/routes.ts';
import { liveRoutes } from './live/routes.ts';
import { registerEventStreams } from './live/stream-route.ts';
import type { Mailer } from './mail/mailer.ts';
import { registerOutbox } from './mail/outbox-routes.ts';
import type { ObjectStore } from './objects/object-store.ts';
import { createRemoteFailureCounter } from './observability/count-remote-failures.ts';
import { registerMetrics } from './observability/metrics-routes.ts';
import { observeRequests } from './observability/observe-requests.ts';
import { type Observability, unobserved } from './observability/open-observability.ts';
import { payoutRoutes } from './payout/routes.ts';
import { createAdmission, limitsFor } from './platform/admission.ts';
import { registerCalls } from './platform/call-routes.ts';
import type { Clock } from './platform/clock.ts';
import type { ServerConfig } from './platform/config.ts';
import { closeConnections, type Drain } from './platform/drain.ts';
import type { Handler } from './platform/handler.ts';
import { registerHealth } from './platform/health-routes.ts';
import { createHttpServer } from './platform/http-server.ts';
import { createRateLimiter } from './platform/rate-limiter.ts';
import { createSecrets } from './platform/secrets.ts';
import type { SoundTime } from './platform/sound-time/sound-time.ts';
import { readerRoutes } from './readers/routes.ts';
import { storyRoutes } from './stories/routes.ts';
import { registerElsewhere } from './system/elsewhere-routes.ts';
import { systemRoutes } from './system/routes.ts';
import { volumeRoutes } from './volumes/routes.ts';
import { writingRoutes } from './writing/routes.ts';

/** Every call that this server answers. */
export const HANDLERS: readonly Handler[] = [
  ...systemRoutes,
  ...helpRoutes,
  ...liveRoutes,
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
  ...billingRoutes,
  ...commentRoutes,
  ...applicationRoutes,
  ...activityRoutes,
  ...inboxRoutes,
  ...payoutRoutes,
  ...deliveryRoutes,
];

export interface AppOptions {
  config: ServerConfig;
  db: Database;
  /** Where the one connection that listens goes. */
  databaseUrl: string;
  clock: Clock;
  mail: Mailer;
  files: FileStore;
  /** Where published versions of the web app lie. */
  objects: ObjectStore;
  /** A standby that some reads go to. */
  replica?: Replica | undefined;
  /** True once the database answers and is migrated. */
  isReady: () => Promise<boolean>;
  /** Counts and traces for nobody without it. */
  observability?: Pick<Observability, 'metrics' | 'tracer'>;
  /** Told of every call whose caller has the same time. */
  soundTime?: Pick<SoundTime, 'confirm'>;
  /** Set where the server can be stopped in order. */
  drain?: Drain;
  /** Where log lines go; standard output without it. */
  logStream?: { write(line: string): void };
  handlers?: readonly Handler[];
}

/** The whole server short of listening: calls, stored files, pages and remotes, health, the development mailbox. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, db, databaseUrl, clock, mail, files, objects, replica } = options;
  const { metrics, tracer } = options.observability ?? unobserved();
  const app = await createHttpServer(options);
  observeRequests(app, metrics);
  if (options.drain) closeConnections(app, options.drain);
  const limiter = createRateLimiter(clock, config.rateLimitFactor);
  const admission = createAdmission(limitsFor(config.databaseConnections));
  metrics.callLoad.set('running', () => admission.running).set('waiting', () => admission.waiting);
  const secrets = createSecrets(config.keys.dataKey, config.keys.otherDataKeys);
  registerHealth(app, async () => !options.drain?.draining && (await options.isReady()));
  registerCalls(
    app,
    { config, db, clock, mail, files, secrets, limiter, admission, tracer, replica, soundTime: options.soundTime },
    options.handlers ?? HANDLERS,
  );
  registerEventStreams(app, { db, databaseUrl, clock, limiter });
  registerAppleCallback(app, { db, clock, secrets, config });
  registerAnalytics(app, { db, clock, limiter, countFailures: createRemoteFailureCounter(metrics) });
  if (config.metrics.token !== undefined) registerMetrics(app, metrics, config.metrics.token);
  registerFiles(app, files);
  registerExports(app, { db, clock, files, secrets, limiter });
  registerApplicationFiles(app, { db, clock, secrets });
  registerAttachments(app, { db, clock, files, secrets });
  if (!config.production) {
    registerOutbox(app, db);
    registerElsewhere(app);
  }
  await registerDelivery(app, { config, db, databaseUrl, clock, objects, limiter });
  return app;
}
