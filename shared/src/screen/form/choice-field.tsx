import { useTranslation } from '@myfiction/shared/host.ts';
import { Field, Select } from '@myfiction/shared/ui.ts';
import type { ReactNode } from 'react';
import { fieldId } from './field-id.ts';
import { useFormTools } from './form-tools.ts';

export interface ChoiceFieldProps<V extends string> {
  path: string;
  label: string;
  help?: ReactNode;
  value: V | null;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
}

/** One of a list; nothing is chosen until the author chooses. */
export function ChoiceField<V extends string>({ path, label, help, value, options, onChange }: ChoiceFieldProps<V>) {
  const { t } = useTranslation('ui');
  const { errorAt, leave } = useFormTools();
  const none = { value: '', label: t('choose'), disabled: true };
  return (
    <Field label={label} help={help} error={errorAt(path)} htmlFor={fieldId(path)}>
      <Select<string>
        name={path}
        value={value ?? ''}
        options={value === null ? [none, ...options] : options}
        onChange={(next) => {
          const chosen = options.find((option) => option.value === next);
          if (chosen) onChange(chosen.value);
        }}
        onBlur={() => leave(path)}
      />
    </Field>
  );
}
