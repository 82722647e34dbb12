import type { ApplicationPerson } from '@myfiction/shared/contract/calls/application-form.ts';
import { CountryField } from '@myfiction/shared/screen/form/country-field.tsx';
import { TextField } from '@myfiction/shared/screen/form/text-field.tsx';
import { useFormText } from '../../i18n/use-form-text.ts';
import { addressLabels } from './address-labels.ts';
import styles from './fields.module.css';

type Address = ApplicationPerson['address'];

/** An address; the country stands first, because it names the other parts. */
export function AddressFields({ value, onChange }: { value: Address; onChange: (value: Address) => void }) {
  const t = useFormText();
  const { region, postal } = addressLabels(value.country);
  const part = (key: Exclude<keyof Address, 'country'>) => ({
    path: `person.address.${key}`,
    value: value[key],
    onChange: (text: string) => onChange({ ...value, [key]: text }),
  });
  const optional = { extra: t('optional') };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('person.address')}</legend>
      <CountryField
        path="person.address.country"
        label={t('person.address.country')}
        value={value.country}
        onChange={(country) => onChange({ ...value, country })}
      />
      <TextField {...part('line1')} label={t('person.address.line1')} autoComplete="address-line1" />
      <TextField {...part('line2')} label={t('person.address.line2')} autoComplete="address-line2" {...optional} />
      <div className={styles.pair}>
        <TextField {...part('city')} label={t('person.address.city')} autoComplete="address-level2" />
        {(postal || value.postal_code !== '') && (
          <TextField
            {...part('postal_code')}
            label={t(postal ?? 'person.address.postal_code')}
            autoComplete="postal-code"
            {...optional}
          />
        )}
      </div>
      <TextField {...part('region')} label={t(region)} autoComplete="address-level1" {...optional} />
    </fieldset>
  );
}
