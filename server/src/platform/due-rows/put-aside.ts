import { DAY_MS, MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, eq, gt, inArray, lt, lte, notExists, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/connect.ts';
import { deleteInSteps } from '../../database/delete-in-steps.ts';
import { putAside } from '../../database/schema/put-aside.ts';
import { retryDelayMs } from '../retry-delay.ts';

/** A job comes again once a day at least: what nobody has tried for longer is not there any more. */
const KEPT_MS = 7 * DAY_MS;
/** Longer than anything outside is waited for; what a server held that died is asked again after this. */
export const HELD_MS = MINUTE_MS;

/** Leaves a row alone for a while, twice as long after each failure. */
export async function putRowAside(tx: Database, job: string, key: string, now: Date): Promise<void> {
  const [kept] = await tx
    .insert(putAside)
    .values({ job, key, until: now })
    .onConflictDoUpdate({
      target: [putAside.job, putAside.key],
      set: { failures: sql`${putAside.failures} + 1` },
    })
    .returning({ failures: putAside.failures });
  const until = new Date(now.getTime() + retryDelayMs(kept?.failures ?? 1));
  await tx
    .update(putAside)
    .set({ until })
    .where(and(ofJob(job), eq(putAside.key, key)));
}

/** Keeps a row from other servers while one works on it outside of a transaction. False where one of them has it. */
export async function holdRow(tx: Database, job: string, key: string, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() + HELD_MS);
  const held = await tx
    .insert(putAside)
    .values({ job, key, failures: 0, until })
    .onConflictDoUpdate({ target: [putAside.job, putAside.key], set: { until }, setWhere: lte(putAside.until, now) })
    .returning({ key: putAside.key });
  return held.length > 0;
}

/** Their work is done after all. */
export async function takeRowsBack(tx: Database, job: string, keys: readonly string[]): Promise<void> {
  await tx.delete(putAside).where(and(ofJob(job), inArray(putAside.key, [...keys])));
}

/** The condition of rows that are not put aside. @param key what names a row, as it was put aside */
export function isNotAside(db: Database, job: string, key: AnyPgColumn | SQL, now: Date): SQL {
  const aside = and(ofJob(job), eq(putAside.key, sql`${key}::text`), gt(putAside.until, now));
  return notExists(db.select({ key: putAside.key }).from(putAside).where(aside));
}

/** Forgets rows that are there no more. */
export async function purgePutAside(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  await deleteInSteps(db, putAside, lt(putAside.until, new Date(now.getTime() - KEPT_MS)), signal);
}

const ofJob = (job: string): SQL => eq(putAside.job, job);
