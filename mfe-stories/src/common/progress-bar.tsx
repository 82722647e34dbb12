import { cx } from '@myfiction/shared/ui.ts';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  value: number;
  max: number;
  /** What is under way; left out where the text beside it says the same. */
  label?: string;
  thin?: boolean;
}

/** How far something is. */
export function ProgressBar({ value, max, label, thin }: ProgressBarProps) {
  return (
    <progress
      className={cx(styles.bar, thin && styles.thin)}
      max={max}
      value={value}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    />
  );
}
