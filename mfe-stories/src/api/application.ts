import type { ApplicationKind } from '@myfiction/shared/contract/application-status.ts';
import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import { ApiError, callApi, useQuery, useQueryClient } from '@myfiction/shared/host.ts';
import { followLanguage } from '@myfiction/shared/screen/follow-language.ts';
import { useCallback } from 'react';
import { homeKey } from './get-writing.ts';
import { storyKeys } from './story-keys.ts';

export interface ApplicationQuery {
  enabled?: boolean;
  /** Asks in any case: `isFetchedAfterMount` stays false where a cached copy is young enough. */
  fresh?: boolean;
}

// Names of countries and devices.
followLanguage(storyKeys.everyApplication);

/** One application of a story with all its dates; asked for only when there is a story. */
export function useApplication(storyId: string | undefined, kind: ApplicationKind, options: ApplicationQuery = {}) {
  const { enabled = true, fresh = false } = options;
  return useQuery({
    refetchOnMount: fresh ? 'always' : true,
    queryKey: storyKeys.application(storyId ?? '', kind),
    queryFn: ({ signal }) =>
      callApi('application/get', { story_id: storyId ?? '', kind }, { signal, inPlace: 'missing' }),
    enabled: enabled && storyId !== undefined,
  });
}

/** Takes what a deed answered: every page that shows the story's status asks anew. */
export function useTakeApplication(): (view: ApplicationView) => void {
  const cache = useQueryClient();
  return useCallback(
    (view) => {
      cache.setQueryData(storyKeys.application(view.story_id, view.kind), view);
      void cache.invalidateQueries({ queryKey: storyKeys.story(view.story_id) });
      void cache.invalidateQueries({ queryKey: storyKeys.lists });
      void cache.invalidateQueries({ queryKey: homeKey });
    },
    [cache],
  );
}

/** The application as it stands now, where an answer says that it has moved on or that another device has saved. */
export function currentView(error: unknown): ApplicationView | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.errorName !== 'applicationMoved' && error.errorName !== 'revisionConflict') return undefined;
  return isView(error.data) ? error.data : undefined;
}

/** The server sends the whole view or nothing. */
function isView(data: unknown): data is ApplicationView {
  return typeof data === 'object' && data !== null && 'timeline' in data && 'revision' in data;
}
