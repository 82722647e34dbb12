import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { useNavigate } from '@myfiction/shared/host.ts';
import { useSendId } from '@myfiction/shared/screen/use-send-id.ts';
import { keepAsNewChapter } from './keep-as-new-chapter.ts';
import type { SessionTarget } from './session-ports.ts';

/** Keeps the text of a chapter that is gone as a new one, and goes there. */
export function useKeepAsNewChapter(): (
  gone: SessionTarget,
  storyId: string,
  text: () => ChapterText,
) => Promise<void> {
  const navigate = useNavigate();
  const idOf = useSendId();
  return async (gone, storyId, text) => {
    const chapterId = await keepAsNewChapter({ gone, storyId, chapterId: idOf(gone.chapterId), text });
    navigate(paths.editChapter(chapterId), { replace: true });
  };
}
