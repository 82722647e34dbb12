import type { Currency } from '@myfiction/shared/contract/money.ts';
import type { CSSProperties } from 'react';
import { writeFigure } from './write-money.ts';

export interface LargeFigureProps {
  amountMinor: number;
  currency: Currency;
  /** Sizes it by `--letters`, how many of them stay on one line. */
  className: string | undefined;
}

/** An amount in large letters, on phones as large as its number has room on one line. */
export function LargeFigure({ amountMinor, currency, className }: LargeFigureProps) {
  const text = writeFigure(amountMinor, currency);
  const letters = Math.max(...text.split(' ').map((part) => part.length));
  const style: CSSProperties & { '--letters': number } = { '--letters': letters };
  return (
    <b className={className} style={style}>
      {text}
    </b>
  );
}
