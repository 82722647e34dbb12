import { useTranslation } from '@myfiction/shared/host.ts';
import { Field } from '@myfiction/shared/ui.ts';
import { CountryInput } from '../countries/country-input.tsx';
import { fieldId } from './field-id.ts';
import { useFormTools } from './form-tools.ts';

export interface CountryFieldProps {
  path: string;
  label: string;
  /** ISO 3166-1 alpha-2, empty for none. */
  value: string;
  onChange: (code: string) => void;
}

/** A country by its name in the author's language. */
export function CountryField({ path, label, value, onChange }: CountryFieldProps) {
  const { t } = useTranslation('ui');
  const { errorAt, leave } = useFormTools();
  return (
    <Field label={label} error={errorAt(path)} htmlFor={fieldId(path)}>
      <CountryInput
        value={value}
        onChange={onChange}
        onBlur={() => leave(path)}
        placeholder={t('countrySearch')}
        noneText={t('countryNone')}
      />
    </Field>
  );
}
