import { useEditor } from '../components/editor-context.ts';
import { useChapterStore } from '../components/use-chapter-store.ts';
import { ConflictDialog } from '../conflict/conflict-dialog.tsx';
import { PublishDialog } from '../publish-dialog.tsx';
import { SignInDialog } from '../sign-in/sign-in-dialog.tsx';
import type { SessionEnd } from '../sign-in/use-session-end.ts';
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
  const storyTitle = useChapterStore(({ view }) => view.info.story_title);
  const { publishing } = actions;
  return (
    <>
      {publishing && (
        <PublishDialog
          open
          chapter={publishing}
          storyTitle={storyTitle}
          onClose={actions.closePublish}
          onPublished={actions.published}
          onTitleProblem={onTitleProblem}
          onConflict={(theirs) => session.conflict(theirs)}
        />
      )}
      {conflict.theirs && conflict.isComparing && (
        <ConflictDialog theirs={conflict.theirs} onClose={conflict.postpone} />
      )}
      {sessionEnd.isAsking && <SignInDialog onClose={sessionEnd.postpone} />}
    </>
  );
}
