import { paths } from '@myfiction/shared/contract/paths.ts';
import { Link, useTranslation } from '@myfiction/shared/host.ts';
import { ButtonLink, Illustration, Logo } from '@myfiction/shared/ui.ts';
import { MAIN_ID } from '../focus/main-id.ts';
import styles from './not-found-page.module.css';

/** For /not-found and every address that nobody declares; the address stays, so that a typing error can be corrected. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Link to={paths.home()} aria-label={t('brand.home')}>
          <Logo />
        </Link>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={styles.center}>
        <Illustration name="torn-page" />
        <h1 tabIndex={-1}>{t('notFound.title')}</h1>
        <p className={styles.text}>{t('notFound.text')}</p>
        <div className={styles.acts}>
          <ButtonLink to={paths.home()} variant="primary">
            {t('notFound.home')}
          </ButtonLink>
          <ButtonLink to={paths.myStories()} variant="ghost">
            {t('notFound.stories')}
          </ButtonLink>
          <ButtonLink to={paths.helpCenter()} variant="ghost">
            {t('footer.help')}
          </ButtonLink>
        </div>
      </main>
    </div>
  );
}
