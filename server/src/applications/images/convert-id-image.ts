import { loadSharp } from '../../images/load-sharp.ts';
import { inPictureTurn } from '../../images/picture-turns.ts';
import { pictureFormat } from '../../images/read-picture.ts';
import { AppError } from '../../platform/handler.ts';

/** 60 megapixels: beyond any phone's photo of a card. */
const MAX_PIXELS = 60_000_000;
/** Enough to read the small print of a card. */
const LONGEST_SIDE = 2400;
const SHORTEST_SIDE = 300;
const QUALITY = 85;

/**
 * Makes a new WebP of a photo of an identity document, as it is seen, with nothing of the file itself: no place where
 * it was taken, no second format hidden in it. Throws `invalidImage`.
 */
export function convertIdImage(bytes: Buffer): Promise<Buffer> {
  return inPictureTurn(() => convert(bytes));
}

async function convert(bytes: Buffer): Promise<Buffer> {
  const format = pictureFormat(bytes);
  const sharp = await loadSharp();
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
  const found = await picture.metadata().catch(refuse);
  const { width, height } = found.autoOrient;
  if (found.format !== format) return refuse();
  if (Math.min(width, height) < SHORTEST_SIDE) {
    throw new AppError('invalidImage', {
      msg: `A photo of an ID must be at least ${SHORTEST_SIDE} pixels wide and high.`,
    });
  }
  return picture
    .autoOrient()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .webp({ quality: QUALITY })
    .toBuffer()
    .catch(refuse);
}

function refuse(): never {
  throw new AppError('invalidImage');
}
