import { ApiError, callApi, useLive, useQuery } from '@myfiction/shared/host.ts';
import { isMissing } from '@myfiction/shared/screen/is-missing.ts';
import { storyKeys } from '../../api/story-keys.ts';
import { useEditor } from '../components/editor-context.ts';
import { useChapterStore } from '../components/use-chapter-store.ts';
import { infoOf } from '../journal/chapter-info.ts';
import type { EditorSession } from '../session/editor-session.ts';

/**
 * Shows what became of an open chapter without this tab: it went out, or was published, planned, moved or put into the
 * trash elsewhere. Told at once of the first, asked for where the author comes back to the tab.
 */
export function useFollowChapter(): void {
  const { session } = useEditor();
  const { chapterId } = session.target;
  const { refetch } = useQuery({
    queryKey: [...storyKeys.chapter(chapterId), 'info'],
    queryFn: ({ signal }) => followChapter(session, signal),
    enabled: useChapterStore(({ view }) => view.isCreated),
    // The chapter has just been opened.
    initialData: null,
    gcTime: 0,
    retry: false,
  });
  useLive('chapter', ({ chapter_id }) => {
    if (chapter_id === chapterId) void refetch();
  });
}

/** The text is left as it is: a save merges it. */
async function followChapter(session: EditorSession, signal: AbortSignal): Promise<null> {
  const { store } = session;
  const before = store.view.info;
  try {
    const chapter = await callApi('chapter/get', { chapter_id: session.target.chapterId }, { signal, silent: true });
    // What was done here meanwhile is newer.
    if (store.view.info === before) session.published(infoOf(chapter));
    if (store.view.save.kind === 'trashed') void session.retry();
  } catch (error) {
    const kind = isMissing(error)
      ? 'gone'
      : error instanceof ApiError && error.errorName === 'chapterTrashed' && 'trashed';
    if (!kind) throw error;
    // A save that is due finds it out itself.
    const { isWriter, save } = store.view;
    if (isWriter && (save.kind === 'saved' || save.kind === 'trashed')) store.set({ save: { kind } });
  }
  return null;
}
