import type { RemoteFailure, RemoteName } from '@myfiction/shared/contract/platform.ts';

/** A remote failed in one of the six named ways. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly failure: RemoteFailure;
  readonly remote: RemoteName;

  constructor(failure: RemoteFailure, remote: RemoteName, options: { detail?: string; cause?: unknown } = {}) {
    super(`${remote}: ${failure}${options.detail ? ` (${options.detail})` : ''}`, { cause: options.cause });
    this.failure = failure;
    this.remote = remote;
  }
}
