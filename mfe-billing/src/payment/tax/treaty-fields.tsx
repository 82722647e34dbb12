import type { W8benForm } from '@myfiction/shared/contract/calls/payment.ts';
import { treatyPercent } from '@myfiction/shared/payout/treaty.ts';
import { Checkbox } from '@myfiction/shared/ui.ts';
import { useCountryName } from '../country-field.tsx';
import { usePaymentText } from '../i18n/use-payment-text.ts';
import styles from '../payment.module.css';
import { TextField } from '../text-field.tsx';
import type { FormChecks } from '../use-checked-form.ts';

interface TreatyFieldsProps {
  form: W8benForm;
  checks: FormChecks;
  onChange: (change: Partial<W8benForm>) => void;
}

/** Lines 9 and 10: the lower rate of the treaty with the country in which the author lives. */
export function TreatyFields({ form, checks, onChange }: TreatyFieldsProps) {
  const t = usePaymentText();
  const nameOf = useCountryName();
  const { residence, treaty } = form;
  if (residence.country === '' || residence.country === 'US') return null;
  const country = nameOf(residence.country);
  const percent = treatyPercent(residence.country);
  if (percent === undefined && !treaty) return <p className={styles.quiet}>{t('treaty.none', { country })}</p>;
  const claim = (isOn: boolean) =>
    onChange({
      treaty: isOn ? { country: residence.country, article: '12', rate_percent: percent ?? null } : null,
      certified: form.certified.filter((item) => item !== 'treaty-resident'),
    });
  return (
    <>
      <Checkbox checked={treaty !== null} onChange={claim} help={t('treaty.help', { percent: percent ?? 30 })}>
        {t('treaty.claim', { country })}
      </Checkbox>
      {treaty && (
        <div className={styles.grid}>
          <TextField
            form={checks}
            path="treaty.article"
            label={t('treaty.article')}
            help={t('treaty.articleHelp')}
            value={treaty.article}
            onChange={(article) => onChange({ treaty: { ...treaty, article } })}
          />
          <TextField
            form={checks}
            path="treaty.rate_percent"
            label={t('treaty.rate')}
            inputMode="numeric"
            value={treaty.rate_percent === null ? '' : String(treaty.rate_percent)}
            onChange={(text) => onChange({ treaty: { ...treaty, rate_percent: wholePercent(text) } })}
          />
        </div>
      )}
      {checks.errorOf('treaty.country') && <p className={styles.wrong}>{checks.errorOf('treaty.country')}</p>}
    </>
  );
}

function wholePercent(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, 2);
  return digits === '' ? null : Math.min(Number(digits), 30);
}
