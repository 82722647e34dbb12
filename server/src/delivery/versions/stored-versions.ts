import type { RegistryEntry } from '@myfiction/shared/contract/platform.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { remoteVersions } from '../../database/schema/delivery.ts';

export type StoredVersion = typeof remoteVersions.$inferSelect;

/** Addresses of remotes' files begin with this. */
export const REMOTES_PREFIX = '/remotes/';

/** A version whose files are served; undefined for one that never was, or that retention let go of. */
export async function findVersion(db: Database, remote: string, version: string): Promise<StoredVersion | undefined> {
  const [found] = await db
    .select()
    .from(remoteVersions)
    .where(
      and(eq(remoteVersions.remote, remote), eq(remoteVersions.version, version), isNull(remoteVersions.removedAt)),
    );
  return found;
}

/** A version as the registry names it. */
export function entryOf(
  { remote, version, integrity, manifest }: Pick<StoredVersion, 'remote' | 'version' | 'integrity' | 'manifest'>,
  enabled: boolean,
): RegistryEntry {
  return { version, base: `${REMOTES_PREFIX}${remote}/${version}/`, integrity, enabled, manifest };
}
