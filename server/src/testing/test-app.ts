import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { createDiskFileStore } from '../files/disk-file-store.ts';
import { createOutboxMailer } from '../mail/outbox-mailer.ts';
import { readConfig, type ServerConfig } from '../platform/config.ts';
import type { Handler } from '../platform/handler.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { startTestDatabase, type TestDatabase } from './test-database.ts';

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
}

/** The whole server on a database of its own, without rate limits unless the test sets a factor. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'studio-app-'));
  const env = { RATE_LIMIT_FACTOR: '0', DATA_DIR: folder, ...options.env };
  const config: ServerConfig = { ...readConfig(env, folder), ...options.config };
  const database = await startTestDatabase();
  const clock = createTestClock();
  const logLines: string[] = [];
  const app = await buildApp({
    config,
    db: database.db,
    clock,
    mail: createOutboxMailer({ clock, delivered: config.smtpUrl !== undefined, keepCode: !config.production }),
    files: createDiskFileStore(join(config.dataDir, 'files')),
    isReady: async () => true,
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
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
