import type { TaxAddress } from '@myfiction/shared/contract/calls/payment.ts';
import { CountryField } from '../country-field.tsx';
import { usePaymentText } from '../i18n/use-payment-text.ts';
import styles from '../payment.module.css';
import { TextField } from '../text-field.tsx';
import type { FormChecks } from '../use-checked-form.ts';

interface AddressFieldsProps {
  form: FormChecks;
  /** Path of the address in the form. */
  path: string;
  value: TaxAddress;
  onChange: (address: TaxAddress) => void;
}

export function AddressFields({ form, path, value, onChange }: AddressFieldsProps) {
  const t = usePaymentText();
  const change = (field: keyof TaxAddress) => (text: string) => onChange({ ...value, [field]: text });
  return (
    <div className={styles.grid}>
      <TextField
        form={form}
        path={`${path}.line1`}
        label={t('address.line1')}
        autoComplete="address-line1"
        value={value.line1}
        onChange={change('line1')}
      />
      <TextField
        form={form}
        path={`${path}.line2`}
        label={t('address.line2')}
        autoComplete="address-line2"
        value={value.line2}
        onChange={change('line2')}
      />
      <TextField
        form={form}
        path={`${path}.city`}
        label={t('address.city')}
        autoComplete="address-level2"
        value={value.city}
        onChange={change('city')}
      />
      <TextField
        form={form}
        path={`${path}.region`}
        label={t('address.region')}
        autoComplete="address-level1"
        value={value.region}
        onChange={change('region')}
      />
      <TextField
        form={form}
        path={`${path}.postal_code`}
        label={t('address.postal')}
        autoComplete="postal-code"
        value={value.postal_code}
        onChange={change('postal_code')}
      />
      <CountryField
        form={form}
        path={`${path}.country`}
        label={t('address.country')}
        value={value.country}
        onChange={change('country')}
      />
    </div>
  );
}
