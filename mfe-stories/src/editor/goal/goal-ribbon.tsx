import { formatNumber } from '@myfiction/shared/host.ts';
import { cx } from '@myfiction/shared/ui.ts';
import { type CSSProperties, useEffect, useState } from 'react';
import { useEditor } from '../components/editor-context.ts';
import { useChapterStore } from '../components/use-chapter-store.ts';
import { useEditorText } from '../i18n/use-editor-text.ts';
import { takeFirstReach } from './goal.ts';
import styles from './goal-ribbon.module.css';

export interface GoalProps {
  goal: number;
  onChange: () => void;
}

/** Share of the goal, 0 to 1. */
function useDone(goal: number): { words: number; done: number } {
  const words = useChapterStore(({ view }) => view.words);
  return { words, done: Math.min(1, words / goal) };
}

function withDone(done: number): CSSProperties & { '--done': number } {
  return { '--done': done };
}

/** The bookmark ribbon on the page's edge; it drops and settles when the goal is reached, once a day. */
export function GoalRibbon({ goal, onChange }: GoalProps) {
  const t = useEditorText();
  const { uid } = useEditor().session.target;
  const { words, done } = useDone(goal);
  const [wasBelow, setWasBelow] = useState(done < 1);
  const [drops, setDrops] = useState(false);
  useEffect(() => {
    if (done < 1) setWasBelow(true);
    else if (wasBelow) {
      setWasBelow(false);
      setDrops(takeFirstReach(uid, new Date().toDateString()));
    }
  }, [done, wasBelow, uid]);
  const shown = formatNumber(words);
  return (
    <div className={styles.goal} style={withDone(done)}>
      <span className={styles.track} />
      <span className={cx(styles.ribbon, drops && styles.drops)} />
      <button
        type="button"
        className={styles.figure}
        aria-label={t('goal.label', { words: shown, goal: formatNumber(goal) })}
        onClick={onChange}
      >
        <b>{shown}</b> {t('count.of', { goal: formatNumber(goal) })}
      </button>
    </div>
  );
}

/** The same on phones: a line on the toolbar. */
export function GoalLine({ goal }: { goal: number }) {
  const { done } = useDone(goal);
  return (
    <div className={styles.line} style={withDone(done)}>
      <i />
    </div>
  );
}

/** Words and goal at the end of the phone's toolbar. */
export function GoalCount({ goal, onChange }: GoalProps) {
  const t = useEditorText();
  const { words } = useDone(goal);
  const label = t('goal.label', { words: formatNumber(words), goal: formatNumber(goal) });
  return (
    <button type="button" data-tool className={styles.count} aria-label={label} onClick={onChange}>
      <b>{formatNumber(words)}</b> {t('count.of', { goal: formatNumber(goal) })}
    </button>
  );
}
