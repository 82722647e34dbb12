import { cx } from '@myfiction/shared/ui.ts';
import styles from './chips.module.css';

export interface ToggleChipsProps<V extends string | number> {
  options: readonly { value: V; label: string; name?: string }[];
  chosen: readonly V[];
  onChange: (chosen: V[]) => void;
  /** How many can be chosen; the others wait until one is taken back. */
  max?: number;
  /** All as wide as each other, so that a week fits a phone's line. */
  even?: boolean;
}

/** Several of a few: each chip is a switch of its own. */
export function ToggleChips<V extends string | number>({ options, chosen, onChange, max, even }: ToggleChipsProps<V>) {
  const full = max !== undefined && chosen.length >= max;
  const toggle = (value: V, on: boolean) =>
    onChange(on ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <div className={cx(styles.chips, even && styles.even)}>
      {options.map(({ value, label, name }) => {
        const on = chosen.includes(value);
        return (
          <button
            key={value}
            type="button"
            className={styles.chip}
            aria-pressed={on}
            title={name}
            disabled={full && !on}
            onClick={() => toggle(value, on)}
          >
            {label}
          </button>
        );
      })}
    </div>
  );
}
