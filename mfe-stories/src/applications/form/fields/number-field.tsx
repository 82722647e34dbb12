import { TextField, type TextFieldProps } from '@myfiction/shared/screen/form/text-field.tsx';
import { useState } from 'react';

export interface NumberFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'inputMode' | 'max'> {
  value: number | null;
  onChange: (value: number | null) => void;
  /** What the form can hold. */
  max: number;
}

/** A whole number. Points, commas and spaces of thousands may be typed; what is no digit does not count. */
export function NumberField({ value, onChange, max, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  const digits = String(value ?? '');
  const change = (text: string) => {
    const clean = text.replace(/\D/g, '').slice(0, String(max).length);
    setTyped(text.replace(/[^\d.,\s]/g, ''));
    onChange(clean === '' ? null : Math.min(Number(clean), max));
  };
  // What was typed stays as it was typed until the value changes elsewhere.
  const isOwn = typed !== undefined && typed.replace(/\D/g, '') === digits;
  return <TextField {...field} inputMode="numeric" value={isOwn ? typed : digits} onChange={change} />;
}
