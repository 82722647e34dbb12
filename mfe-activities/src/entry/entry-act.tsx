import { paths } from '@myfiction/shared/contract/paths.ts';
import { Link } from '@myfiction/shared/host.ts';
import { Button } from '@myfiction/shared/ui.ts';
import { useText } from '../i18n/use-text.ts';
import page from '../page/page.module.css';
import { ActPlace } from './act-place.tsx';
import styles from './entry.module.css';
import type { Own } from './use-own-part.ts';

/** What an author can do while a contest takes stories. */
export function EntryAct({ own, path, onEnter }: { own: Own; path: string; onEnter: () => void }) {
  const t = useText();
  if (!own.signedIn) {
    return (
      <Link to={paths.login(path)} className={page.cta}>
        {t('enter.signIn')}
      </Link>
    );
  }
  if (own.part?.entry) {
    return (
      <a href="#entry" className={page.cta}>
        {t('entry.see')}
      </a>
    );
  }
  if (own.part) {
    return (
      <button type="button" className={page.cta} onClick={onEnter}>
        {t('enter.open')}
      </button>
    );
  }
  if (!own.failed) return <ActPlace />;
  return (
    <div role="alert" className={styles.failed}>
      {t('entry.failed')}
      <Button onClick={own.retry}>{t('state.retry')}</Button>
    </div>
  );
}
