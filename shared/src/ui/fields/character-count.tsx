import { formatNumber } from '../../host.ts';
import { cx } from '../base/cx.ts';
import styles from './input.module.css';

/** Counts as readers see it: an emoji is one character, not two. */
export function countCharacters(text: string): number {
  return [...text].length;
}

export function CharacterCount({ value, max }: { value: string; max: number }) {
  const used = countCharacters(value);
  return (
    <span className={cx(styles.count, used > max && styles.over)} aria-hidden="true">
      {formatNumber(used)} / {formatNumber(max)}
    </span>
  );
}
