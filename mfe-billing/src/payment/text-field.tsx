import { Field, TextInput } from '@myfiction/shared/ui.ts';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import type { FormChecks } from './use-checked-form.ts';

interface TextFieldProps {
  form: FormChecks;
  /** Path of the field in the form. */
  path: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  help?: string;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'numeric' | 'email' | 'text';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  disabled?: boolean;
}

/** A line of a form that is checked when it is left. */
export function TextField({ form, path, label, help, value, onChange, ...rest }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={form.errorOf(path)}>
      <TextInput name={path} value={value} onChange={onChange} onBlur={form.left(path)} {...rest} />
    </Field>
  );
}
