import { useUrlState } from '@myfiction/shared/screen/use-url-state.ts';
import { useCallback } from 'react';

/** Writes the question into the address that an answer is opened from, so that Back comes back to the answers. */
export function useKeepQuestion(): (question: string) => void {
  const [, change] = useUrlState();
  return useCallback((question) => change({ q: question.trim() }, { replace: true }), [change]);
}
