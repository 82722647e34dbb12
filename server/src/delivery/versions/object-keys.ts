/** Where the web app's files lie in the object store; they are served from there. */
export const DELIVERY_PREFIX = 'delivery/';

export const remoteKey = (remote: string, version: string, file = ''): string =>
  `${DELIVERY_PREFIX}remotes/${remote}/${version}/${file}`;

export const assetKey = (file: string): string => `${DELIVERY_PREFIX}assets/${file}`;

/** A content hash in the name, as the production build writes it. */
const HASHED = /\.[0-9a-f]{8,}\.\w+$/;
const COMPRESSED_COPY = /\.(?:br|gz)$/;

/** Whether what lies under a key of the web app never changes: a version's folder, and assets with a hash. */
export function neverChanges(key: string): boolean {
  return key.startsWith(`${DELIVERY_PREFIX}remotes/`) || HASHED.test(key.replace(COMPRESSED_COPY, ''));
}
