import { join } from 'node:path';
import { REMOTE_ENTRY_FILE } from '@myfiction/shared/contract/platform.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connect.ts';
import { cacheObjects } from '../objects/cached-objects.ts';
import { createDiskObjectStore } from '../objects/disk-object-store.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import type { Clock } from '../platform/clock.ts';
import type { ServerConfig } from '../platform/config.ts';
import type { RateLimiter } from '../platform/rate-limiter.ts';
import { devOrigins, withDevRemotes } from './dev-remotes.ts';
import { registerPages } from './page-routes.ts';
import { providerSources } from './provider-sources.ts';
import { registerPublishing } from './publish/publish-routes.ts';
import { registerPublishedFiles } from './published-file-routes.ts';
import { createRegistryReader } from './registry/registry-reader.ts';
import { readProvided } from './rules/provided.ts';
import { neverChanges, remoteKey } from './versions/object-keys.ts';
import { createPublishedFolders } from './versions/published-folders.ts';
import { createWebAppReader } from './web-app.ts';

export interface DeliveryOptions {
  config: ServerConfig;
  db: Database;
  databaseUrl: string;
  clock: Clock;
  objects: ObjectStore;
  limiter: RateLimiter;
}

/** Serves the web app: pages, the registry, and the files of the shell and of every published remote. */
export async function registerDelivery(app: FastifyInstance, options: DeliveryOptions): Promise<void> {
  const { config, db, databaseUrl, clock } = options;
  const objects = nearObjects(options);
  const warn = (message: string): void => app.log.warn(message);
  const registry = createRegistryReader({
    ...{ db, databaseUrl, warn },
    isServable: (remote, version) => objects.has(remoteKey(remote, version, REMOTE_ENTRY_FILE)),
  });
  app.addHook('onClose', () => registry.close());
  const readWebApp = createWebAppReader({
    ...{ root: config.root, shellFolder: config.shellFolder },
    ...{ db, objects, clock, registry, warn },
  });
  // Published before the first visitor comes, who would wait for the compression.
  await readWebApp();
  registerPublishing(app, {
    ...{ db, objects, clock, root: config.root, warn, limiter: options.limiter, refresh: registry.refresh },
    provided: () => readProvided(config.shellFolder),
  });
  registerPublishedFiles(app, { near: objects, shared: options.objects, isPublished: createPublishedFolders(db) });
  registerPages(app, {
    readWebApp,
    withDevelopment: (live) => withDevRemotes(live, config.devRemotes, warn),
    runtimeConfig: { apiBase: config.apiBase, loginProviders: config.loginProviders },
    publicUrl: config.publicUrl,
    devOrigins: [...devOrigins(config.devRemotes), ...config.overrides.origins],
    providers: providerSources(config.providers),
  });
}

/** Files of the web app are read for every visitor: from this server's disk, where the store is not there anyway. */
function nearObjects({ config, objects }: DeliveryOptions): ObjectStore {
  if (!config.objects) return objects;
  return cacheObjects(objects, createDiskObjectStore(join(config.dataDir, 'near')), neverChanges);
}
