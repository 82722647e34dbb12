import { COVER_MIN_HEIGHT, COVER_MIN_WIDTH, IMAGE_MAX_BYTES, IMAGE_TYPES } from '@myfiction/shared/contract/rules.ts';

/** The picture that the author chose, opened in this browser; its address must be revoked after use. */
export interface OpenedPicture {
  url: string;
  width: number;
  height: number;
}

export type PictureProblem =
  | { kind: 'type' | 'bytes' | 'unreadable' }
  | { kind: 'small'; width: number; height: number };

export type PictureResult = { picture: OpenedPicture } | { problem: PictureProblem };

/** Checks a file before anything is sent, so that a wrong one costs no upload. */
export async function openPicture(file: File, measure = measurePicture): Promise<PictureResult> {
  if (!IMAGE_TYPES.includes(file.type)) return { problem: { kind: 'type' } };
  if (file.size > IMAGE_MAX_BYTES) return { problem: { kind: 'bytes' } };
  const url = URL.createObjectURL(file);
  try {
    const { width, height } = await measure(url);
    if (width < COVER_MIN_WIDTH || height < COVER_MIN_HEIGHT) {
      URL.revokeObjectURL(url);
      return { problem: { kind: 'small', width, height } };
    }
    return { picture: { url, width, height } };
  } catch {
    // The name and the type say picture, the bytes do not.
    URL.revokeObjectURL(url);
    return { problem: { kind: 'unreadable' } };
  }
}

async function measurePicture(url: string): Promise<{ width: number; height: number }> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}

/** How far the author can zoom in before the part would fall below the smallest cover. */
export function largestZoom({ width, height }: OpenedPicture, smallestWidth: number): number {
  return Math.max(1, Math.min(width, (height * 3) / 4) / smallestWidth);
}
