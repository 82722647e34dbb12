import { useCallback } from 'react';
import { reportFailed } from '../diagnostics.ts';
import { RemoteError } from '../remote-error.ts';

/** What to do when a mounted remote throws: name it, note it, hand it on. */
export function useMountFailure(remote: string, onFail: (error: RemoteError) => void): (error: unknown) => void {
  return useCallback(
    (cause) => {
      const detail = cause instanceof Error ? cause.message : String(cause);
      const error = new RemoteError('render-error', remote, { detail, cause });
      console.error(error);
      reportFailed(error);
      onFail(error);
    },
    [remote, onFail],
  );
}
