import { AppError } from '../platform/handler.ts';

export type PictureFormat = 'jpeg' | 'png' | 'webp';

/** The three formats that are let in, by their first bytes. */
const SIGNATURES: readonly { format: PictureFormat; matches: (bytes: Buffer) => boolean }[] = [
  { format: 'jpeg', matches: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) },
  { format: 'png', matches: (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')) },
  {
    format: 'webp',
    matches: (bytes) =>
      bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  },
];

/**
 * The format that the bytes announce. Looked at before any decoder sees them: the decoder knows dozens of formats
 * (SVG among them), and none but these three shall reach it. Throws `invalidImage`.
 */
export function pictureFormat(bytes: Buffer): PictureFormat {
  const found = findPictureFormat(bytes);
  if (!found) throw new AppError('invalidImage');
  return found;
}

/** `pictureFormat`, or undefined for what is no picture. */
export function findPictureFormat(bytes: Buffer): PictureFormat | undefined {
  return SIGNATURES.find(({ matches }) => matches(bytes))?.format;
}
