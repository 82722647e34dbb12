import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { remotePointers, remoteVersions, shellBuilds } from '../../database/schema/delivery.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import { MOVE_LOCK } from '../pointer/move-pointer.ts';
import { assetKey, remoteKey } from './object-keys.ts';

/** A tab is closed or has read a new registry by then. */
export const VERSIONS_KEPT_MS = 90 * DAY_MS;
/** The newest versions of a remote stay whatever their age: somewhere to roll back to. */
export const VERSIONS_KEPT = 10;

interface Options {
  db: Database;
  objects: ObjectStore;
  now: Date;
  signal?: AbortSignal;
}

/** Lets go of versions that no tab can run any more. What a pointer names stays, whatever its age. */
export async function purgeVersions({ db, objects, now, signal }: Options): Promise<void> {
  await markRemoved(db, now);
  const removed = and(isNotNull(remoteVersions.removedAt), eq(remoteVersions.emptied, false));
  for (const { remote, version } of await db.select().from(remoteVersions).where(removed)) {
    if (signal?.aborted) return;
    for (const key of await objects.list(remoteKey(remote, version))) await objects.remove(key);
    // Published anew in between, it is not removed any more.
    await db
      .update(remoteVersions)
      .set({ emptied: true })
      .where(and(eq(remoteVersions.remote, remote), eq(remoteVersions.version, version), removed));
  }
  await purgeAssets({ db, objects, now });
}

/** First it can be chosen no more, then its files go. */
async function markRemoved(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MOVE_LOCK})`);
    const newest = sql`(
      select count(*) from ${remoteVersions} newer
      where newer.remote = ${remoteVersions.remote} and newer.at > ${remoteVersions.at}) < ${VERSIONS_KEPT}`;
    const named = sql`exists (
      select 1 from ${remotePointers}
      where ${remotePointers.remote} = ${remoteVersions.remote} and ${remoteVersions.version} in
        (${remotePointers.live}, ${remotePointers.previous}, ${remotePointers.candidate}, ${remotePointers.bundled}))`;
    await tx
      .update(remoteVersions)
      .set({ removedAt: now })
      .where(
        and(
          isNull(remoteVersions.removedAt),
          lt(remoteVersions.lastNamedAt, new Date(now.getTime() - VERSIONS_KEPT_MS)),
          sql`not ${named}`,
          sql`not ${newest}`,
        ),
      );
  });
}

/** Assets that only builds of the shell need which nobody has served for as long. */
async function purgeAssets({ db, objects, now }: Options): Promise<void> {
  const before = new Date(now.getTime() - VERSIONS_KEPT_MS);
  const builds = await db.select().from(shellBuilds);
  const old = builds.filter(({ lastServedAt }) => lastServedAt < before);
  const needed = new Set(builds.filter((build) => !old.includes(build)).flatMap(({ files }) => files));
  for (const file of old.flatMap(({ files }) => files)) {
    if (needed.has(file)) continue;
    for (const copy of ['', '.br', '.gz']) await objects.remove(assetKey(file) + copy);
  }
  if (old.length === 0) return;
  await db.delete(shellBuilds).where(
    inArray(
      shellBuilds.id,
      old.map(({ id }) => id),
    ),
  );
}
