import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** One file of a zip; its content is made when its turn comes. */
export interface ZipEntry {
  path: string;
  content: () => Promise<Buffer | string> | AsyncIterable<string>;
  /** True for a file that must stand in the zip as it is. */
  stored?: boolean;
}

/** The entries as a zip, in their order. Nothing is held in memory but what is being written. */
export function zipStream(entries: readonly ZipEntry[], mtime: Date): Readable {
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream);
  zip.on('error', (error) => output.destroy(error instanceof Error ? error : new Error(String(error))));
  for (const { path, content, stored } of entries) {
    const options = { mtime, compress: !stored, forceDosTimestamp: true };
    zip.addReadStreamLazy(path, options, (open) => {
      const made = content();
      const chunks = made instanceof Promise ? once(made) : made;
      open(null, Readable.from(chunks, { objectMode: false }));
    });
  }
  zip.end();
  return output;
}

async function* once(content: Promise<Buffer | string>): AsyncGenerator<Buffer | string> {
  yield await content;
}
