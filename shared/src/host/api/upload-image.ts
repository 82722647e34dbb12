import type { ImageType, UploadedImage } from '../../contract/calls/image.ts';
import { type UploadOptions, uploadFile } from './upload-file.ts';

/** Uploads a picture that everybody may see. Rejects with an ApiError. */
export function uploadImage(file: Blob, type: ImageType, options: UploadOptions = {}): Promise<UploadedImage> {
  return uploadFile('images/upload', { type }, file, options);
}
