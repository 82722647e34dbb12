import type { Database } from '../../database/connect.ts';
import { DELIVERY_PREFIX, remoteKey } from './object-keys.ts';
import { findVersion } from './stored-versions.ts';

const OF_A_VERSION = new RegExp(`^${DELIVERY_PREFIX}remotes/([^/]+)/([^/]+)/`);

/**
 * Tells whether what lies under a key of the web app stays as it is: a version's folder only once the version is
 * published. What a stopped publisher has left there may be overwritten. To be asked before the file is read. False where
 * the database does not say.
 */
export function createPublishedFolders(db: Database): (key: string) => Promise<boolean> {
  /** What was published once never has other bytes. */
  const published = new Set<string>();
  return async (key) => {
    const [, remote, version] = OF_A_VERSION.exec(key) ?? [];
    if (remote === undefined || version === undefined) return true;
    const folder = remoteKey(remote, version);
    if (published.has(folder)) return true;
    const stored = await findVersion(db, remote, version).catch(() => undefined);
    if (stored) published.add(folder);
    return stored !== undefined;
  };
}
