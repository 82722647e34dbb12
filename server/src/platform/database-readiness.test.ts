import { randomBytes } from 'node:crypto';
import { connect } from '../database/connect.ts';
import { isPoolBusy } from '../database/is-pool-busy.ts';
import { startDatabaseProxy } from '../testing/database-proxy.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { until } from '../testing/until.ts';
import { watchReadiness } from './database-readiness.ts';

const database = freshDatabase();
const CONNECTIONS = 2;

test('who has every connection taken is busy, not away: the gateway waits for less than one may take', async () => {
  const { pool, close } = connect(database.url, { max: CONNECTIONS });
  const isReady = watchReadiness(pool);
  expect(await isReady()).toBe(true);
  for (let times = 0; times < 2; times++) {
    const taken = await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.connect()));
    const began = performance.now();
    expect(await isReady()).toBe(true);
    expect(performance.now() - began).toBeLessThan(1_000);
    for (const client of taken) client.release(times === 0);
  }
  await close();
});

test('who gets no more connections than it has is busy, and not ready without any', async () => {
  const role = `scarce_${randomBytes(6).toString('hex')}`;
  await database.pool.query(`create role ${role} login password 'scarce' connection limit 1`);
  const url = Object.assign(new URL(database.url), { username: role, password: 'scarce' }).href;
  const [one, other] = [connect(url, { max: CONNECTIONS }), connect(url, { max: CONNECTIONS })];
  const [isReady, isOtherReady] = [watchReadiness(one.pool), watchReadiness(other.pool)];
  try {
    const taken = await one.pool.connect();
    expect(await isReady()).toBe(true);
    const refused = await one.pool.query('select 1').catch((error: unknown) => error);
    expect(isPoolBusy(refused)).toBe(true);
    await expect(isOtherReady()).rejects.toThrow(role);
    taken.release(true);
    await until(() => isOtherReady().catch(() => false));
  } finally {
    await Promise.all([one.close(), other.close()]);
    await database.pool.query(`drop role ${role}`);
  }
});

test('who cannot reach the database is not ready, however many wait for it', async () => {
  const proxy = await startDatabaseProxy(database.url);
  const times = { connectionTimeoutMillis: 300, queryTimeoutMs: 600 };
  const { pool, close } = connect(proxy.url, { max: CONNECTIONS, ...times });
  const isReady = watchReadiness(pool);
  expect(await isReady()).toBe(true);
  proxy.stall();
  const waiting = Array.from({ length: 3 * CONNECTIONS }, () => pool.query('select 1').catch(() => {}));
  await Promise.all(waiting.slice(0, CONNECTIONS));
  await expect(isReady()).rejects.toThrow();
  await Promise.all(waiting);
  proxy.restore();
  await until(() => isReady().catch(() => false));
  await close();
  await proxy.close();
});
