import { rem } from '../base/rem.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** In px, or any CSS length. */
  width?: number | string;
  height?: number | string;
  /** Lines of text; the last one is shorter. */
  lines?: number;
  radius?: number;
}

/** The shape of what is coming. Not announced: the region around it says `aria-busy`. */
export function Skeleton({ width = '100%', height = 14, lines = 1, radius }: SkeletonProps) {
  const bar = { height: length(height), borderRadius: radius === undefined ? undefined : rem(radius) };
  if (lines === 1) {
    return <span className={styles.bar} style={{ ...bar, width: length(width) }} aria-hidden="true" />;
  }
  return (
    <span className={styles.lines} style={{ width: length(width) }} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order.
        <span key={line} className={styles.bar} style={{ ...bar, width: line === lines - 1 ? '64%' : '100%' }} />
      ))}
    </span>
  );
}

const length = (value: number | string): string => (typeof value === 'number' ? rem(value) : value);
