import { callApi } from '@myfiction/shared/host.ts';
import { StoryReplaceDialog } from '../../story-replace/story-replace-dialog.tsx';
import { useEditor } from '../components/editor-context.ts';
import { lastSearch } from '../find/last-query.ts';
import { takeTheirText } from '../session/their-text.ts';

/** Replacing in the whole story from the editor: the open chapter is saved before and read again after. */
export function OpenStoryReplace({ onClose }: { onClose: () => void }) {
  const { session } = useEditor();
  const { chapterId } = session.target;
  const reload = async () => takeTheirText(session, await callApi('chapter/get', { chapter_id: chapterId }));
  return (
    <StoryReplaceDialog
      storyId={session.store.view.info.story_id}
      onClose={onClose}
      initial={lastSearch()}
      openChapter={{ chapterId, flush: () => session.flush(), reload }}
    />
  );
}
