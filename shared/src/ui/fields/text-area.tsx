import type { ComponentPropsWithRef } from 'react';
import { useCharacterLimit } from '../../screen/use-character-limit.ts';
import { cx } from '../base/cx.ts';
import { CharacterCount } from './character-count.tsx';
import { useFieldAttributes } from './field-context.ts';
import styles from './input.module.css';

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
  error?: boolean;
  count?: number;
  /** Takes no more characters, counted as `count` does. */
  maxLength?: number;
}

export function TextArea({
  value,
  onChange,
  error,
  count,
  id,
  className,
  rows = 3,
  maxLength,
  ...rest
}: TextAreaProps) {
  const limit = useCharacterLimit(value, maxLength, onChange);
  const field = useFieldAttributes({ id, error });
  return (
    <span className={cx(styles.box, styles.area, className)}>
      <textarea dir="auto" {...field} {...rest} rows={rows} className={styles.input} value={value} {...limit} />
      {count !== undefined && <CharacterCount value={value} max={count} />}
    </span>
  );
}
