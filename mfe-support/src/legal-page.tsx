import { paths } from '@myfiction/shared/contract/paths.ts';
import { useLocation } from '@myfiction/shared/host.ts';
import { ButtonLink, EmptyState } from '@myfiction/shared/ui.ts';
import { useText } from './i18n/use-text.ts';
import { legalDocumentOf } from './legal-documents.ts';
import styles from './page.module.css';

/** Stands in the place of a legal document until its text is there: says what it holds and leads on. */
export function LegalPage() {
  const t = useText();
  const document = legalDocumentOf(useLocation().pathname);
  return (
    <div className={styles.page}>
      <EmptyState
        illustration="closed-book"
        title={t(`${document}.title`)}
        text={t(`${document}.text`)}
        action={
          <ButtonLink to={paths.helpCenter()} variant="primary" size="lg">
            {t('legal.action')}
          </ButtonLink>
        }
      />
    </div>
  );
}
