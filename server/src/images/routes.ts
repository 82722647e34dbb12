import * as image from '@myfiction/shared/contract/calls/image.ts';
import { fileUrl } from '../files/file-name.ts';
import { removeLater } from '../files/remove-later.ts';
import { AppError, type CallContext, type Handler, handle } from '../platform/handler.ts';
import { convertImage } from './convert-image.ts';

async function storeUpload(context: CallContext, type: image.ImageType): Promise<image.UploadedImage> {
  if (!context.readUpload) throw new AppError('invalidImage');
  const { bytes, width, height } = await convertImage(await context.readUpload(), type);
  // It may never be saved. Before the file is kept, so that none stays that nothing names.
  await removeLater(context.db, [fileUrl(bytes, 'webp')]);
  const { url } = await context.files.put(bytes, 'webp');
  return { url, width, height, bytes: bytes.length };
}

export const imageRoutes: Handler[] = [image.uploadImage, image.uploadImageFile].map((call) =>
  handle(call, (context, { type }) => storeUpload(context, type), { multipart: true }),
);
