import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, eq, isNotNull, isNull, lt, not, sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '../../database/advisory-locks.ts';
import type { Database } from '../../database/connect.ts';
import { remotePointers, remoteVersions, shellBuilds } from '../../database/schema/delivery.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import type { Clock } from '../../platform/clock.ts';
import { type DueRows, workOffRows } from '../../platform/due-rows/work-off-rows.ts';
import { assetKey, remoteKey } from './object-keys.ts';
import { SHELL_ASSETS, takeFreeTurn } from './store-turn.ts';

/** A tab is closed or has read a new registry by then. */
export const VERSIONS_KEPT_MS = 90 * DAY_MS;
/** The newest versions of a remote stay whatever their age: somewhere to roll back to. */
export const VERSIONS_KEPT = 10;

interface Options {
  db: Database;
  objects: ObjectStore;
  clock: Clock;
  signal?: AbortSignal;
}

/** Lets go of versions that no tab can run any more. What a pointer names stays, whatever its age. */
export async function purgeVersions(options: Options): Promise<void> {
  const { db, clock, signal } = options;
  await markRemoved(db, clock.now());
  await workOffRows({ db, clock, job: 'purge versions', signal }, async (tx, rows) => {
    return (await emptyNext(tx, rows, options)) || (await dropNextBuild(tx, rows, options));
  });
}

async function emptyNext(tx: Database, rows: DueRows, { objects }: Options): Promise<boolean> {
  const removed = and(isNotNull(remoteVersions.removedAt), eq(remoteVersions.emptied, false));
  const [row] = await tx
    .select()
    .from(remoteVersions)
    .where(and(removed, rows.areDue(sql`(${remoteVersions.remote} || ' ' || ${remoteVersions.version})`)))
    .limit(1);
  // Whoever stores or removes of this remote is left to it, until the next run.
  if (!row || !(await takeFreeTurn(tx, row.remote))) return false;
  const { remote, version } = row;
  await rows.attempt(tx, `${remote} ${version}`, async (nested) => {
    // Published anew in between, it is not removed any more.
    const emptied = await nested
      .update(remoteVersions)
      .set({ emptied: true })
      .where(and(eq(remoteVersions.remote, remote), eq(remoteVersions.version, version), removed))
      .returning({ version: remoteVersions.version });
    if (emptied.length === 0) return;
    for (const object of await objects.list(remoteKey(remote, version))) await objects.remove(object);
  });
  return true;
}

/** First it can be chosen no more, then its files go. */
async function markRemoved(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.move})`);
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

/** A build of the shell that nobody has served for as long, with the assets that only such builds need. */
async function dropNextBuild(tx: Database, rows: DueRows, { objects, clock }: Options): Promise<boolean> {
  const old = lt(shellBuilds.lastServedAt, new Date(clock.now().getTime() - VERSIONS_KEPT_MS));
  const [build] = await tx
    .select()
    .from(shellBuilds)
    .where(and(old, rows.areDue(shellBuilds.id)))
    .limit(1);
  if (!build || !(await takeFreeTurn(tx, SHELL_ASSETS))) return false;
  await rows.attempt(tx, build.id, async (nested) => {
    const dropped = await nested
      .delete(shellBuilds)
      .where(and(eq(shellBuilds.id, build.id), old))
      .returning({ id: shellBuilds.id });
    // Served anew in between.
    if (dropped.length === 0) return;
    const served = await nested.select().from(shellBuilds).where(not(old));
    const needed = new Set(served.flatMap(({ files }) => files));
    for (const file of build.files) {
      if (needed.has(file)) continue;
      for (const copy of ['', '.br', '.gz']) await objects.remove(assetKey(file) + copy);
    }
  });
  return true;
}
