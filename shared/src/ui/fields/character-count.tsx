import { countCharacters } from '../../contract/count-characters.ts';
import { formatNumber } from '../../host.ts';
import { cx } from '../base/cx.ts';
import styles from './input.module.css';

export function CharacterCount({ value, max }: { value: string; max: number }) {
  const used = countCharacters(value);
  return (
    <span className={cx(styles.count, used > max && styles.over)} aria-hidden="true">
      {formatNumber(used)} / {formatNumber(max)}
    </span>
  );
}
