import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Replica } from '../database/replica/open-replica.ts';
import { createFileStore } from '../files/object-file-store.ts';
import { createOutboxMailer } from '../mail/outbox-mailer.ts';
import { openObjectStore } from '../objects/open-object-store.ts';
import { BRISK, type Patience } from '../objects/s3-object-store.ts';
import type { Observability } from '../observability/open-observability.ts';
import { readConfig, type ServerConfig } from '../platform/config.ts';
import type { Drain } from '../platform/drain.ts';
import type { Handler } from '../platform/handler.ts';
import type { SoundTime } from '../platform/sound-time/sound-time.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { startTestDatabase, type TestContents, type TestDatabase } from './test-database.ts';

export interface TestApp {
  app: FastifyInstance;
  database: TestDatabase;
  clock: TestClock;
  config: ServerConfig;
  /** Log lines as they were written. */
  logLines: string[];
  close(): Promise<void>;
}

export interface TestAppOptions {
  config?: Partial<ServerConfig>;
  /** Calls of the test's own instead of the server's. */
  handlers?: readonly Handler[];
  env?: NodeJS.ProcessEnv;
  observability?: Pick<Observability, 'metrics' | 'tracer'>;
  drain?: Drain;
  soundTime?: Pick<SoundTime, 'confirm'>;
  replica?: Replica;
  /** With an object store that does not answer. */
  patience?: Patience;
  contents?: TestContents;
  /** Another server's database and clock: two servers of one studio. */
  beside?: Pick<TestApp, 'database' | 'clock'>;
}

/** The whole server on a database of its own, without rate limits unless the test sets a factor. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'studio-app-'));
  const env = { RATE_LIMIT_FACTOR: '0', DATA_DIR: folder, ...options.env };
  const config: ServerConfig = { ...readConfig(env, folder), ...options.config };
  const database = options.beside?.database ?? (await startTestDatabase(options.contents));
  const clock = options.beside?.clock ?? createTestClock();
  const logLines: string[] = [];
  const objects = openObjectStore(config, options.patience ?? BRISK);
  const app = await buildApp({
    config,
    db: database.db,
    databaseUrl: database.url,
    clock,
    mail: createOutboxMailer({ clock, delivered: config.smtpUrl !== undefined, keepCode: !config.production }),
    files: createFileStore(objects),
    objects,
    ...(options.observability && { observability: options.observability }),
    isReady: async () => true,
    ...(options.drain && { drain: options.drain }),
    ...(options.soundTime && { soundTime: options.soundTime }),
    replica: options.replica,
    logStream: { write: (line) => logLines.push(line) },
    handlers: options.handlers,
  });
  return {
    app,
    database,
    clock,
    config,
    logLines,
    async close() {
      await app.close();
      if (!options.beside) await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
