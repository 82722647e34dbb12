import JSZip from 'jszip';

/** What is unpacked at most; a book of ten million words has a third of it. */
const UNPACKED_MAX = 256 * 1024 * 1024;

/** A zip file: Word documents, EPUBs and folders of chapters are such. */
export interface Archive {
  readonly paths: readonly string[];
  /** Throws a RangeError once too much was unpacked. */
  read(path: string): Promise<Uint8Array | undefined>;
}

export async function openArchive(bytes: ArrayBuffer): Promise<Archive> {
  const zip = await JSZip.loadAsync(bytes);
  let unpacked = 0;
  return {
    paths: Object.values(zip.files).flatMap(({ dir, name }) => (dir ? [] : [name])),
    async read(path) {
      const content = await zip.file(path)?.async('uint8array');
      unpacked += content?.length ?? 0;
      if (unpacked > UNPACKED_MAX) throw new RangeError('The archive is too large.');
      return content;
    },
  };
}
