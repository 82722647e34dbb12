import { createHash } from 'node:crypto';
import type { ObjectStore } from './object-store.ts';

export interface CopyResult {
  copied: number;
  /** Were there already, byte for byte. */
  same: number;
  bytes: number;
  /** Keys whose copy is not what was read, or whose original went away. */
  failed: string[];
}

/** Each holds one object in memory. */
const AT_A_TIME = 8;

/** Copies what lies below the prefixes and reads each copy again: it counts only when the hashes agree. */
export async function copyObjects(
  from: ObjectStore,
  to: ObjectStore,
  prefixes: readonly string[],
): Promise<CopyResult> {
  const result: CopyResult = { copied: 0, same: 0, bytes: 0, failed: [] };
  const keys = (await Promise.all(prefixes.map((prefix) => from.list(prefix)))).flat();
  const next = keys.values();
  const work = async (): Promise<void> => {
    for (const key of next) await copyOne(from, to, key, result);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return { ...result, failed: result.failed.sort() };
}

async function copyOne(from: ObjectStore, to: ObjectStore, key: string, result: CopyResult): Promise<void> {
  const bytes = await from.get(key);
  if (!bytes) {
    result.failed.push(key);
    return;
  }
  const wanted = hashOf(bytes);
  if (hashOf(await to.get(key)) === wanted) {
    result.same++;
    return;
  }
  await to.put(key, bytes);
  if (hashOf(await to.get(key)) !== wanted) {
    result.failed.push(key);
    return;
  }
  result.copied++;
  result.bytes += bytes.length;
}

function hashOf(bytes: Buffer | undefined): string | undefined {
  return bytes && createHash('sha256').update(bytes).digest('hex');
}
