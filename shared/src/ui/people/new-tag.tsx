import { useUiText } from '../i18n/use-ui-text.ts';
import styles from './badge.module.css';

export function NewTag() {
  const t = useUiText();
  return <span className={styles.newTag}>{t('newTag')}</span>;
}
