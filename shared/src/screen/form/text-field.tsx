import { Field, TextInput, type TextInputProps } from '@myfiction/shared/ui.ts';
import type { ReactNode } from 'react';
import { fieldId } from './field-id.ts';
import { useFormTools } from './form-tools.ts';

export interface TextFieldProps extends Omit<TextInputProps, 'error' | 'id' | 'name'> {
  /** Where the value stands in the form. */
  path: string;
  label: string;
  help?: ReactNode;
  extra?: ReactNode;
}

/** A line of text that is checked when it is left. */
export function TextField({ path, label, help, extra, onBlur, ...input }: TextFieldProps) {
  const { errorAt, leave } = useFormTools();
  return (
    <Field label={label} help={help} extra={extra} error={errorAt(path)} htmlFor={fieldId(path)}>
      <TextInput
        {...input}
        name={path}
        onBlur={(event) => {
          onBlur?.(event);
          leave(path);
        }}
      />
    </Field>
  );
}
