import { toast, useIsPhone } from '@myfiction/shared/host.ts';
import { useEffect } from 'react';
import { useFollowApplications } from '../../api/follow-applications.ts';
import { useStory } from '../../api/get-story.ts';
import { useChapterShown } from '../../common/use-chapter-shown.ts';
import { EditorBar } from '../components/editor-bar.tsx';
import { useEditor } from '../components/editor-context.ts';
import { useChapterStore } from '../components/use-chapter-store.ts';
import { useViewTools } from '../components/use-view-tools.ts';
import { useFrameText } from '../i18n/use-frame-text.ts';
import { useSessionEnd } from '../sign-in/use-session-end.ts';
import { EditorDialogs } from './editor-dialogs.tsx';
import { fetchLate } from './later.ts';
import { OpenOverlay } from './open-overlay.tsx';
import { useScreen } from './screen-context.ts';
import { useChapterActions } from './use-chapter-actions.ts';
import { useConflict } from './use-conflict.ts';
import { useFollowChapter } from './use-follow-chapter.ts';
import { useModeAddress } from './use-mode-address.ts';
import { useSaveNotes } from './use-save-notes.ts';
import { useScreenKeys } from './use-screen-keys.ts';

export interface EditorTopProps {
  onNotes: () => void;
  /** The title was refused, or is missing when the message is empty. */
  onTitleProblem: (message: string) => void;
}

/** The bar over the text and all that it opens; comes a moment after the text. */
export function EditorTop({ onNotes, onTitleProblem }: EditorTopProps) {
  const { session } = useEditor();
  const screen = useScreen();
  const { story_id, position } = useChapterStore(({ view }) => view.info);
  const { data: story } = useStory(story_id);
  const actions = useChapterActions();
  const sessionEnd = useSessionEnd();
  const conflict = useConflict();
  useViewTools(story?.fields.language);
  useSaveNotes();
  useScreenKeys(session, screen);
  useModeAddress();
  useFollowChapter();
  useFollowApplications();
  useChapterShown({ chapter_id: session.target.chapterId, story_id, position });
  useFocusHint(screen.isFocus);
  useEffect(fetchLate, []);
  return (
    <>
      <EditorBar
        cover={story ? { author: story.author, genre: story.genre, src: story.cover } : null}
        onSignIn={sessionEnd.ask}
        onCompare={conflict.compare}
        busy={actions.busy}
        onPreview={() => void actions.preview()}
        onPublish={() => void actions.publish()}
        onNotes={onNotes}
      />
      <EditorDialogs actions={actions} sessionEnd={sessionEnd} conflict={conflict} onTitleProblem={onTitleProblem} />
      <OpenOverlay />
    </>
  );
}

/** Focus mode takes its own switch away: how to come back is said on the way in. */
function useFocusHint(isFocus: boolean): void {
  const t = useFrameText();
  const isPhone = useIsPhone();
  useEffect(() => {
    if (isFocus) toast.info(t(isPhone ? 'focus.hint.phone' : 'focus.hint'));
  }, [isFocus, isPhone, t]);
}
