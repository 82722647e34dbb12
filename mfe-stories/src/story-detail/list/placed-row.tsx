import { type CSSProperties, memo, type ReactNode } from 'react';
import styles from './chapter-rows.module.css';

export interface PlacedRowProps {
  /** From the top of the list, in px. */
  top: number;
  height: number;
  /** Place among all rows of the table, from 1. */
  index: number;
  kind: 'chapter' | 'volume' | 'empty';
  isLifted?: boolean;
  isChosen?: boolean;
  children: ReactNode;
}

/** A row at its place in the list. Where it stands changes without drawing what is in it. */
export const PlacedRow = memo(function PlacedRow(props: PlacedRowProps) {
  const { top, height, index, kind, isLifted, isChosen, children } = props;
  const style: CSSProperties & { '--top': string } = { '--top': `${top}px`, height };
  return (
    <tr
      className={styles[kind]}
      style={style}
      aria-rowindex={index}
      data-lifted={isLifted || undefined}
      data-chosen={isChosen || undefined}
    >
      {children}
    </tr>
  );
});
