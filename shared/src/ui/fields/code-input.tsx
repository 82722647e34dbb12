import type { ComponentPropsWithRef } from 'react';
import { cx } from '../base/cx.ts';
import styles from './code-input.module.css';
import { useFieldAttributes } from './field-context.ts';

export interface CodeInputProps
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type' | 'maxLength'> {
  length: number;
  value: string;
  onChange: (value: string) => void;
  /** Called when the last digit arrives, by typing, pasting or filling in. */
  onComplete?: (value: string) => void;
  error?: boolean;
}

/** Keeps the digits of what was typed or pasted ("704 112", "704-112"), also by an Arabic or a Japanese keyboard. */
export function digitsOf(text: string, length: number): string {
  return Array.from(text.match(/\p{Nd}/gu) ?? [], latinDigit)
    .join('')
    .slice(0, length);
}

/** Unicode keeps the ten digits of a script in a row, from zero on. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

export function CodeInput({ length, value, onChange, onComplete, error, id, className, ...rest }: CodeInputProps) {
  const field = useFieldAttributes({ id, error });
  const change = (text: string) => {
    const digits = digitsOf(text, length);
    onChange(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  };
  const current = Math.min(value.length, length - 1);
  return (
    <span className={cx(styles.code, field['aria-invalid'] && styles.invalid, className)}>
      {Array.from({ length }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes never change their order.
          key={index}
          aria-hidden="true"
          className={cx(styles.box, index === current && styles.current)}
        >
          {value[index]}
        </span>
      ))}
      <input
        inputMode="numeric"
        autoComplete="one-time-code"
        {...field}
        {...rest}
        type="text"
        className={styles.input}
        value={value}
        spellCheck={false}
        onChange={(event) => change(event.target.value)}
        onSelect={(event) => {
          // The drawn caret is always at the end; a caret in the middle would be invisible.
          const end = event.currentTarget.value.length;
          if (event.currentTarget.selectionStart !== end && event.currentTarget.selectionEnd !== end) {
            event.currentTarget.setSelectionRange(end, end);
          }
        }}
      />
    </span>
  );
}
