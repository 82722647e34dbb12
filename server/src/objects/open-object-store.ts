import type { ServerConfig } from '../platform/config.ts';
import { createDiskObjectStore } from './disk-object-store.ts';
import type { ObjectStore } from './object-store.ts';
import { createS3ObjectStore, type Patience } from './s3-object-store.ts';

/** What lies below each: uploaded files, published versions of the web app. */
export const OBJECT_ROOTS = ['files/', 'delivery/'] as const;

/** The store that the settings name. On disk, keys are paths below `DATA_DIR`. */
export function openObjectStore(
  { objects, dataDir }: Pick<ServerConfig, 'objects' | 'dataDir'>,
  patience?: Patience,
): ObjectStore {
  return objects ? createS3ObjectStore(objects, patience) : createDiskObjectStore(dataDir);
}
