import { WITHHOLDING_WITHOUT_FORM_PERCENT } from '@myfiction/shared/contract/billing.ts';
import type { PaymentInfo } from '@myfiction/shared/contract/calls/payment.ts';
import { countryName } from '@myfiction/shared/contract/countries.ts';
import { formatDate, useTranslation } from '@myfiction/shared/host.ts';
import { useFocusKept } from '@myfiction/shared/screen/use-focus-kept.ts';
import { useLate } from '@myfiction/shared/screen/use-late.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { Alert, Button, StatusTag, type StatusTagProps } from '@myfiction/shared/ui.ts';
import { usePaymentText } from '../i18n/use-payment-text.ts';
import styles from '../payment.module.css';

type TaxState = PaymentInfo['tax']['state'];

const LOOK: Readonly<Record<TaxState, Pick<StatusTagProps, 'tone' | 'glyph'>>> = {
  missing: { tone: 'neutral', glyph: 'dashed' },
  checking: { tone: 'amber', glyph: 'half' },
  valid: { tone: 'green', glyph: 'full-check' },
  rejected: { tone: 'brick', glyph: 'full-bang' },
};

/** Not in the page: the most of it, and nobody sees it before it is asked for. */
const loadTaxEditor = () => import('./tax-editor.tsx').then((module) => module.TaxEditor);

/** The tax form: what became of the last one, and the interview for the next. */
export function TaxSection({ info }: { info: PaymentInfo }) {
  const t = usePaymentText();
  const [isEditing, setEditing] = useStateOverSignIn('tax', false);
  const TaxEditor = useLate(loadTaxEditor, true);
  const focusKept = useFocusKept<HTMLElement>();
  const { state, form, counting } = info.tax;
  const until = state === 'valid' && form?.valid_until;
  const label = until ? t('tax.validUntil', { day: formatDate(until, 'date', 'UTC') }) : t(`tax.${state}`);
  return (
    <section className={styles.section} aria-labelledby="tax-title" {...focusKept}>
      <div className={styles.head}>
        <h2 id="tax-title">{t('tax.title')}</h2>
        <StatusTag {...LOOK[state]}>{label}</StatusTag>
      </div>
      {state === 'missing' && (
        <p className={styles.quiet}>
          {form?.valid_until && `${t('tax.ranOut', { day: formatDate(form.valid_until, 'date', 'UTC') })} `}
          {t('tax.emptyText')}
        </p>
      )}
      {state === 'rejected' && form && <Alert tone="brick" title={form.reason} />}
      {state === 'checking' && form && (
        <p className={styles.quiet}>{t('tax.checkingText', { day: formatDate(form.signed_at, 'date') })}</p>
      )}
      {state !== 'valid' && counting && (
        <p className={styles.quiet}>
          {counting.valid_until
            ? t('tax.beforeUntil', { day: formatDate(counting.valid_until, 'date', 'UTC') })
            : t('tax.beforeCounts')}
        </p>
      )}
      {isEditing && TaxEditor ? (
        <TaxEditor info={info} onDone={() => setEditing(false)} />
      ) : (
        <>
          {form && <TaxSummary form={form} counting={counting} />}
          <div className={styles.buttons}>
            <Button
              variant={state === 'missing' || state === 'rejected' ? 'primary' : 'default'}
              onClick={() => setEditing(true)}
            >
              {t(state === 'missing' ? 'tax.begin' : state === 'rejected' ? 'tax.correct' : 'tax.again')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

type Tax = PaymentInfo['tax'];

function TaxSummary({ form, counting }: { form: NonNullable<Tax['form']>; counting: Tax['counting'] }) {
  const t = usePaymentText();
  const { language } = useTranslation();
  const percent = counting?.withholding_percent ?? WITHHOLDING_WITHOUT_FORM_PERCENT;
  const rows = [
    [t('tax.form'), t(`form.${form.kind}`)],
    [t('tax.name'), form.name],
    [t('tax.country'), countryName(form.country, language)],
    [t('tax.number'), form.masked_tin],
    [t('tax.withheld'), t('tax.percent', { percent })],
  ] as const;
  return (
    <dl className={styles.rows}>
      {rows
        .filter(([, value]) => value !== '')
        .map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
