import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../platform/config.ts';
import { devOrigins } from './dev-remotes.ts';
import { registerPages } from './page-routes.ts';
import { providerSources } from './provider-sources.ts';
import { registerPublishedFiles } from './published-file-routes.ts';
import { createWebAppReader } from './web-app.ts';

/** Serves the web app: pages, the registry, and the files of the shell and of every published remote. */
export async function registerDelivery(app: FastifyInstance, config: ServerConfig): Promise<void> {
  const publishedFolder = join(config.dataDir, 'published');
  const readWebApp = createWebAppReader({
    root: config.root,
    shellFolder: config.shellFolder,
    publishedFolder,
    devRemotes: config.devRemotes,
    warn: (message) => app.log.warn(message),
  });
  // Published before the first visitor comes, who would wait for the compression.
  await readWebApp();
  registerPublishedFiles(app, publishedFolder);
  registerPages(app, {
    readWebApp,
    runtimeConfig: { apiBase: config.apiBase, loginProviders: config.loginProviders },
    devOrigins: devOrigins(config.devRemotes),
    providers: providerSources(config.providers),
  });
}
