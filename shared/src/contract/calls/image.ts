import { z } from 'zod';
import { defineCall } from '../call.ts';
import { IMAGE_MAX_BYTES } from '../rules.ts';

export const IMAGE_TYPES = ['avatar', 'cover'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

const uploaded = z.object({
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
});
export type UploadedImage = z.infer<typeof uploaded>;

/** Multipart: `sign` header, identity fields and `type` come before `file`. */
const multipartUpload = {
  access: 'session',
  write: false,
  input: z.object({ type: z.enum(IMAGE_TYPES) }),
  output: uploaded,
  maxBytes: IMAGE_MAX_BYTES + 64 * 1024,
} as const;

export const uploadImage = defineCall({ path: 'myfiction/images/upload', ...multipartUpload });
export const uploadImageFile = defineCall({ path: 'myfiction/images/uploadFile', ...multipartUpload });
