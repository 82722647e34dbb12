import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ObjectStore } from '../../objects/object-store.ts';
import { COMPRESSED_MIN_BYTES } from '../../platform/negotiate-encoding.ts';
import { servedType } from './served-types.ts';

/** File below a remote's base → its content. */
export type VersionFiles = ReadonlyMap<string, Buffer>;

const COMPRESSED = /\.(js|css|json|svg|map|txt)$/;

/** Whether a compressed copy may lie beside a file; a small one has none. */
export const mayBeCompressed = (key: string): boolean => COMPRESSED.test(key);

/** Beyond this the best quality takes seconds a file for a percent. */
const BEST_QUALITY_MAX_BYTES = 512 * 1024;
/** As many as the thread pool compresses at a time. */
const AT_ONCE = 4;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Puts files under a prefix, with a brotli and a gzip copy beside each text file. Where one cannot be put no further one
 * is begun, and nothing is on its way any more when this rejects: then somebody else may store other files here.
 */
export async function storeFiles(objects: ObjectStore, prefix: string, files: VersionFiles): Promise<void> {
  const left = [...files].reverse();
  const work = async (): Promise<void> => {
    try {
      for (let next = left.pop(); next; next = left.pop()) await storeFile(objects, prefix + next[0], next[1]);
    } finally {
      left.length = 0;
    }
  };
  await allEnded(Array.from({ length: AT_ONCE }, work));
}

/** `Promise.all`, which rejects when the last one has ended. */
async function allEnded(works: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(works);
  await Promise.all(works);
}

/** Compressed copies first, the file itself last: what is there is complete. */
async function storeFile(objects: ObjectStore, key: string, bytes: Buffer): Promise<void> {
  if (mayBeCompressed(key) && bytes.length >= COMPRESSED_MIN_BYTES) {
    const quality = bytes.length > BEST_QUALITY_MAX_BYTES ? 9 : constants.BROTLI_MAX_QUALITY;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    await allEnded([
      toBrotli(bytes, { params }).then((compressed) => objects.put(`${key}.br`, compressed)),
      toGzip(bytes, { level: 9 }).then((compressed) => objects.put(`${key}.gz`, compressed)),
    ]);
  }
  await objects.put(key, bytes, servedType(key));
}
