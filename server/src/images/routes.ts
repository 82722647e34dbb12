import * as image from '@myfiction/shared/contract/calls/image.ts';
import { AppError, type CallContext, type Handler, handle } from '../platform/handler.ts';
import { convertImage } from './convert-image.ts';

async function storeUpload(context: CallContext, type: image.ImageType): Promise<image.UploadedImage> {
  if (!context.readUpload) throw new AppError('invalidImage');
  const { bytes, width, height } = await convertImage(await context.readUpload(), type);
  const { url } = await context.files.put(bytes, 'webp');
  return { url, width, height, bytes: bytes.length };
}

export const imageRoutes: Handler[] = [image.uploadImage, image.uploadImageFile].map((call) =>
  handle(call, (context, { type }) => storeUpload(context, type), { multipart: true }),
);
