import { useId, useRef } from 'react';
import { formatNumber } from '../../host.ts';
import { cx } from '../base/cx.ts';
import styles from './segmented.module.css';
import { useChosenInView } from './use-chosen-in-view.ts';

export interface SegmentedProps<V extends string> {
  value: V;
  onChange: (value: V) => void;
  /** A count as a text is shown as it is: "999+". */
  options: readonly { value: V; label: string; count?: number | string }[];
  /** Says what is chosen here: "Story filter". */
  label: string;
  block?: boolean;
}

/** A short choice in view. Radio buttons underneath, so the arrow keys work as everywhere. */
export function Segmented<V extends string>({ value, onChange, options, label, block }: SegmentedProps<V>) {
  const name = useId();
  const track = useRef<HTMLDivElement>(null);
  useChosenInView(track, value);
  return (
    <div ref={track} role="radiogroup" aria-label={label} className={cx(styles.track, block && styles.block)}>
      {options.map((option) => (
        <label key={option.value} className={styles.option} data-key={option.value}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
          {option.count !== undefined && (
            <span className={styles.count}>
              {typeof option.count === 'number' ? formatNumber(option.count) : option.count}
            </span>
          )}
        </label>
      ))}
    </div>
  );
}
