import type { ObjectStore } from '../objects/object-store.ts';
import { OBJECT_ROOTS } from '../objects/open-object-store.ts';
import { sha256 } from './dump-table.ts';
import type { Envelope } from './envelope.ts';
import { type BackedUpFile, fileKey } from './manifest.ts';

/** Copies the files that `known` does not have yet, and adds them to it. */
export async function copyFiles(
  files: ObjectStore,
  place: ObjectStore,
  envelope: Envelope,
  known: Map<string, BackedUpFile>,
): Promise<void> {
  for (const root of OBJECT_ROOTS) {
    for (const key of await files.list(root)) if (!known.has(key)) await copyFile(key);
  }
  async function copyFile(key: string): Promise<void> {
    const body = await files.get(key);
    // Removed since it was listed: nothing in the database needs it.
    if (!body) return;
    await place.put(fileKey(key), envelope.seal(fileKey(key), body));
    known.set(key, { key, bytes: body.length, sha256: sha256(body) });
  }
}
