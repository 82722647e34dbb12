import { finished } from 'node:stream/promises';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { IMAGE_MAX_BYTES } from '@myfiction/shared/contract/rules.ts';
import type { FastifyRequest } from 'fastify';
import { AppError } from './handler.ts';
import type { RequestFields } from './request-fields.ts';
import { TransportFault } from './transport-faults.ts';

export interface MultipartCall {
  fields: RequestFields;
  readUpload: () => Promise<Buffer>;
  /** Lets what was not read flow by: a sender that is cut off never sees why its call was refused. */
  skipRest: () => Promise<void>;
}

/**
 * Reads the fields of a multipart call up to its file, which stays unread: the call is verified before a byte of the
 * file is taken. Throws a `TransportFault` when the body is no such multipart.
 */
export async function readMultipart(
  request: FastifyRequest,
  maxFileBytes: number = IMAGE_MAX_BYTES,
): Promise<MultipartCall> {
  const fields: Record<string, unknown> = {};
  const parts = request.parts({ limits: { fileSize: maxFileBytes } });
  for (;;) {
    const next = await parts.next().catch(asMalformed);
    if (next.done) throw new TransportFault(400, 'invalidRequest', 'The file is missing.');
    const part: Multipart = next.value;
    if (part.type === 'file') {
      return { fields, readUpload: () => readFile(part), skipRest: () => skipRest(request) };
    }
    if (part.fieldnameTruncated || part.valueTruncated) throw new TransportFault(413, 'tooLarge');
    if (Object.hasOwn(fields, part.fieldname)) throw new TransportFault(400, 'invalidRequest', 'A field comes twice.');
    fields[part.fieldname] = part.value;
  }
}

/** Past the parser, which takes no more once it has met a second file. */
async function skipRest({ raw }: FastifyRequest): Promise<void> {
  raw.unpipe().resume();
  await finished(raw, { writable: false }).catch(() => {});
}

async function readFile(part: MultipartFile): Promise<Buffer> {
  const bytes = await part.toBuffer().catch((error: unknown) => {
    if (isTooLarge(error)) throw new AppError('tooLarge');
    throw new AppError('invalidRequest', { msg: 'The file did not arrive whole.' });
  });
  if (part.file.truncated) throw new AppError('tooLarge');
  return bytes;
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
}

/** Fastify's own faults keep their code; what the parser throws is the sender's mistake. */
function asMalformed(error: unknown): never {
  if (error instanceof Error && 'statusCode' in error) throw error;
  throw new TransportFault(400, 'invalidRequest', 'The multipart body is malformed.');
}
