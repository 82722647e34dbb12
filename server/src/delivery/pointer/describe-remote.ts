import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { deliveryActs, remotePointers, remoteVersions } from '../../database/schema/delivery.ts';
import { findPointer, type Pointer } from './pointer.ts';

/** How every remote stands. */
export async function listPointers(db: Database): Promise<Pointer[]> {
  return db.select().from(remotePointers).orderBy(remotePointers.remote);
}

/** How one remote stands; null for one that was never published. */
export async function describeRemote(db: Database, remote: string) {
  const pointer = await findPointer(db, remote);
  if (!pointer) return null;
  const { live, previous, candidate, percent, enabled, revision, movedBy, who, at, bundled } = pointer;
  return { remote, live, previous, candidate, percent, enabled, revision, movedBy, who, at, bundled };
}

/** The newest versions and acts of a remote. */
export async function remoteHistory(db: Database, remote: string, most: number) {
  const versions = await db
    .select({
      version: remoteVersions.version,
      source: remoteVersions.source,
      who: remoteVersions.who,
      at: remoteVersions.at,
      files: remoteVersions.files,
      bytes: remoteVersions.bytes,
      removedAt: remoteVersions.removedAt,
    })
    .from(remoteVersions)
    .where(eq(remoteVersions.remote, remote))
    .orderBy(desc(remoteVersions.at), desc(remoteVersions.version))
    .limit(most);
  const acts = await db
    .select()
    .from(deliveryActs)
    .where(eq(deliveryActs.remote, remote))
    .orderBy(desc(deliveryActs.id))
    .limit(most);
  return { versions, acts };
}
