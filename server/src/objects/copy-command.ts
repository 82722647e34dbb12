import type { ServerConfig } from '../platform/config.ts';
import { ConfigError } from '../platform/config-error.ts';
import { copyObjects } from './copy-objects.ts';
import { createDiskObjectStore } from './disk-object-store.ts';
import type { ObjectStore } from './object-store.ts';
import { OBJECT_ROOTS, openObjectStore } from './open-object-store.ts';

/** `objects copy`: from `DATA_DIR` into the store that the settings name. */
export async function copyToStore(config: ServerConfig): Promise<void> {
  const { disk, store } = openBoth(config);
  await copy(disk, store);
}

/** `objects copy-back`: from the store to `DATA_DIR`. */
export async function copyBack(config: ServerConfig): Promise<void> {
  const { disk, store } = openBoth(config);
  await copy(store, disk);
}

function openBoth(config: ServerConfig): { disk: ObjectStore; store: ObjectStore } {
  if (!config.objects)
    throw new ConfigError('Set FILES_STORE=s3 and its settings: there is nothing to copy to or from.');
  return { disk: createDiskObjectStore(config.dataDir), store: openObjectStore(config) };
}

async function copy(from: ObjectStore, to: ObjectStore): Promise<void> {
  const { copied, same, bytes, failed } = await copyObjects(from, to, OBJECT_ROOTS);
  console.log(`${copied} copied (${bytes} bytes) and read again, ${same} were there already.`);
  if (failed.length === 0) return;
  console.error(`${failed.length} failed:\n  ${failed.join('\n  ')}`);
  process.exitCode = 1;
}
