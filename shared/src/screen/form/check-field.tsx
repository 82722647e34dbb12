import { Checkbox, FieldNote } from '@myfiction/shared/ui.ts';
import type { ReactNode } from 'react';
import { fieldId } from './field-id.ts';
import { useFormTools } from './form-tools.ts';

export interface CheckFieldProps {
  path: string;
  value: boolean;
  onChange: (value: boolean) => void;
  /** What is ticked. */
  children: ReactNode;
}

/** A box that has to be ticked before the form can go. */
export function CheckField({ path, value, onChange, children }: CheckFieldProps) {
  const { errorAt, leave } = useFormTools();
  const id = fieldId(path);
  const error = errorAt(path);
  return (
    <div>
      <Checkbox
        id={id}
        checked={value}
        error={error !== undefined}
        aria-describedby={error && `${id}-note`}
        onChange={onChange}
        onBlur={() => leave(path)}
      >
        {children}
      </Checkbox>
      <FieldNote id={`${id}-note`} error={error} />
    </div>
  );
}
