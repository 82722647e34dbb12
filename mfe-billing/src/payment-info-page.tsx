import { paths } from '@myfiction/shared/contract/paths.ts';
import { ButtonLink, EmptyState } from '@myfiction/shared/ui.ts';
import { useText } from './i18n/use-text.ts';
import styles from './page.module.css';

/** Stands in the place of the page until its screens are there: says what it holds and leads on. */
export function PaymentInfoPage() {
  const t = useText();
  return (
    <div className={styles.page}>
      <EmptyState
        illustration="envelope"
        title={t('payment.title')}
        text={t('payment.text')}
        action={
          <ButtonLink to={paths.monthlyBill()} variant="primary" size="lg">
            {t('payment.action')}
          </ButtonLink>
        }
      />
    </div>
  );
}
