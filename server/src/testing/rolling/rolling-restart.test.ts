import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createFileStore } from '../../files/object-file-store.ts';
import { openSession } from '../../identity/sessions.ts';
import { tellAuthor } from '../../live/tell-author.ts';
import { createS3ObjectStore } from '../../objects/s3-object-store.ts';
import { systemClock } from '../../platform/clock.ts';
import { freePort } from '../../platform/free-port.ts';
import { addUser, storyFields } from '../fixtures.ts';
import { freshDatabase } from '../fresh-database.ts';
import { S3_TEST_KEYS, type S3Server, startS3Server } from '../s3-server.ts';
import { copyStudio } from '../studio-copy.ts';
import { followEvents } from './follow-events.ts';
import type { Gateway } from './gateway.ts';
import { type LoadRequest, startLoad } from './load.ts';
import { prepareStudio, type Replica, startReplica } from './replica.ts';
import { signedRequest } from './signed-request.ts';
import { startGateway } from './start-gateway.ts';

// Eight seconds where nothing else runs.
jest.setTimeout(90_000);

// Declared first, so that it runs before the database goes.
afterAll(async () => {
  await gateway?.close();
  await Promise.all((replicas ?? []).map((replica) => replica.stop()));
  await store?.close();
  await rm(folder, { recursive: true, force: true });
});

const database = freshDatabase();
let folder: string;
let store: S3Server;
let replicas: Replica[];
let gateway: Gateway;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rolling-'));
  store = await startS3Server({ bucket: 'studio' });
  const script = await copyStudio(folder);
  const env = {
    ...{ NODE_ENV: 'test', DATABASE_URL: database.url, DEMO: 'false', LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '0' },
    ...{ TRUSTED_PROXIES: '127.0.0.1', DRAIN_SECONDS: '1', FILES_STORE: 's3', S3_BUCKET: 'studio' },
    ...{ S3_ENDPOINT: store.url, S3_ACCESS_KEY_ID: S3_TEST_KEYS.accessKeyId },
    S3_SECRET_ACCESS_KEY: S3_TEST_KEYS.secretAccessKey,
  };
  expect(await prepareStudio(script, { ...env, DATA_DIR: join(folder, 'prepare') })).toContain('web app is published');
  replicas = await Promise.all(
    ['a', 'b'].map(async (name) => startReplica(script, await freePort(), { ...env, DATA_DIR: join(folder, name) })),
  );
  const port = await freePort();
  gateway = await startGateway({ port, upstreams: replicas.map((replica) => replica.port), folder });
  url = `http://127.0.0.1:${port}`;
});
test('two replicas restarted one after the other, under load: no request fails, no event is lost', async () => {
  const { db, pool } = database;
  const uid = await addUser(db, { penName: 'Noor' });
  const session = { uid, session: await openSession(db, { uid, ip: '', now: systemClock.now() }) };
  const { accessKeyId, secretAccessKey } = S3_TEST_KEYS;
  const files = createFileStore(
    createS3ObjectStore({
      ...{ endpoint: store.url, region: 'us-east-1', bucket: 'studio', prefix: '', pathStyle: true },
      ...{ accessKeyId, secretAccessKey },
    }),
  );
  const picture = await files.put(Buffer.from('picture'), 'webp');
  let created = 0;

  const requests: ((turn: number) => LoadRequest)[] = [
    () => signedRequest('account/counts', {}, session),
    () => signedRequest('story/list', { filter: 0 }, session),
    () => ({ path: '/stories', check: (body) => (body.includes('main.0123abcd.js') ? undefined : 'no page') }),
    () => ({ path: '/assets/main.0123abcd.js' }),
    () => ({ path: picture.url, check: (body) => (body === 'picture' ? undefined : 'another picture') }),
    () => ({ path: '/registry.json' }),
    () => {
      created++;
      return signedRequest('story/create', { fields: storyFields(), idempotencyKey: randomUUID() }, session);
    },
  ];
  const events = followEvents(url, session);
  const load = startLoad(url, 6, (turn) => requests[turn % requests.length]?.(turn) ?? { path: '/' });
  const told: string[] = [];
  const telling = setInterval(() => {
    const message_id = randomUUID();
    told.push(message_id);
    void tellAuthor(db, uid, { topic: 'message', message_id }, systemClock.now());
  }, 50);

  for (const replica of replicas) await replica.restart();

  clearInterval(telling);
  const figures = await load.end();
  await waitUntil(() => told.every((id) => events.heard.includes(id)));
  await events.end();
  console.info(
    `${gateway.name}: ${figures.requests} requests, ${figures.failed.length} failed, p50 ${figures.p50Ms} ms, ` +
      `p99 ${figures.p99Ms} ms, slowest ${figures.slowestMs} ms; ${told.length} events, ${events.moves()} moves`,
  );
  expect(figures.failed).toEqual([]);
  expect(figures.requests).toBeGreaterThan(100);
  expect(events.problems).toEqual([]);
  expect(events.moves()).toBeGreaterThanOrEqual(1);
  expect((await pool.query('select count(*)::int as total from stories')).rows).toEqual([{ total: created }]);
});

async function waitUntil(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds(); tries++) {
    if (tries > 100) throw new Error('Not every event has come.');
    await delay(50);
  }
}
