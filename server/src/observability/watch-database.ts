import { and, count, eq, gt, isNotNull, lt, min, sql, sum } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Database } from '../database/connect.ts';
import { chapters } from '../database/schema/chapters.ts';
import { ledgerEntries } from '../database/schema/ledger.ts';
import { mailOutbox } from '../database/schema/platform.ts';
import { putAside } from '../database/schema/put-aside.ts';
import type { Clock } from '../platform/clock.ts';
import { repeat } from '../platform/repeat.ts';
import type { Metrics } from './metrics.ts';

export interface WatchedDatabase {
  db: Database;
  pool: Pool;
  clock: Clock;
}

const LOOK_EVERY_MS = 10_000;
/** It reads every entry there is. */
const LEDGER_EVERY_MS = 10 * 60_000;

/**
 * Keeps the figures that only the database knows. Looked up beforehand and not when they are asked for: whoever asks
 * often costs no queries, and a database that is away delays no figure.
 */
export function watchDatabase(metrics: Metrics, watched: WatchedDatabase): { stop(): Promise<void> } {
  const { pool } = watched;
  const away = (): void => metrics.databaseUp.set(0);
  const looking = [
    repeat(LOOK_EVERY_MS, () => look(metrics, watched), away),
    repeat(LEDGER_EVERY_MS, () => checkLedger(metrics, watched.db), away),
  ];
  const counting = setInterval(() => countConnections(metrics, pool), 1_000);
  counting.unref();
  return {
    async stop() {
      clearInterval(counting);
      await Promise.all(looking.map((job) => job.stop()));
    },
  };
}

export function countConnections(
  { connections }: Metrics,
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>,
): void {
  connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
  connections.set({ state: 'idle' }, pool.idleCount);
  connections.set({ state: 'waiting' }, pool.waitingCount);
}

/** One look at what waits: mail, chapters, and rows that broke. */
export async function look(metrics: Metrics, { db, clock }: Pick<WatchedDatabase, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const [mail] = await db
    .select({ waiting: count(), oldest: min(mailOutbox.createdAt) })
    .from(mailOutbox)
    .where(isNotNull(mailOutbox.nextTryAt));
  const [late] = await db
    .select({ due: min(chapters.scheduledAt) })
    .from(chapters)
    .where(and(eq(chapters.status, 'scheduled'), lt(chapters.scheduledAt, now)));
  const aside = await db
    .select({ job: putAside.job, rows: count() })
    .from(putAside)
    .where(gt(putAside.failures, 0))
    .groupBy(putAside.job);
  const ageOf = (time: Date | null | undefined): number =>
    time ? Math.max(0, (now.getTime() - time.getTime()) / 1000) : 0;
  metrics.databaseUp.set(1);
  metrics.rowsAside.reset();
  for (const { job, rows } of aside) metrics.rowsAside.set({ job_name: job }, rows);
  metrics.mailWaiting.set(mail?.waiting ?? 0);
  metrics.mailOldestSeconds.set(ageOf(mail?.oldest));
  metrics.scheduledLateSeconds.set(ageOf(late?.due));
}

export async function checkLedger(metrics: Metrics, db: Database): Promise<void> {
  const wrong = await db
    .select({ currency: ledgerEntries.currency })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.currency)
    .having(sql`${sum(ledgerEntries.amountMinor)} <> 0`);
  metrics.ledgerUnbalanced.set(wrong.length > 0 ? 1 : 0);
}
