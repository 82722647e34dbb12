import { useIsPhone } from '@myfiction/shared/host.ts';
import { useMemo, useRef, useState } from 'react';
import { useStory } from '../../api/get-story.ts';
import { EditorBar } from '../components/editor-bar.tsx';
import { useEditor } from '../components/editor-context.ts';
import { SaveStatus } from '../components/save-status.tsx';
import { useChapterStore } from '../components/use-chapter-store.ts';
import { useSessionEnd } from '../sign-in/use-session-end.ts';
import { EditorDialogs } from './editor-dialogs.tsx';
import styles from './editor-work.module.css';
import type { OverlayName } from './late.ts';
import { OpenOverlay } from './open-overlay.tsx';
import { OverlayContext } from './overlay-context.ts';
import { Paper } from './paper.tsx';
import { useChapterActions } from './use-chapter-actions.ts';
import { useConflict } from './use-conflict.ts';
import { useSaveNotes } from './use-save-notes.ts';
import { useScreenKeys } from './use-screen-keys.ts';
import { useTitleField } from './use-title-field.ts';
import { useVisibleArea } from './use-visible-area.ts';

/** Bar, sheet and dialogs of one chapter. */
export function EditorWork() {
  const { session } = useEditor();
  const isPhone = useIsPhone();
  const frame = useRef<HTMLDivElement>(null);
  const storyId = useChapterStore(({ view }) => view.info.story_id);
  const { data: story } = useStory(storyId);
  const actions = useChapterActions();
  const sessionEnd = useSessionEnd(session);
  const conflict = useConflict();
  const title = useTitleField();
  const [overlay, setOverlay] = useState<OverlayName | null>(null);
  const overlays = useMemo(() => ({ overlay, open: setOverlay, close: () => setOverlay(null) }), [overlay]);
  const [areNotesOpen, setNotesOpen] = useState(false);
  useVisibleArea(frame);
  useSaveNotes();
  useScreenKeys(session);
  return (
    <OverlayContext value={overlays}>
      <div ref={frame} className={styles.frame}>
        <EditorBar
          cover={story ? { author: story.author, genre: story.genre, src: story.cover } : null}
          status={<SaveStatus onSignIn={sessionEnd.ask} onCompare={conflict.compare} />}
          busy={actions.busy}
          onLeave={() => void actions.leave()}
          onPreview={() => void actions.preview()}
          onPublish={() => void actions.publish()}
          onNotes={() => setNotesOpen(!areNotesOpen)}
          onGoal={() => setOverlay('goal')}
        />
        <Paper
          language={story?.fields.language}
          autoFocus={!isPhone && !title.isFirst}
          title={title}
          notes={{ isOpen: areNotesOpen, toggle: () => setNotesOpen(!areNotesOpen) }}
        />
        <EditorDialogs actions={actions} sessionEnd={sessionEnd} conflict={conflict} onTitleProblem={title.refuse} />
        <OpenOverlay />
      </div>
    </OverlayContext>
  );
}
