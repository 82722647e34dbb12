import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithRef, useMemo } from 'react';
import { cx } from '../base/cx.ts';
import { useFieldAttributes } from './field-context.ts';
import styles from './select.module.css';

export interface SelectProps<V extends string> extends Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange'> {
  value: V;
  onChange: (value: V) => void;
  options: readonly { value: V; label: string; disabled?: boolean }[];
  /** Name of the field where no `Field` labels it. */
  label?: string;
  error?: boolean;
  /** Without a border until hovered: for sorting in a tool bar. */
  quiet?: boolean;
}

/** The browser's own list: right on phones, complete by keyboard. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { value, onChange, options, label, error, quiet, id, className, ...rest } = props;
  const field = useFieldAttributes({ id, error });
  const change = (next: string) => {
    const option = options.find((candidate) => candidate.value === next);
    if (option) onChange(option.value);
  };
  // Hundreds of countries or zones are not looked through again with each key typed elsewhere in the form.
  const list = useMemo(
    () =>
      options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      )),
    [options],
  );
  return (
    <span className={cx(styles.wrap, !quiet && styles.block, quiet && styles.quiet, className)}>
      <select
        aria-label={label}
        {...field}
        {...rest}
        className={styles.select}
        value={value}
        onChange={(event) => change(event.target.value)}
      >
        {list}
      </select>
      <ChevronDown aria-hidden="true" />
    </span>
  );
}
