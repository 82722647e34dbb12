import type { TaxAddress } from '@myfiction/shared/contract/calls/payment.ts';
import { CountryField } from '@myfiction/shared/screen/form/country-field.tsx';
import { TextField } from '@myfiction/shared/screen/form/text-field.tsx';
import { usePaymentText } from '../i18n/use-payment-text.ts';
import styles from '../payment.module.css';

interface AddressFieldsProps {
  /** Path of the address in the form. */
  path: string;
  value: TaxAddress;
  onChange: (address: TaxAddress) => void;
}

export function AddressFields({ path, value, onChange }: AddressFieldsProps) {
  const t = usePaymentText();
  // A form may ask for two addresses, which a browser is not to fill in with one.
  const section = `section-${path}`;
  const change = (field: keyof TaxAddress) => (text: string) => onChange({ ...value, [field]: text });
  return (
    <div className={styles.grid}>
      <TextField
        path={`${path}.line1`}
        label={t('address.line1')}
        autoComplete={`${section} address-line1`}
        value={value.line1}
        onChange={change('line1')}
      />
      <TextField
        path={`${path}.line2`}
        label={t('address.line2')}
        autoComplete={`${section} address-line2`}
        value={value.line2}
        onChange={change('line2')}
      />
      <TextField
        path={`${path}.city`}
        label={t('address.city')}
        autoComplete={`${section} address-level2`}
        value={value.city}
        onChange={change('city')}
      />
      <TextField
        path={`${path}.region`}
        label={t('address.region')}
        autoComplete={`${section} address-level1`}
        value={value.region}
        onChange={change('region')}
      />
      <TextField
        path={`${path}.postal_code`}
        label={t('address.postal')}
        autoComplete={`${section} postal-code`}
        value={value.postal_code}
        onChange={change('postal_code')}
      />
      <CountryField
        path={`${path}.country`}
        label={t('address.country')}
        value={value.country}
        onChange={change('country')}
      />
    </div>
  );
}
