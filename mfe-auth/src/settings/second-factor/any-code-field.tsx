import { Field, TextInput } from '@myfiction/shared/ui.ts';
import type { Form } from '../../email/use-form.ts';
import { useSettingsText } from '../../i18n/use-settings-text.ts';

interface AnyCodeFieldProps<F extends string> {
  form: Form<F | 'factor'>;
  value: string;
  onChange: (value: string) => void;
}

/** A code of the app, or a recovery code for the day on which the app is gone. */
export function AnyCodeField<F extends string>({ form, value, onChange }: AnyCodeFieldProps<F>) {
  const t = useSettingsText();
  const change = (next: string) => {
    form.clear('factor');
    onChange(next);
  };
  return (
    <Field label={t('security.appAnyCode')} error={form.errors.factor}>
      <TextInput name="factor" autoComplete="one-time-code" value={value} onChange={change} />
    </Field>
  );
}
