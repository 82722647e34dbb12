import type { Database } from '../database/connect.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import type { ServerConfig } from '../platform/config.ts';
import { findBuiltRemotes } from './built-remotes.ts';
import { publishBundled } from './bundled-remotes.ts';
import { storeShellAssets } from './shell-assets.ts';
import { shellBuiltAtMs } from './shell-template.ts';

interface Services {
  db: Database;
  objects: ObjectStore;
  now: Date;
  warn: (message: string) => void;
}

/**
 * Publishes what was built beside this program, as a server does at its start. Done before, servers that start find it
 * there, and are ready without having compressed anything.
 */
export async function prepareWebApp({ root, shellFolder }: ServerConfig, services: Services): Promise<void> {
  await publishBundled(services, await findBuiltRemotes(root));
  if ((await shellBuiltAtMs(shellFolder)) !== undefined) await storeShellAssets(services, shellFolder);
}
