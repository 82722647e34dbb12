import type { RemoteName } from '@myfiction/shared/contract/platform.ts';
import { RemoteError } from '../remote-error.ts';

/** webpack names a chunk that did not arrive; a style sheet's failure carries the code only. */
const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'));

const isChunkTimeout = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'timeout';

/** Gives whatever a load was rejected with one of the six names. */
export function nameFailure(remote: RemoteName, error: unknown): RemoteError {
  if (error instanceof RemoteError) return error;
  const detail = error instanceof Error ? error.message : String(error);
  if (!isChunkFailure(error)) return new RemoteError('invalid-module', remote, { detail, cause: error });
  return new RemoteError(isChunkTimeout(error) ? 'timeout' : 'unreachable', remote, { detail, cause: error });
}
