import { z } from 'zod';
import { DOCUMENT_TYPES, ID_IMAGE_MAX_BYTES, ID_SIDES, SIGNERS } from '../application-options.ts';
import { defineCall } from '../call.ts';
import { storyId } from './story.ts';

export const idImage = z.object({ side: z.enum(ID_SIDES), uploaded_at: z.iso.datetime() });
export type IdImage = z.infer<typeof idImage>;

export const applicationDocument = z.object({
  document_id: z.uuid(),
  type: z.enum(DOCUMENT_TYPES),
  /** Name of the file. */
  name: z.string(),
  created_at: z.iso.datetime(),
  /** SHA-256 of the bytes, hex: the one that a signature names. */
  sha256: z.string(),
});
export type ApplicationDocument = z.infer<typeof applicationDocument>;

export const applicationSignature = z.object({
  signer: z.enum(SIGNERS),
  /** As typed. */
  name: z.string(),
  signed_at: z.iso.datetime(),
  document_sha256: z.string(),
  /** From where: region and device as the server saw them. */
  place: z.string(),
  device: z.string(),
});

/** Multipart: fields first, then the file. JPG, PNG or WebP up to 10 MB; kept encrypted. Only while it can be written. */
export const uploadIdImage = defineCall({
  path: 'myfiction/application/uploadId',
  access: 'session',
  write: true,
  input: z.object({ story_id: storyId, side: z.enum(ID_SIDES) }),
  output: idImage,
  maxBytes: ID_IMAGE_MAX_BYTES + 64 * 1024,
  maxFileBytes: ID_IMAGE_MAX_BYTES,
});

export const deleteIdImage = defineCall({
  path: 'myfiction/application/deleteId',
  access: 'session',
  write: true,
  input: z.object({ story_id: storyId, side: z.enum(ID_SIDES) }),
  output: z.object({}),
});

const oneTimeAddress = z.object({ url: z.string() });

/** An address that shows the picture once, to this author, never cached. */
export const getIdImage = defineCall({
  path: 'myfiction/application/getIdImage',
  access: 'session',
  write: false,
  input: z.object({ story_id: storyId, side: z.enum(ID_SIDES) }),
  output: oneTimeAddress,
});

/** An address that downloads the PDF once. */
export const getDocument = defineCall({
  path: 'myfiction/application/getDocument',
  access: 'session',
  write: false,
  input: z.object({ document_id: z.uuid() }),
  output: oneTimeAddress,
});
