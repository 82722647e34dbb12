import { paths } from '@myfiction/shared/contract/paths.ts';
import { toast, useNavigate } from '@myfiction/shared/host.ts';
import { BackLink } from '@myfiction/shared/ui.ts';
import type { MouseEvent } from 'react';
import { useEditorText } from '../i18n/use-editor-text.ts';
import { useEditor } from './editor-context.ts';
import { useChapterStore } from './use-chapter-store.ts';

/** The way out of an open chapter: what is written is kept before the page goes. */
export function BackToStory() {
  const t = useEditorText();
  const navigate = useNavigate();
  const { session } = useEditor();
  const story = paths.storyDetail(useChapterStore(({ view }) => view.info.story_id));
  const leave = async () => {
    await session.flushJournal();
    // With a journal the page may go at once: saving goes on behind it. Without one, the server is all there is.
    if (session.isAtRisk && !(await session.flush())) toast.warning(t('bar.notSavedYet'));
    else navigate(story);
  };
  const keepAndLeave = (event: MouseEvent) => {
    event.preventDefault();
    void leave();
  };
  return <BackLink to={story} label={t('bar.back')} onLeave={keepAndLeave} />;
}
