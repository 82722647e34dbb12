import { countryName } from '@myfiction/shared/contract/countries.ts';
import { useTranslation } from '@myfiction/shared/host.ts';
import { TextField } from '@myfiction/shared/screen/form/text-field.tsx';
import { useFormText } from '../../i18n/use-form-text.ts';
import { dialCode, toE164 } from './dial-codes.ts';

export interface PhoneFieldProps {
  path: string;
  label: string;
  value: string;
  /** Whose code a number without one gets. */
  country: string;
  autoComplete?: string;
  onChange: (value: string) => void;
}

/** A telephone number; when it is left it is written as the form holds it, in E.164. */
export function PhoneField({ path, label, value, country, autoComplete, onChange }: PhoneFieldProps) {
  const t = useFormText();
  const { language } = useTranslation();
  const code = dialCode(country);
  return (
    <TextField
      path={path}
      label={label}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      maxLength={20}
      help={
        code ? t('person.phone.helpFor', { code, country: countryName(country, language) }) : t('person.phone.help')
      }
      value={value}
      onChange={onChange}
      onBlur={() => {
        const number = toE164(value, country);
        if (number !== value) onChange(number);
      }}
    />
  );
}
