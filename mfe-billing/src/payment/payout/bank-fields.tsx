import type { PayoutForm } from '@myfiction/shared/contract/calls/payment.ts';
import { ACCOUNT_CURRENCIES, ACCOUNT_TYPES, type BankField } from '@myfiction/shared/contract/payment-options.ts';
import { accountCurrency } from '@myfiction/shared/payout/account-currency.ts';
import { bankFieldsOf, hasIban } from '@myfiction/shared/payout/bank-fields.ts';
import { ChoiceField } from '@myfiction/shared/screen/form/choice-field.tsx';
import { CountryField } from '@myfiction/shared/screen/form/country-field.tsx';
import { TextField } from '@myfiction/shared/screen/form/text-field.tsx';
import { useMemo } from 'react';
import { usePaymentText } from '../i18n/use-payment-text.ts';
import styles from '../payment.module.css';

type BankForm = Extract<PayoutForm, { kind: 'bank' }>;

interface BankFieldsProps {
  form: BankForm;
  onChange: (form: BankForm) => void;
}

const WITH_LETTERS: readonly BankField[] = ['iban', 'bic', 'ifsc', 'bank_name'];

/** Those of accounts, the country's own first. */
function currencyOptions(country: string) {
  const codes = new Set([accountCurrency(country), ...ACCOUNT_CURRENCIES]);
  return [...codes].map((code) => ({ value: code, label: code }));
}

/** What a bank asks for in the country that is chosen. */
export function BankFields({ form, onChange }: BankFieldsProps) {
  const t = usePaymentText();
  const change = (field: BankField) => (value: string) =>
    onChange({ ...form, fields: { ...form.fields, [field]: value } });
  const currencies = useMemo(() => currencyOptions(form.country), [form.country]);
  const moveTo = (country: string) => {
    // Another currency than the country's own was chosen by the author.
    const isOwn = form.currency === accountCurrency(form.country);
    onChange({ ...form, country, currency: isOwn ? accountCurrency(country) : form.currency });
  };
  return (
    <>
      <div className={styles.pair}>
        <CountryField path="country" label={t('payout.country')} value={form.country} onChange={moveTo} />
        <ChoiceField
          path="currency"
          label={t('payout.currency')}
          value={form.currency || null}
          onChange={(currency) => onChange({ ...form, currency })}
          options={currencies}
        />
      </div>
      {bankFieldsOf(form.country).map((field) =>
        field === 'account_type' ? (
          <ChoiceField
            key={field}
            path={`fields.${field}`}
            label={t('bank.account_type')}
            value={ACCOUNT_TYPES.find((type) => type === form.fields.account_type) ?? null}
            onChange={change(field)}
            options={ACCOUNT_TYPES.map((type) => ({ value: type, label: t(`account.${type}`) }))}
          />
        ) : (
          <TextField
            key={field}
            path={`fields.${field}`}
            label={t(`bank.${field}`)}
            help={field === 'bic' && hasIban(form.country) ? t('bank.optional') : undefined}
            inputMode={WITH_LETTERS.includes(field) ? 'text' : 'numeric'}
            autoComplete="off"
            value={form.fields[field] ?? ''}
            onChange={change(field)}
          />
        ),
      )}
    </>
  );
}
