import { Button } from '@myfiction/shared/ui.ts';
import { useStoryReplaceText } from '../editor/i18n/use-story-replace-text.ts';
import styles from './earlier-replacement.module.css';
import type { Report } from './report.ts';

interface EarlierReplacementProps {
  change: Report['change'];
  isUndoing: boolean;
  onUndo: () => void;
}

/** What was replaced before the dialog was closed, and the way back. */
export function EarlierReplacement({ change, isUndoing, onUndo }: EarlierReplacementProps) {
  const t = useStoryReplaceText();
  const { query, replacement } = change;
  return (
    <div className={styles.earlier}>
      <p className={styles.text}>
        {t(replacement === '' ? 'storyReplace.earlierRemoved' : 'storyReplace.earlier', {
          text: query.text,
          replacement,
        })}
      </p>
      <Button
        size="sm"
        className={styles.undo}
        loading={isUndoing}
        loadingLabel={t('storyReplace.undoing')}
        onClick={onUndo}
      >
        {t('storyReplace.undo')}
      </Button>
    </div>
  );
}
