import { useIsPhone } from '@myfiction/shared/host.ts';
import { useMemo, useRef, useState } from 'react';
import { useStory } from '../../api/get-story.ts';
import { EditorBar } from '../components/editor-bar.tsx';
import { useEditor } from '../components/editor-context.ts';
import { SaveStatus } from '../components/save-status.tsx';
import { useChapterStore } from '../components/use-chapter-store.ts';
import { useHistory, useHistoryKeys } from '../history/use-history.ts';
import { useSessionEnd } from '../sign-in/use-session-end.ts';
import { EditorDialogs } from './editor-dialogs.tsx';
import styles from './editor-work.module.css';
import { late, type OverlayName } from './late.ts';
import { OpenOverlay } from './open-overlay.tsx';
import { Paper } from './paper.tsx';
import { ScreenContext } from './screen-context.ts';
import { useChapterActions } from './use-chapter-actions.ts';
import { useConflict } from './use-conflict.ts';
import { useFocusMode } from './use-focus-mode.ts';
import { useLate } from './use-late.ts';
import { useModeAddress } from './use-mode-address.ts';
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
  const [isFocus, setFocus] = useFocusMode();
  const screen = useMemo(
    () => ({ overlay, open: setOverlay, close: () => setOverlay(null), isFocus, setFocus }),
    [overlay, isFocus, setFocus],
  );
  const [areNotesOpen, setNotesOpen] = useState(false);
  const history = useHistory();
  const HistoryLayer = useLate(late.history, history.isOpen);
  const isCovered = HistoryLayer !== null && history.isOpen && (isPhone || history.version !== null);
  useHistoryKeys({ toggle: history.toggle, keep: () => setOverlay('keepVersion') });
  useVisibleArea(frame);
  useSaveNotes();
  useScreenKeys(session, screen);
  useModeAddress();
  return (
    <ScreenContext value={screen}>
      <div ref={frame} className={styles.frame} data-focus={isFocus || undefined}>
        <EditorBar
          cover={story ? { author: story.author, genre: story.genre, src: story.cover } : null}
          status={<SaveStatus onSignIn={sessionEnd.ask} onCompare={conflict.compare} />}
          busy={actions.busy}
          onLeave={() => void actions.leave()}
          onPreview={() => void actions.preview()}
          onPublish={() => void actions.publish()}
          onNotes={() => setNotesOpen(!areNotesOpen)}
        />
        <div className={styles.desk}>
          <div className={styles.sheet} hidden={isCovered}>
            <Paper
              language={story?.fields.language}
              autoFocus={!isPhone && !title.isFirst}
              title={title}
              notes={{ isOpen: areNotesOpen, toggle: () => setNotesOpen(!areNotesOpen) }}
            />
          </div>
          {HistoryLayer && history.isOpen && <HistoryLayer history={history} language={story?.fields.language} />}
        </div>
        <EditorDialogs actions={actions} sessionEnd={sessionEnd} conflict={conflict} onTitleProblem={title.refuse} />
        <OpenOverlay />
      </div>
    </ScreenContext>
  );
}
