import { randomUUID } from 'node:crypto';
import { access, copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSED = /\.(js|css|json|svg|map|txt)$/;
const MIN_BYTES = 1024;
/** Beyond this the best quality takes seconds a file for a percent. */
const BEST_QUALITY_MAX_BYTES = 512 * 1024;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Copies a built folder to where it is served from, with a brotli and a gzip copy beside each text file. A version's
 * folder appears whole or not at all and never changes, so a tab opened before a deploy keeps finding its files.
 */
export async function publishFolder(from: string, to: string): Promise<void> {
  if (await exists(to)) return;
  const unfinished = `${to}.${randomUUID()}`;
  try {
    for (const file of await listFiles(from)) await publishFile(join(from, file), join(unfinished, file));
    await rename(unfinished, to);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!(await exists(to))) throw error;
  }
}

/** Adds files to a folder that other builds share. Names of a development build carry no hash and change content. */
export async function addFiles(from: string, to: string): Promise<void> {
  for (const file of await listFiles(from)) {
    if (!(await sameContent(join(from, file), join(to, file)))) await publishFile(join(from, file), join(to, file));
  }
}

async function sameContent(from: string, to: string): Promise<boolean> {
  const [wanted, found] = await Promise.all([readFile(from), readFile(to).catch(() => undefined)]);
  return found?.equals(wanted) ?? false;
}

/** Compressed copies first, the file itself last: what is there is complete. */
async function publishFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  const bytes = await readFile(from);
  if (COMPRESSED.test(from) && bytes.length >= MIN_BYTES) {
    const quality = bytes.length > BEST_QUALITY_MAX_BYTES ? 9 : constants.BROTLI_MAX_QUALITY;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    await Promise.all([
      toBrotli(bytes, { params }).then((compressed) => writeFile(`${to}.br`, compressed)),
      toGzip(bytes, { level: 9 }).then((compressed) => writeFile(`${to}.gz`, compressed)),
    ]);
  }
  const unfinished = `${to}.${randomUUID()}`;
  await copyFile(from, unfinished);
  await rename(unfinished, to);
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = await Promise.all(
    entries.map(async (entry) => {
      if (!entry.isDirectory()) return entry.isFile() ? [entry.name] : [];
      return (await listFiles(join(folder, entry.name))).map((file) => join(entry.name, file));
    }),
  );
  return nested.flat();
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
