import { formatNumber } from '@myfiction/shared/host.ts';
import type { CSSProperties } from 'react';
import { useFrameText } from '../i18n/use-frame-text.ts';
import { useScreen } from '../screen/screen-context.ts';
import styles from './goal-line.module.css';
import { useDay } from './use-day.ts';

/** The ribbon on phones: a line on the toolbar. */
export function GoalLine() {
  const { done, goal } = useDay();
  const style: CSSProperties & { '--done': number } = { '--done': done };
  return goal > 0 && <div className={styles.line} style={style} />;
}

/** Words and goal at the end of the phone's toolbar. */
export function GoalCount() {
  const t = useFrameText();
  const { open } = useScreen();
  const { goal, words } = useDay();
  const shown = formatNumber(words);
  const label = goal === 0 ? t('count.words', { count: words, words: shown }) : undefined;
  return (
    <button
      type="button"
      data-tool
      className={styles.count}
      aria-label={label ?? t('goal.label', { words: shown, goal: formatNumber(goal) })}
      onClick={() => open('goal')}
    >
      <b>{shown}</b>
      {goal > 0 && ` ${t('count.of', { goal: formatNumber(goal) })}`}
    </button>
  );
}
