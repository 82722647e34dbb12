import { useLate } from '../../screen/use-late.ts';
import { cx } from '../base/cx.ts';
import type { DRAWINGS, IllustrationName } from './drawings.tsx';
import styles from './illustration.module.css';

const BOXES = {
  book: '0 0 220 170',
  'torn-page': '0 0 190 220',
  'blank-page': '0 0 190 200',
  envelope: '0 0 220 170',
  receipt: '0 0 190 210',
  'closed-book': '0 0 190 210',
  offline: '0 0 220 190',
} as const satisfies Record<IllustrationName, string>;

let drawn: typeof DRAWINGS | null = null;

/** Fetches the drawings, which no first page needs; for the time when the network is gone, too. */
export async function loadDrawings(): Promise<typeof DRAWINGS> {
  const drawings = await import(/* webpackChunkName: "drawings" */ './drawings.tsx');
  drawn = drawings.DRAWINGS;
  return drawn;
}

/** Decorative: the sentence beside it says what it means. Its room is there before it is drawn. */
export function Illustration({ name, className }: { name: IllustrationName; className?: string }) {
  const viewBox = BOXES[name];
  const narrow = viewBox.startsWith('0 0 190');
  const late = useLate(loadDrawings, drawn === null);
  const drawings = drawn ?? late;
  return (
    <svg viewBox={viewBox} aria-hidden="true" className={cx(styles.art, narrow && styles.narrow, className)}>
      {drawings?.[name]}
    </svg>
  );
}
