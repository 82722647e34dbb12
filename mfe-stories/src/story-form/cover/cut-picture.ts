import type { OpenedPicture } from './open-picture.ts';

/** A part of a picture in its own pixels. */
export interface PicturePart {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Large enough for the sharpest phone screen, small enough to stay far below the upload limit. */
const LARGEST_WIDTH = 1200;
const QUALITY = 0.92;

/** Cuts the part out and returns it as a JPEG, 3:4, at most 1200 pixels wide. */
export async function cutPicture({ url }: OpenedPicture, part: PicturePart): Promise<Blob> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(Math.min(part.width, LARGEST_WIDTH));
  canvas.height = Math.round((canvas.width * 4) / 3);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw the picture.');
  // A transparent picture would turn black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), 'image/jpeg', QUALITY);
  });
}

/** How far the author can zoom in before the part would fall below the smallest cover. */
export function largestZoom({ width, height }: OpenedPicture, smallestWidth: number): number {
  return Math.max(1, Math.min(width, (height * 3) / 4) / smallestWidth);
}
