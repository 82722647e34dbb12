import type { Readable } from 'node:stream';

/** A file on its way to the author. */
export interface Download {
  fileName: string;
  mediaType: string;
  /** Written while it is read; an error ends the stream. */
  content: Readable;
}
