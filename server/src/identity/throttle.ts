import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { throttles } from '../database/schema/verification.ts';
import { AppError } from '../platform/handler.ts';

/** How often something may happen in a fixed window. */
export interface Limit {
  /** What is counted and for whom. */
  key: string;
  most: number;
  windowMs: number;
}

/** @example scaleLimits(limits, config.rateLimitFactor) */
export function scaleLimits(limits: readonly Limit[], factor: number): Limit[] {
  return factor === 0 ? [] : limits.map((limit) => ({ ...limit, most: Math.ceil(limit.most * factor) }));
}

/**
 * Counts one event for each limit and answers `tooManyRequests` when one is over. Counted before the work, not after
 * it, so that a hundred tries at the same moment are a hundred events. A refused try does not move the end of a window:
 * nobody can keep somebody else out for longer than one window.
 */
export async function countAgainst(db: Database, limits: readonly Limit[], now: Date): Promise<void> {
  if (limits.length === 0) return;
  // In one order always: two calls that count the same keys must not wait for each other in a circle.
  const rows = [...limits]
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, windowMs }) => ({ key, events: 1, windowEndsAt: new Date(now.getTime() + windowMs) }));
  const over = sql`${throttles.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  const counted = await db
    .insert(throttles)
    .values(rows)
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        events: sql`case when ${over} then 1 else ${throttles.events} + 1 end`,
        windowEndsAt: sql`case when ${over} then excluded.window_ends_at else ${throttles.windowEndsAt} end`,
      },
    })
    .returning({ key: throttles.key, events: throttles.events });
  const most = new Map(limits.map((limit) => [limit.key, limit.most]));
  if (counted.some(({ key, events }) => events > (most.get(key) ?? 0))) throw new AppError('tooManyRequests');
}

/** Takes back one counted event of each limit, after work that turned out well. */
export async function uncount(db: Database, limits: readonly Limit[]): Promise<void> {
  if (limits.length === 0) return;
  const keys = limits.map((limit) => limit.key);
  await db
    .update(throttles)
    .set({ events: sql`greatest(${throttles.events} - 1, 0)` })
    .where(inArray(throttles.key, held(db, keys)));
}

export async function forgetCounts(db: Database, keys: readonly string[]): Promise<void> {
  await db.delete(throttles).where(inArray(throttles.key, held(db, keys)));
}

/** The keys that are counted, taken in the order of `countAgainst`. */
function held(db: Database, keys: readonly string[]) {
  return db
    .select({ key: throttles.key })
    .from(throttles)
    .where(inArray(throttles.key, [...keys]))
    .orderBy(sql`${throttles.key} collate "C"`)
    .for('update');
}
