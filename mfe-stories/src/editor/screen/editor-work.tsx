import { useIsPhone } from '@myfiction/shared/host.ts';
import { useIsPainted } from '@myfiction/shared/screen/use-is-painted.ts';
import { useLate } from '@myfiction/shared/screen/use-late.ts';
import { useMemo, useRef, useState } from 'react';
import { useStory } from '../../api/get-story.ts';
import { BackToStory } from '../components/back-to-story.tsx';
import bar from '../components/editor-bar.module.css';
import { useEditor } from '../components/editor-context.ts';
import { useChapterStore } from '../components/use-chapter-store.ts';
import { useHistory, useHistoryKeys } from '../history/use-history.ts';
import styles from './editor-work.module.css';
import { late } from './late.ts';
import { lateFrame } from './late-frame.ts';
import type { OverlayName } from './overlay-name.ts';
import { Paper } from './paper.tsx';
import { ScreenContext } from './screen-context.ts';
import { useTitleField } from './use-title-field.ts';
import { useVisibleArea } from './use-visible-area.ts';

/** Bar, sheet and dialogs of one chapter. The text is there first; what stands around it follows in its place. */
export function EditorWork() {
  const { view } = useEditor();
  const isPhone = useIsPhone();
  const frame = useRef<HTMLDivElement>(null);
  const storyId = useChapterStore((store) => store.view.info.story_id);
  const { data: story } = useStory(storyId);
  const title = useTitleField();
  const [overlay, setOverlay] = useState<OverlayName | null>(null);
  const [asked, setAsked] = useState(0);
  const [isFocus, setFocus] = useState(false);
  const screen = useMemo(() => {
    const focus = (next: boolean) => {
      setFocus(next);
      view.current?.focus();
    };
    const open = (name: OverlayName) => {
      setOverlay(name);
      setAsked(asked + 1);
    };
    return { overlay, open, asked, close: () => setOverlay(null), isFocus, setFocus: focus };
  }, [overlay, asked, isFocus, view]);
  const [areNotesOpen, setNotesOpen] = useState(false);
  const history = useHistory();
  const around = useLate(lateFrame.load, useIsPainted());
  const HistoryLayer = useLate(late.history, history.isOpen);
  const isCovered = HistoryLayer !== null && history.isOpen && (isPhone || history.version !== null);
  useHistoryKeys({ toggle: history.toggle, keep: () => setOverlay('keepVersion') });
  useVisibleArea(frame, view);
  const toggleNotes = () => setNotesOpen(!areNotesOpen);
  return (
    <ScreenContext value={screen}>
      <div ref={frame} className={styles.frame} data-focus={isFocus || undefined}>
        {around ? (
          <around.EditorTop onNotes={toggleNotes} onTitleProblem={title.refuse} />
        ) : (
          <header className={bar.bar}>
            <BackToStory />
          </header>
        )}
        <div className={styles.desk}>
          <div className={styles.sheet} hidden={isCovered}>
            <Paper
              language={story?.fields.language}
              autoFocus={!isPhone && !title.isFirst}
              around={around}
              title={title}
              notes={{ isOpen: areNotesOpen, toggle: toggleNotes }}
            />
          </div>
          {HistoryLayer && history.isOpen && <HistoryLayer history={history} language={story?.fields.language} />}
        </div>
      </div>
    </ScreenContext>
  );
}
