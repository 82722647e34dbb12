import { paths } from '@myfiction/shared/contract/paths.ts';
import { Link, usePageTitle, useSystemConfig } from '@myfiction/shared/host.ts';
import { ButtonLink, EmptyState, Logo } from '@myfiction/shared/ui.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './no-books.module.css';

/** Where 104104 sends the author: the service is not offered in this region or at this host. */
export function NoBooksPage() {
  const t = useText();
  const stores = useSystemConfig()?.store_links;
  usePageTitle(t('page.no-books'));
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Logo />
      </header>
      <main className={styles.sheet}>
        <EmptyState
          illustration="closed-book"
          heading="h1"
          title={t('noBooks.title')}
          text={
            <>
              {t('noBooks.text')}
              <br />
              {t('noBooks.travel')}
            </>
          }
          action={
            <div className={styles.ways}>
              {stores && (stores.google_play || stores.app_store) && (
                <>
                  <p className={styles.apps}>{t('noBooks.apps')}</p>
                  <div className={styles.stores}>
                    {stores.google_play && (
                      <ButtonLink to={stores.google_play} external>
                        {t('noBooks.googlePlay')}
                      </ButtonLink>
                    )}
                    {stores.app_store && (
                      <ButtonLink to={stores.app_store} external>
                        {t('noBooks.appStore')}
                      </ButtonLink>
                    )}
                  </div>
                </>
              )}
              <Link to={paths.helpCenter()} className={styles.help}>
                {t('noBooks.help')}
              </Link>
            </div>
          }
        />
      </main>
    </div>
  );
}
