import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** One file of a zip; its content is made when its turn comes. */
export interface ZipEntry {
  path: string;
  content: () => Promise<Buffer | string> | AsyncIterable<string>;
  /** True for a file that must stand in the zip as it is. */
  stored?: boolean;
}

/** The entries as a zip, in their order; each is asked for once the one before is read. One that fails ends it with an error. */
export function zipStream(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>, mtime: Date): Readable {
  const zip = new ZipFile();
  // Of its own: what wraps the zip's stream waits for it before it breaks off.
  const output = zip.outputStream.pipe(new PassThrough());
  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  addEach(zip, entries, mtime).then(() => zip.end(), fail);
  return output;
}

async function addEach(zip: ZipFile, entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>, mtime: Date) {
  for await (const entry of entries) await add(zip, entry, mtime);
}

function add(zip: ZipFile, { path, content, stored }: ZipEntry, mtime: Date): Promise<void> {
  return new Promise((resolve, reject) => {
    zip.addReadStreamLazy(path, { mtime, compress: !stored, forceDosTimestamp: true }, (open) => {
      const made = content();
      const stream = Readable.from(made instanceof Promise ? once(made) : made, { objectMode: false });
      finished(stream, { writable: false }).then(resolve, reject);
      open(null, stream);
    });
  });
}

async function* once(content: Promise<Buffer | string>): AsyncGenerator<Buffer | string> {
  yield await content;
}
