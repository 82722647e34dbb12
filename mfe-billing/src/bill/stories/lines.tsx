import type { BillLine } from '@myfiction/shared/contract/calls/bill.ts';
import type { Currency } from '@myfiction/shared/contract/money.ts';
import { type Text, useText } from '../../i18n/use-text.ts';
import type { AskedLine } from '../question/asked-line.ts';
import { QuestionButton } from '../question/question-button.tsx';
import { type DayNames, useDayNames } from '../write-days.ts';
import { writeFigure, writeRate, writeUnits } from '../write-money.ts';
import styles from './story-chapters.module.css';

interface LinesProps {
  lines: readonly BillLine[];
  currency: Currency;
  /** Undefined in an estimate: there is no line to ask about yet. */
  onAsk: ((line: AskedLine) => void) | undefined;
}

/** Units × rate = amount, for each kind. */
export function Lines({ lines, currency, onAsk }: LinesProps) {
  const t = useText();
  const names = useDayNames();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => {
        const kind = describeLine(line, t, names);
        const amount = writeFigure(line.amount_minor, currency);
        const sum = { units: writeUnits(line.units), rate: writeRate(line.rate_micros, currency) };
        return (
          <li key={line.line}>
            <span className={styles.kind}>{kind}</span>
            <span className={styles.sum}>{t('line.sum', sum)}</span>
            <span className={styles.amount}>{amount}</span>
            {onAsk && (
              <QuestionButton
                line={line.line}
                what={kind}
                onClick={() => onAsk({ line: line.line, what: `${kind}, ${t('line.sum', sum)} = ${amount}` })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function describeLine({ kind, source_kind, source_month, units }: BillLine, t: Text, names: DayNames): string {
  const late = source_kind !== null && source_month !== null;
  const name = late
    ? t('line.late', { kind: t(`kind.${source_kind}`), month: names.month(source_month) })
    : t(`kind.${kind}`);
  return units < 0 ? t('line.refund', { kind: name }) : name;
}
