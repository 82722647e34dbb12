import type { Database } from '../database/connect.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import type { BuiltRemote } from './built-remotes.ts';
import { ActRefused } from './pointer/acts.ts';
import { bundleVersion } from './pointer/bundle-version.ts';
import { RemoteProblem, readRemote } from './read-remote.ts';
import { digestFiles } from './versions/digest-files.ts';
import { readFolder } from './versions/read-folder.ts';
import type { VersionFiles } from './versions/store-files.ts';
import { storeVersion, VersionTaken } from './versions/store-version.ts';

interface Services {
  db: Database;
  objects: ObjectStore;
  now: Date;
  warn: (message: string) => void;
}

/**
 * Publishes the remotes that were built beside this server. Each is checked by itself: a bad one is told and left out,
 * the others go on.
 *
 * @returns the remotes that were left out
 */
export async function publishBundled(services: Services, remotes: readonly BuiltRemote[]): Promise<string[]> {
  const left: string[] = [];
  const refused: BuiltRemote[] = [];
  const attempt = async (remote: BuiltRemote, onRefused: (error: unknown) => void): Promise<void> => {
    try {
      const note = await publishOne(services, remote);
      if (note) services.warn(note);
    } catch (error) {
      onRefused(error);
    }
  };
  const leaveOut = (remote: BuiltRemote, error: unknown): void => {
    // Anything else is not the remote's fault, and is tried again.
    if (!(error instanceof RemoteProblem || error instanceof ActRefused)) throw error;
    left.push(remote.name);
    services.warn(`The build of ${remote.name} is left out: ${error.message}`);
  };
  for (const remote of remotes) {
    await attempt(remote, (error) => (error instanceof ActRefused ? refused.push(remote) : leaveOut(remote, error)));
  }
  // A page that went from one remote to another is free once both have moved.
  for (const remote of refused) await attempt(remote, (error) => leaveOut(remote, error));
  return left;
}

async function publishOne(
  { db, objects, now }: Services,
  { name, folder, builtAtMs }: BuiltRemote,
): Promise<string | undefined> {
  const files = await readFolder(folder);
  const manifest = readRemote(files, name);
  const store = async (version: string): Promise<string> => {
    await storeVersion(
      { db, objects },
      { manifest: { ...manifest, version }, files, source: 'bundled', who: 'server', now },
    );
    return version;
  };
  const version = await store(manifest.version).catch((error: unknown) => {
    if (!(error instanceof VersionTaken)) throw error;
    return store(ownName(manifest.version, files));
  });
  return bundleVersion(db, { remote: name, version, builtAt: new Date(Math.floor(builtAtMs)), now });
}

/** Somebody has published other bytes under the build's name: it must not keep the server from starting. */
const ownName = (version: string, files: VersionFiles): string =>
  `${version.slice(0, 48)}-${digestFiles(files).slice(0, 8)}`;
