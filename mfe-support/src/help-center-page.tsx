import { paths } from '@myfiction/shared/contract/paths.ts';
import { ButtonLink, EmptyState } from '@myfiction/shared/ui.ts';
import { useText } from './i18n/use-text.ts';
import styles from './page.module.css';

/** Stands in the place of the page until its screens are there: says what it holds and leads on. */
export function HelpCenterPage() {
  const t = useText();
  return (
    <div className={styles.page}>
      <EmptyState
        illustration="book"
        title={t('help.title')}
        text={t('help.text')}
        action={
          <ButtonLink to={paths.home()} variant="primary" size="lg">
            {t('help.action')}
          </ButtonLink>
        }
      />
    </div>
  );
}
