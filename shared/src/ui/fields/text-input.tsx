import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useCharacterLimit } from '../../screen/use-character-limit.ts';
import { cx } from '../base/cx.ts';
import { CharacterCount } from './character-count.tsx';
import { useFieldAttributes } from './field-context.ts';
import styles from './input.module.css';

export interface TextInputProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'size'> {
  value: string;
  onChange: (value: string) => void;
  error?: boolean;
  prefixIcon?: ReactNode;
  suffix?: ReactNode;
  /** Shows "8 / 50"; does not cut what is typed. */
  count?: number;
  /** Takes no more characters, counted as `count` does. */
  maxLength?: number;
  /** `sm` for filter bars. */
  size?: 'md' | 'sm';
}

export function TextInput(props: TextInputProps) {
  const { value, onChange, error, prefixIcon, suffix, count, size, id, className, maxLength, ...rest } = props;
  const limit = useCharacterLimit(value, maxLength, onChange);
  const field = useFieldAttributes({ id, error });
  return (
    <span className={cx(styles.box, size === 'sm' && styles.small, className)}>
      {prefixIcon}
      <input type="text" dir="auto" {...field} {...rest} className={styles.input} value={value} {...limit} />
      {count !== undefined && <CharacterCount value={value} max={count} />}
      {suffix && <span className={styles.suffix}>{suffix}</span>}
    </span>
  );
}
