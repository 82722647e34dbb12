import type { RemoteManifest } from '@myfiction/shared/contract/platform.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { remoteVersions } from '../../database/schema/delivery.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import { digestFiles } from './digest-files.ts';
import { remoteKey } from './object-keys.ts';
import { storeFiles, type VersionFiles } from './store-files.ts';
import { withTurn } from './store-turn.ts';
import type { StoredVersion } from './stored-versions.ts';

export interface NewVersion {
  manifest: RemoteManifest;
  files: VersionFiles;
  source: StoredVersion['source'];
  who: string;
  now: Date;
}

/** The version's name stands for other bytes already. */
export class VersionTaken extends Error {
  override name = 'VersionTaken';
}

/**
 * Stores a version for good. The same bytes under the same name again change nothing but bring back what is missing;
 * other bytes are refused with `VersionTaken`.
 */
export async function storeVersion(
  { db, objects }: { db: Database; objects: ObjectStore },
  { manifest, files, source, who, now }: NewVersion,
): Promise<void> {
  const { name: remote, version, integrity } = manifest;
  const digest = digestFiles(files);
  const prefix = remoteKey(remote, version);
  const bytes = [...files.values()].reduce((sum, content) => sum + content.length, 0);
  const facts = { remote, version, digest, integrity, manifest, files: files.size, bytes };
  await withTurn(db, remote, async (tx) => {
    const known = await digestOf(tx, remote, version);
    if (known !== undefined && known !== digest) throw new VersionTaken(`${remote} ${version} has other contents.`);
    // Without a row, what lies there is what a stopped publisher has left: none of it is of this version.
    if (known === undefined) await removeAll(objects, prefix);
    await storeFiles(objects, prefix, known === undefined ? files : await missing(objects, prefix, files));
    await tx
      .insert(remoteVersions)
      .values({ ...facts, source, who, at: now, lastNamedAt: now })
      .onConflictDoUpdate({
        target: [remoteVersions.remote, remoteVersions.version],
        // A clock that is behind makes nothing older than it is.
        set: {
          lastNamedAt: sql`greatest(${remoteVersions.lastNamedAt}, excluded.last_named_at)`,
          removedAt: null,
          emptied: false,
        },
      });
  });
}

async function digestOf(db: Database, remote: string, version: string): Promise<string | undefined> {
  const [row] = await db
    .select({ digest: remoteVersions.digest })
    .from(remoteVersions)
    .where(and(eq(remoteVersions.remote, remote), eq(remoteVersions.version, version)));
  return row?.digest;
}

async function removeAll(objects: ObjectStore, prefix: string): Promise<void> {
  for (const key of await objects.list(prefix)) await objects.remove(key);
}

async function missing(objects: ObjectStore, prefix: string, files: VersionFiles): Promise<VersionFiles> {
  const there = new Set(await objects.list(prefix));
  return new Map([...files].filter(([file]) => !there.has(prefix + file)));
}
