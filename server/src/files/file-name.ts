import { createHash, randomUUID } from 'node:crypto';

/** Addresses of stored files begin with this. */
export const FILES_PREFIX = '/files/';

const NAME = /^[0-9a-f]{64}\.(webp|jpg|png)$/;
const PRIVATE_NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TYPES: Readonly<Record<string, string>> = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' };

/** The same bytes always get the same name, so a file never changes under its address. */
export function fileName(bytes: Buffer, extension: string): string {
  return `${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
}

/** The address of these bytes, stored or not. */
export function fileUrl(bytes: Buffer, extension: string): string {
  return `${FILES_PREFIX}${fileName(bytes, extension)}`;
}

/** The stored file's name, when `url` is an address of ours. @example nameOfUrl('/files/../etc/passwd') // undefined */
export function nameOfUrl(url: string): string | undefined {
  if (!url.startsWith(FILES_PREFIX)) return undefined;
  const name = url.slice(FILES_PREFIX.length);
  return NAME.test(name) ? name : undefined;
}

/** Not by content: what one author deletes must not be another's. */
export function newPrivateName(): string {
  return randomUUID();
}

export function isPrivateName(name: string): boolean {
  return PRIVATE_NAME.test(name);
}

export function contentType(name: string): string {
  return TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
