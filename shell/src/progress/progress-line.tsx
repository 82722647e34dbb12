import { useTranslation } from '@myfiction/shared/host.ts';
import styles from './progress.module.css';

/** A thin line along the top while the next page is on its way. */
export function ProgressLine() {
  const { t } = useTranslation('shell');
  return <div className={styles.line} role="progressbar" aria-label={t('app.loading')} />;
}
