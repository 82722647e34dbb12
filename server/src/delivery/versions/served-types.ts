import { extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};

/** Endings of the files that the web app may have. */
export const SERVED_ENDINGS: readonly string[] = Object.keys(TYPES);

/** Content type of a file of the web app; undefined for a name that is not served. */
export function servedType(name: string): string | undefined {
  return TYPES[extname(name)];
}
