import { callApi, useLive, useQuery } from '@myfiction/shared/host.ts';
import { useEffect } from 'react';
import { storyKeys } from '../../api/story-keys.ts';
import { useEditor } from '../components/editor-context.ts';
import { useChapterStore } from '../components/use-chapter-store.ts';

/** Shows when a scheduled chapter has gone out, or came back, while it is open: from then on its edits are staged. */
export function useFollowSchedule(): void {
  const { session } = useEditor();
  const { chapterId } = session.target;
  const isScheduled = useChapterStore(({ view }) => view.info.status === 'scheduled');
  const { data, isFetchedAfterMount, refetch } = useQuery({
    queryKey: [...storyKeys.chapter(chapterId), 'status'],
    queryFn: async ({ signal }) => {
      const chapter = await callApi('chapter/get', { chapter_id: chapterId }, { signal, silent: true });
      return { status: chapter.status, staged: chapter.staged, published_at: chapter.published_at };
    },
    enabled: isScheduled,
    // The chapter has just been opened; what was missed while away is asked for with all queries.
    initialData: () => session.store.view.info,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  useLive('chapter', ({ chapter_id }) => {
    if (isScheduled && chapter_id === chapterId) void refetch();
  });
  useEffect(() => {
    if (!isScheduled || !isFetchedAfterMount || data.status === 'scheduled') return;
    const { status, staged, published_at } = data;
    session.published({ status, staged, published_at });
  }, [isScheduled, isFetchedAfterMount, data, session]);
}
