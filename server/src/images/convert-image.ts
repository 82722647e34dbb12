import type { ImageType } from '@myfiction/shared/contract/calls/image.ts';
import { AppError } from '../platform/handler.ts';
import { fits, IMAGE_RULES } from './image-rules.ts';
import { loadSharp } from './load-sharp.ts';
import { inPictureTurn } from './picture-turns.ts';
import { pictureFormat } from './read-picture.ts';

export interface ConvertedImage {
  bytes: Buffer;
  width: number;
  height: number;
}

/** 40 megapixels: beyond any cover, and 160 MB decoded at most. */
const MAX_PIXELS = 40_000_000;
const QUALITY = 82;

/**
 * Makes a new WebP from an uploaded picture, so that nothing of the file itself is ever served: no metadata (where it
 * was taken), no trailing bytes, no second format hidden in it. Throws `invalidImage`.
 */
export function convertImage(bytes: Buffer, type: ImageType): Promise<ConvertedImage> {
  return inPictureTurn(() => convert(bytes, type));
}

async function convert(bytes: Buffer, type: ImageType): Promise<ConvertedImage> {
  const format = pictureFormat(bytes);
  const rule = IMAGE_RULES[type];
  const sharp = await loadSharp();
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
  const found = await picture.metadata().catch(refuse);
  if (found.format !== format) return refuse();
  // Cameras store portraits lying down; what counts is the picture as it is seen.
  const { width, height } = found.autoOrient;
  if (!fits(rule, width, height)) throw new AppError('invalidImage', { msg: rule.problem });
  const { data, info } = await picture
    .autoOrient()
    .resize(rule.width, rule.height, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  return { bytes: data, width: info.width, height: info.height };
}

function refuse(): never {
  throw new AppError('invalidImage');
}
