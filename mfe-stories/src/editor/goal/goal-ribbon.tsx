import { formatNumber } from '@myfiction/shared/host.ts';
import { cx } from '@myfiction/shared/ui.ts';
import { type CSSProperties, useEffect, useState } from 'react';
import { useEditor } from '../components/editor-context.ts';
import { useFrameText } from '../i18n/use-frame-text.ts';
import { useScreen } from '../screen/screen-context.ts';
import { takeFirstReach } from './goal.ts';
import styles from './goal-ribbon.module.css';
import { type Day, useDay } from './use-day.ts';

/** The bookmark ribbon on the page's edge; it drops and settles when the goal is reached, once a day. */
export function GoalRibbon() {
  const t = useFrameText();
  const { open } = useScreen();
  const day = useDay();
  const drops = useReached(day);
  const { goal, words, done } = day;
  if (goal === 0) return null;
  const shown = formatNumber(words);
  const style: CSSProperties & { '--done': number } = { '--done': done };
  return (
    <div className={styles.goal} style={style} data-goal>
      <span className={styles.track} />
      <span className={cx(styles.ribbon, drops && styles.drops)} />
      <button
        type="button"
        className={styles.figure}
        aria-label={t('goal.label', { words: shown, goal: formatNumber(goal) })}
        onClick={() => open('goal')}
      >
        <b>{shown}</b> {t('count.of', { goal: formatNumber(goal) })}
      </button>
      <span role="status" className={styles.said}>
        {drops && t('goal.reached')}
      </span>
    </div>
  );
}

/** True from the moment on which today's goal is reached here, unless it was before. */
function useReached({ goal, done }: Day): boolean {
  const { uid } = useEditor().session.target;
  const [wasBelow, setWasBelow] = useState(false);
  const [hasReached, setReached] = useState(false);
  useEffect(() => {
    if (goal === 0) return;
    if (done < 1) setWasBelow(true);
    else if (wasBelow) {
      setWasBelow(false);
      setReached(takeFirstReach(uid, new Date().toDateString()));
    }
  }, [goal, done, wasBelow, uid]);
  return hasReached;
}
