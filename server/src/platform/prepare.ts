import { connect } from '../database/connect.ts';
import { prepareWebApp } from '../delivery/prepare-web-app.ts';
import { openObjectStore } from '../objects/open-object-store.ts';
import { prepareBucket } from '../objects/prepare-bucket.ts';
import { systemClock } from './clock.ts';
import type { ServerConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { migrateDatabase } from './migrate-database.ts';
import { requireDataKeys } from './require-data-keys.ts';

/** `prepare`: everything that must be there before new servers start: tables, bucket, the published web app. */
export async function prepare(config: ServerConfig): Promise<void> {
  if (!config.databaseUrl)
    throw new ConfigError('Set DATABASE_URL: a server with the embedded database prepares itself.');
  await migrateDatabase(config);
  const { db, close } = connect(config.databaseUrl, { max: 2 });
  try {
    await requireDataKeys(db, config);
    if (!config.objects) return;
    await prepareBucket(config);
    const objects = openObjectStore(config);
    await prepareWebApp(config, { db, objects, now: systemClock.now(), warn: (message) => console.warn(message) });
    console.log('The web app is published.');
  } finally {
    await close();
  }
}
