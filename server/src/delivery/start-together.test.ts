import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Connection, connect, type Database } from '../database/connect.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { openObjectStore } from '../objects/open-object-store.ts';
import { readConfig } from '../platform/config.ts';
import { createHttpServer } from '../platform/http-server.ts';
import { createRateLimiter } from '../platform/rate-limiter.ts';
import { writeBuiltRemote, writeBuiltShell } from '../testing/built-web-app.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { until } from '../testing/until.ts';
import { registerDelivery } from './register-delivery.ts';

const REMOTES = ['auth', 'comments', 'inbox'];
/** Of the server that waits. */
const STATEMENT_MS = 1_500;
const database = freshDatabase();
const clock = createTestClock();
let other: Connection;
let root: string;
const apps: FastifyInstance[] = [];

beforeEach(async () => {
  other = connect(database.url, { statementTimeoutMs: STATEMENT_MS });
  root = await mkdtemp(join(tmpdir(), 'together-'));
  await writeBuiltShell(root);
  for (const remote of REMOTES) await writeBuiltRemote(root, remote);
});
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
  await other.close();
  await rm(root, { recursive: true, force: true });
});

async function start(db: Database, slow: (objects: ObjectStore) => ObjectStore): Promise<FastifyInstance> {
  const config = readConfig({}, root);
  const app = await createHttpServer({ config, logStream: { write: () => {} } });
  apps.push(app);
  await registerDelivery(app, {
    ...{ config, db, databaseUrl: database.url, clock },
    objects: slow(openObjectStore(config)),
    limiter: createRateLimiter(clock, 0),
  });
  return app;
}

const served = async (app: FastifyInstance) =>
  Object.entries<{ enabled: boolean }>((await app.inject({ url: '/registry.json' })).json().remotes)
    .filter(([, { enabled }]) => enabled)
    .map(([remote]) => remote);

test('servers that start at once on an empty store all have every remote, however long one compresses', async () => {
  const stored: string[] = [];
  let goOn = (): void => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const hold = (objects: ObjectStore): ObjectStore => ({
    ...objects,
    async put(key, ...rest) {
      stored.push(key);
      await held;
      return objects.put(key, ...rest);
    },
  });
  const starting = Promise.all([start(database.db, hold), start(other.db, hold)]);
  // Rejections are looked at below.
  starting.catch(() => {});
  // Both publish the first remote, and one has waited for the other for longer than a statement may take.
  const haveWaited = async (): Promise<boolean> => {
    const { rows } = await database.pool.query(
      `select count(*)::int as waiting from pg_stat_activity where datname = current_database()
        and xact_start < clock_timestamp() - make_interval(secs => $1)`,
      [(STATEMENT_MS * 2) / 1_000],
    );
    return rows[0].waiting === 2;
  };
  await until(haveWaited, 10_000).finally(goOn);
  for (const app of await starting) expect(await served(app)).toEqual(REMOTES);
  const files = stored.filter((key) => key.includes('/remotes/'));
  expect(new Set(files).size).toBe(files.length);
});
