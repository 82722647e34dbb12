import { passFocus } from '@myfiction/shared/screen/pass-focus.ts';
import { Button } from '@myfiction/shared/ui.ts';
import { useReadersText } from './i18n/use-readers-text.ts';
import styles from './readers-tab.module.css';

/** In place of a part that did not load; the other part stays. */
export function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useReadersText();
  return (
    <p ref={passFocus} className={styles.failed} role="alert">
      {t('failed')}{' '}
      <Button size="sm" onClick={onRetry}>
        {t('retry')}
      </Button>
    </p>
  );
}
