import { listCountries } from '@myfiction/shared/contract/countries.ts';
import { useTranslation } from '@myfiction/shared/host.ts';
import { CountryInput } from '@myfiction/shared/screen/countries/country-input.tsx';
import { Field } from '@myfiction/shared/ui.ts';
import { usePaymentText } from './i18n/use-payment-text.ts';
import type { FormChecks } from './use-checked-form.ts';

interface CountryFieldProps {
  form: FormChecks;
  path: string;
  label: string;
  value: string;
  onChange: (code: string) => void;
}

/** A country by its name in the author's language. */
export function CountryField({ form, path, label, value, onChange }: CountryFieldProps) {
  const t = usePaymentText();
  return (
    <Field label={label} error={form.errorOf(path)}>
      <CountryInput
        value={value}
        onChange={onChange}
        onBlur={form.left(path)}
        placeholder={t('country.search')}
        noneText={t('country.none')}
      />
    </Field>
  );
}

/** The country's name in the author's language. */
export function useCountryName(): (code: string) => string {
  const { language } = useTranslation();
  return (code) => listCountries(language).find((country) => country.code === code)?.name ?? code;
}
