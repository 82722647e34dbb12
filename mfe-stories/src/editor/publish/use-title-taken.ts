import { callApi, useQuery } from '@myfiction/shared/host.ts';
import { storyKeys } from '../../api/story-keys.ts';
import { sameTitle, type TitleTaken } from './publish-checks.ts';

/** The largest page of chapters; a search by the whole title finds few. */
const LIMIT = 500;

/** Looks for another chapter of the story with the same title. The server decides when publishing. */
export function useTitleTaken(storyId: string, chapterId: string, title: string, isOpen: boolean): TitleTaken {
  const wanted = title.trim();
  const { data, isError } = useQuery({
    queryKey: [...storyKeys.chapters(storyId), 'title', wanted],
    queryFn: ({ signal }) =>
      callApi('chapter/list', { story_id: storyId, q: wanted, limit: LIMIT }, { signal, silent: true }),
    enabled: isOpen && wanted !== '',
    staleTime: 0,
  });
  if (isError) return null;
  return data?.items.some((chapter) => chapter.chapter_id !== chapterId && sameTitle(chapter.title, wanted));
}
