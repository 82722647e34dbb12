import { useLate } from '@myfiction/shared/screen/use-late.ts';
import { useEditor } from '../components/editor-context.ts';
import { useChapterStore } from '../components/use-chapter-store.ts';
import type { SessionEnd } from '../sign-in/use-session-end.ts';
import { lateDialogs } from './later.ts';
import { useScreen } from './screen-context.ts';
import type { ChapterActions } from './use-chapter-actions.ts';
import type { Conflict } from './use-conflict.ts';

export interface EditorDialogsProps {
  actions: ChapterActions;
  sessionEnd: SessionEnd;
  conflict: Conflict;
  onTitleProblem: (message: string) => void;
}

/** What may stand over the text. */
export function EditorDialogs({ actions, sessionEnd, conflict, onTitleProblem }: EditorDialogsProps) {
  const { session } = useEditor();
  const { open } = useScreen();
  const storyTitle = useChapterStore(({ view }) => view.info.story_title);
  const { publishing } = actions;
  const isComparing = conflict.theirs !== null && conflict.isComparing;
  const PublishDialog = useLate(lateDialogs.publish, publishing !== null);
  const ConflictDialog = useLate(lateDialogs.conflict, isComparing);
  const SignInDialog = useLate(lateDialogs.signIn, sessionEnd.isAsking);
  return (
    <>
      {PublishDialog && publishing && (
        <PublishDialog
          open
          chapter={publishing}
          storyTitle={storyTitle}
          onClose={actions.closePublish}
          onPublished={actions.published}
          onPlanned={actions.planned}
          onTitleProblem={onTitleProblem}
          onSplit={() => {
            actions.closePublish();
            open('splitInMiddle');
          }}
          onConflict={(theirs) => session.conflict(theirs)}
        />
      )}
      {ConflictDialog && conflict.theirs && isComparing && (
        <ConflictDialog theirs={conflict.theirs} onClose={conflict.postpone} />
      )}
      {SignInDialog && sessionEnd.isAsking && <SignInDialog onClose={sessionEnd.postpone} onLeave={sessionEnd.leave} />}
    </>
  );
}
