import { LEGAL_NAME_MAX } from '@myfiction/shared/contract/application-options.ts';
import type { ApplicationPerson } from '@myfiction/shared/contract/calls/application-form.ts';
import { TextField } from '@myfiction/shared/screen/form/text-field.tsx';
import styles from '../../form/fields/fields.module.css';
import { PhoneField } from '../../form/fields/phone-field.tsx';
import { useFormText } from '../../i18n/use-form-text.ts';

type Guardian = NonNullable<ApplicationPerson['guardian']>;

export interface GuardianFieldsProps {
  /** Years below which a guardian signs too. */
  age: number;
  value: Guardian;
  country: string;
  onChange: (value: Guardian) => void;
}

export function GuardianFields({ age, value, country, onChange }: GuardianFieldsProps) {
  const t = useFormText();
  const part = (key: keyof Guardian) => ({
    path: `person.guardian.${key}`,
    label: t(`person.guardian.${key}`),
    value: value[key],
    onChange: (text: string) => onChange({ ...value, [key]: text }),
  });
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('person.guardian')}</legend>
      <p className={styles.quiet}>{t('guardian.text', { age })}</p>
      <div className={styles.pair}>
        <TextField {...part('first_name')} autoComplete="off" maxLength={LEGAL_NAME_MAX} />
        <TextField {...part('last_name')} autoComplete="off" maxLength={LEGAL_NAME_MAX} />
      </div>
      <div className={styles.pair}>
        <TextField {...part('email')} type="email" inputMode="email" autoComplete="off" />
        <PhoneField {...part('phone')} country={country} autoComplete="off" />
      </div>
    </fieldset>
  );
}
