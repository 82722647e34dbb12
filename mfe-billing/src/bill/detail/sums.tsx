import type { BillDetail } from '@myfiction/shared/contract/calls/bill.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { AskedLine } from '../question/asked-line.ts';
import { Question } from '../question/question.tsx';
import { QuestionButton } from '../question/question-button.tsx';
import { useDayNames } from '../write-days.ts';
import { writeFigure, writeMoney, writePercent } from '../write-money.ts';
import styles from './sums.module.css';

/** From the stories' total to what the author receives, so that each step can be recomputed. */
export function Sums({ bill }: { bill: BillDetail }) {
  const t = useText();
  const names = useDayNames();
  const { currency, bill_id, carried_in_minor } = bill;
  const carriedOnMinor = bill.carried_minor - carried_in_minor;
  const [asked, setAsked] = useStateOverSignIn<AskedLine | undefined>(`question ${bill_id}`, undefined);
  return (
    <section className={styles.sums} aria-labelledby="bill-sums">
      <h3 id="bill-sums">{t('sums.title')}</h3>
      <dl>
        <Row name={t('sums.stories')} amount={writeFigure(bill.gross_minor, currency)} />
        {bill.deductions.map(({ line, kind, source_month, base_minor, rate_micros, amount_minor }) => {
          const name = t(source_month ? 'sums.partOf' : 'sums.part', {
            kind: t(`kind.${kind}`),
            month: source_month ? names.month(source_month) : '',
            percent: writePercent(Math.abs(rate_micros)),
            base: writeMoney(base_minor, currency),
          });
          const amount = writeFigure(amount_minor, currency);
          const ask = () => setAsked({ line, what: `${name} = ${amount}` });
          return (
            <Row
              key={line}
              name={name}
              amount={amount}
              action={bill_id !== null && <QuestionButton line={line} what={t(`kind.${kind}`)} onClick={ask} />}
            />
          );
        })}
        {carried_in_minor !== 0 && <Row name={t('sums.carriedIn')} amount={writeFigure(carried_in_minor, currency)} />}
        {carriedOnMinor !== 0 && <Row name={t('sums.carriedOut')} amount={writeFigure(carriedOnMinor, currency)} />}
        <Row
          strong
          name={t(bill.status === null ? 'sums.estimate' : 'sums.net')}
          amount={writeFigure(bill.net_minor, currency)}
        />
      </dl>
      <details>
        <summary>
          <ChevronRight aria-hidden="true" />
          {t('sums.how')}
        </summary>
        <p>{t('sums.note')}</p>
        <p>{t('sums.zone')}</p>
      </details>
      {bill_id !== null && asked && <Question billId={bill_id} {...asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
}

interface RowProps {
  name: string;
  amount: string;
  strong?: boolean;
  action?: ReactNode;
}

function Row({ name, amount, strong, action }: RowProps) {
  return (
    <div className={styles.row} data-strong={strong || undefined}>
      <dt>
        {name} {action}
      </dt>
      <dd>{amount}</dd>
    </div>
  );
}
