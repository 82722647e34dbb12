import { formatNumber } from '@myfiction/shared/host.ts';
import { VisuallyHidden } from '@myfiction/shared/ui.ts';
import { ProgressBar } from '../common/progress-bar.tsx';
import { useStoryReplaceText } from '../editor/i18n/use-story-replace-text.ts';
import styles from './replace-progress.module.css';
import type { Step } from './use-story-replace.ts';

/** Read aloud so often in all: a step takes a second. */
const SAID = 4;

/** How far a replacement, or its undo, is. */
export function ReplaceProgress({ step: { done, count }, label }: { step: Step; label: string }) {
  const t = useStoryReplaceText();
  const said = Math.floor((done / count) * SAID);
  return (
    <div className={styles.progress}>
      <p className={styles.text}>{t('storyReplace.step', { done: formatNumber(done), count })}</p>
      <ProgressBar label={label} max={count} value={done} />
      <VisuallyHidden>
        <span role="status">{said > 0 && t('storyReplace.percent', { percent: (said / SAID) * 100 })}</span>
      </VisuallyHidden>
    </div>
  );
}
