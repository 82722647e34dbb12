import JSZip from 'jszip';
import { entryNameDecoder } from './entry-names.ts';

declare module 'jszip' {
  interface JSZipObject {
    /** Documented, but not typed. */
    internalStream(type: 'uint8array'): JSZip.JSZipStreamHelper<Uint8Array>;
  }
}

/** What is unpacked at most; a book of ten million words has a third of it. */
const UNPACKED_MAX = 256 * 1024 * 1024;

/** A zip file: Word documents, EPUBs and folders of chapters are such. */
export interface Archive {
  readonly paths: readonly string[];
  /** Throws a RangeError once too much was unpacked. */
  read(path: string): Promise<Uint8Array | undefined>;
}

export async function openArchive(bytes: ArrayBuffer, unpackedMax = UNPACKED_MAX): Promise<Archive> {
  const zip = await loadNamed(bytes);
  let unpacked = 0;
  return {
    paths: Object.values(zip.files).flatMap(({ dir, name }) => (dir ? [] : [name])),
    async read(path) {
      const file = zip.file(path);
      if (!file) return undefined;
      const content = await unpack(file, unpackedMax - unpacked);
      unpacked += content.length;
      return content;
    },
  };
}

/** Names are in UTF-8 or say so, unless an old program or Windows itself has packed them. */
async function loadNamed(bytes: ArrayBuffer): Promise<JSZip> {
  const names: Uint8Array[] = [];
  let isUtf8 = true;
  const decodeFileName = (read: string[] | Uint8Array) => {
    const name = Uint8Array.from(read as Uint8Array);
    names.push(name);
    const decoded = new TextDecoder().decode(name);
    isUtf8 &&= !decoded.includes('\ufffd');
    return decoded;
  };
  const zip = await JSZip.loadAsync(bytes, { decodeFileName });
  if (isUtf8) return zip;
  const decode = entryNameDecoder(names);
  return JSZip.loadAsync(bytes, { decodeFileName: (read) => decode(Uint8Array.from(read as Uint8Array)) });
}

/** Counted while it is unpacked: what an archive says of its sizes may be wrong, and too much would end the worker. */
function unpack(file: JSZip.JSZipObject, most: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let length = 0;
    const stream = file.internalStream('uint8array');
    stream.on('data', (chunk) => {
      length += chunk.length;
      if (length <= most) chunks.push(chunk);
      else {
        chunks.length = 0;
        stream.pause();
        reject(new RangeError('The archive is too large.'));
      }
    });
    stream.on('error', reject);
    stream.on('end', () => resolve(joined(chunks, length)));
    stream.resume();
  });
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
