import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useRef } from 'react';
import styles from './choice.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'onChange' | 'checked'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Some of a group are ticked. */
  indeterminate?: boolean;
  help?: ReactNode;
  error?: boolean;
  /** The label; with `aria-label` instead, only the box is drawn. */
  children?: ReactNode;
}

export function Checkbox({ checked, onChange, indeterminate = false, help, error, children, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={styles.row}>
      <input
        {...rest}
        ref={input}
        type="checkbox"
        className={styles.check}
        checked={checked}
        aria-invalid={error || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children && (
        <span className={styles.text}>
          {children}
          {help && <span className={styles.help}>{help}</span>}
        </span>
      )}
    </label>
  );
}
