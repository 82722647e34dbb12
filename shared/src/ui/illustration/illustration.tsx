import { cx } from '../base/cx.ts';
import { DRAWINGS } from './drawings.tsx';
import styles from './illustration.module.css';

export type IllustrationName = keyof typeof DRAWINGS;

/** Decorative: the sentence beside it says what it means. */
export function Illustration({ name, className }: { name: IllustrationName; className?: string }) {
  const { viewBox, art } = DRAWINGS[name];
  const narrow = viewBox.startsWith('0 0 190');
  return (
    <svg viewBox={viewBox} aria-hidden="true" className={cx(styles.art, narrow && styles.narrow, className)}>
      {art}
    </svg>
  );
}
