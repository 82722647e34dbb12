import { paths } from '@myfiction/shared/contract/paths.ts';
import { ButtonLink, EmptyState } from '@myfiction/shared/ui.ts';
import { useText } from './i18n/use-text.ts';
import styles from './page.module.css';

/** Stands in the place of the page until its screens are there: says what it holds and leads on. */
export function CreatorSpacePage() {
  const t = useText();
  return (
    <div className={styles.page}>
      <EmptyState
        illustration="blank-page"
        title={t('creator.title')}
        text={t('creator.text')}
        action={
          <ButtonLink to={paths.newStory()} variant="primary" size="lg">
            {t('creator.action')}
          </ButtonLink>
        }
      />
    </div>
  );
}
