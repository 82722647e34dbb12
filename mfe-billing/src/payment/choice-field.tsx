import { Field, Select } from '@myfiction/shared/ui.ts';
import { usePaymentText } from './i18n/use-payment-text.ts';
import type { FormChecks } from './use-checked-form.ts';

interface ChoiceFieldProps<V extends string> {
  form: FormChecks;
  path: string;
  label: string;
  help?: string;
  value: V | '';
  onChange: (value: V | '') => void;
  options: readonly { value: V; label: string }[];
  /** What stands for no choice. */
  none?: string;
}

/** One of a list, where nothing is chosen until the author chooses. */
export function ChoiceField<V extends string>(props: ChoiceFieldProps<V>) {
  const { form, path, label, help, value, onChange, options, none } = props;
  const t = usePaymentText();
  return (
    <Field label={label} help={help} error={form.errorOf(path)}>
      <Select<V | ''>
        name={path}
        value={value}
        onChange={onChange}
        onBlur={form.left(path)}
        options={[{ value: '', label: none ?? t('choose') }, ...options]}
      />
    </Field>
  );
}
