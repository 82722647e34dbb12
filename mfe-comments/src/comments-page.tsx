import { paths } from '@myfiction/shared/contract/paths.ts';
import { ButtonLink, EmptyState } from '@myfiction/shared/ui.ts';
import { useText } from './i18n/use-text.ts';
import styles from './page.module.css';

/** Stands in the place of the page until its screens are there: says what it holds and leads on. */
export function CommentsPage() {
  const t = useText();
  return (
    <div className={styles.page}>
      <EmptyState
        illustration="book"
        title={t('title')}
        text={t('text')}
        action={
          <ButtonLink to={paths.myStories()} variant="primary" size="lg">
            {t('action')}
          </ButtonLink>
        }
      />
    </div>
  );
}
