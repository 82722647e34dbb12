import { Ribbon } from '@myfiction/shared/ui.ts';
import { useProfileText } from '../i18n/use-profile-text.ts';
import styles from './title-page.module.css';

/** The first page of a book with the pen name on it as it is typed. Decorative. */
export function TitlePage({ name }: { name: string }) {
  const t = useProfileText();
  return (
    <div className={styles.page} aria-hidden="true">
      <Ribbon className={styles.ribbon} />
      <div className={styles.by}>{t('profile.by')}</div>
      <div className={styles.name}>
        {name || <span className={styles.empty}>{t('profile.yourName')}</span>}
        <i className={styles.caret} />
      </div>
    </div>
  );
}
