import { drawCover } from '@myfiction/shared/ui/cover/draw-cover.ts';
import type { FileStore } from '../../files/file-store.ts';
import { loadSharp } from '../../images/load-sharp.ts';
import { inPictureTurn } from '../../images/picture-turns.ts';
import type { Book } from '../book.ts';
import type { CoverFile } from './package-files.ts';

/** The uploaded cover as JPEG, which every device shows, or the drawn one as it is. */
export async function readCover(book: Book, files: FileStore): Promise<CoverFile & { bytes: Buffer | string }> {
  const uploaded = book.cover === '' ? undefined : await files.get(book.cover);
  if (uploaded) {
    const sharp = await loadSharp();
    const bytes = await inPictureTurn(() => sharp(uploaded).jpeg({ quality: 88 }).toBuffer());
    return { href: 'cover.jpg', mediaType: 'image/jpeg', bytes };
  }
  const drawn = drawCover({ title: book.title, author: book.author, genre: book.genres[0] ?? '' });
  const bytes = drawn.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ').replace(' aria-hidden="true"', '');
  return { href: 'cover.svg', mediaType: 'image/svg+xml', bytes };
}
