import type { ComponentPropsWithRef } from 'react';
import { cx } from '../base/cx.ts';
import { CharacterCount } from './character-count.tsx';
import { useFieldAttributes } from './field-context.ts';
import styles from './input.module.css';

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
  error?: boolean;
  count?: number;
}

export function TextArea({ value, onChange, error, count, id, className, rows = 3, ...rest }: TextAreaProps) {
  const field = useFieldAttributes({ id, error });
  return (
    <span className={cx(styles.box, styles.area, className)}>
      <textarea
        dir="auto"
        {...field}
        {...rest}
        rows={rows}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {count !== undefined && <CharacterCount value={value} max={count} />}
    </span>
  );
}
