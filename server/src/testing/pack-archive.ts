import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { type Headers, pack } from 'tar-stream';

/** What a real archive cannot have, for tests: `header` replaces what a file's entry says. */
export interface OddEntry {
  header: Headers;
  content?: Buffer;
}

/** A release as it is sent: a gzipped tar. */
export async function packArchive(files: ReadonlyMap<string, Buffer>, odd: readonly OddEntry[] = []): Promise<Buffer> {
  const tar = pack();
  for (const [name, content] of files) tar.entry({ name }, content);
  for (const { header, content } of odd) tar.entry(header, content ?? Buffer.alloc(0));
  tar.finalize();
  return gzipSync(await buffer(tar));
}
