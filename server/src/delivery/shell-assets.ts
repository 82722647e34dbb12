import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { shellBuilds } from '../database/schema/delivery.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { assetKey, neverChanges } from './versions/object-keys.ts';
import { readFolder } from './versions/read-folder.ts';
import { storeFiles, type VersionFiles } from './versions/store-files.ts';
import { SHELL_ASSETS, withTurn } from './versions/store-turn.ts';

interface Services {
  db: Database;
  objects: ObjectStore;
  now: Date;
}

/** Stores the built shell's assets beside those of other builds, and notes which ones its pages need. */
export async function storeShellAssets({ db, objects, now }: Services, shellFolder: string): Promise<void> {
  const files = await readFolder(join(shellFolder, 'assets'));
  const id = createHash('sha256')
    .update(await readFile(join(shellFolder, 'index.html')))
    .digest('hex');
  await withTurn(db, SHELL_ASSETS, async (tx) => {
    await storeMissing(objects, files);
    await tx
      .insert(shellBuilds)
      .values({ id, files: [...files.keys()], lastServedAt: now })
      .onConflictDoUpdate({
        target: shellBuilds.id,
        // A clock that is behind makes nothing older than it is.
        set: { lastServedAt: sql`greatest(${shellBuilds.lastServedAt}, excluded.last_served_at)` },
      });
  });
}

async function storeMissing(objects: ObjectStore, files: VersionFiles): Promise<void> {
  const there = new Set(await objects.list(assetKey('')));
  const fresh = new Map<string, Buffer>();
  for (const [file, content] of files) {
    const key = assetKey(file);
    // Names of a development build carry no hash and change content.
    const isKept = there.has(key) && (neverChanges(key) || (await objects.get(key))?.equals(content));
    if (!isKept) fresh.set(file, content);
  }
  await storeFiles(objects, assetKey(''), fresh);
}
