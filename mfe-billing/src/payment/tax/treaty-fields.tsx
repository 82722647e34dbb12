import type { W8benForm } from '@myfiction/shared/contract/calls/payment.ts';
import { countryName } from '@myfiction/shared/contract/countries.ts';
import { useTranslation } from '@myfiction/shared/host.ts';
import { treatyPercent } from '@myfiction/shared/payout/treaty.ts';
import { TextField } from '@myfiction/shared/screen/form/text-field.tsx';
import { Checkbox } from '@myfiction/shared/ui.ts';
import { usePaymentText } from '../i18n/use-payment-text.ts';
import styles from '../payment.module.css';
import { withoutTreaty } from './empty-tax.ts';

interface TreatyFieldsProps {
  form: W8benForm;
  onChange: (change: Partial<W8benForm>) => void;
}

/** Lines 9 and 10: the lower rate of the treaty with the country in which the author lives. */
export function TreatyFields({ form, onChange }: TreatyFieldsProps) {
  const t = usePaymentText();
  const { language } = useTranslation();
  const { residence, treaty } = form;
  if (residence.country === '' || residence.country === 'US') return null;
  const country = countryName(residence.country, language);
  const percent = treatyPercent(residence.country);
  if (percent === undefined) return <p className={styles.quiet}>{t('treaty.none', { country })}</p>;
  const claim = (isOn: boolean) =>
    onChange({
      ...withoutTreaty(form),
      ...(isOn && { treaty: { country: residence.country, article: '12', rate_percent: percent } }),
    });
  return (
    <>
      <Checkbox checked={treaty !== null} onChange={claim} help={t('treaty.help', { percent })}>
        {t('treaty.claim', { country })}
      </Checkbox>
      {treaty && (
        <div className={styles.grid}>
          <TextField
            path="treaty.article"
            label={t('treaty.article')}
            help={t('treaty.articleHelp')}
            value={treaty.article}
            onChange={(article) => onChange({ treaty: { ...treaty, article } })}
          />
          <TextField
            path="treaty.rate_percent"
            label={t('treaty.rate')}
            inputMode="numeric"
            value={treaty.rate_percent === null ? '' : String(treaty.rate_percent)}
            onChange={(text) => onChange({ treaty: { ...treaty, rate_percent: wholePercent(text) } })}
          />
        </div>
      )}
    </>
  );
}

function wholePercent(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, 2);
  return digits === '' ? null : Math.min(Number(digits), 30);
}
