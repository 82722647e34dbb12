import type { BillSummary } from '@myfiction/shared/contract/calls/bill.ts';
import { type Phase, PhaseGlyph, type Tone } from '@myfiction/shared/ui.ts';
import { type Text, useText } from '../../i18n/use-text.ts';
import { BILL_LOOKS } from '../bill-look.ts';
import { type DayNames, useDayNames } from '../write-days.ts';
import styles from './bill-steps.module.css';
import { describeMethod } from './describe-method.ts';

interface Step {
  label: string;
  note: string;
  place: 'done' | 'now' | 'next';
  phase: Phase;
  tone?: Tone;
}

/** The way of the money: Pending Payment, Pending Withdrawal, and then Withdrawn or Payment failed. */
export function BillSteps({ bill }: { bill: BillSummary }) {
  const t = useText();
  const names = useDayNames();
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {stepsOf(bill, t, names).map(({ label, note, place, phase, tone }) => (
        <li key={label} data-place={place} data-tone={tone} aria-current={place === 'now' ? 'step' : undefined}>
          <span className={styles.glyph}>
            <PhaseGlyph phase={phase} {...(tone && { tone })} />
          </span>
          <b>{label}</b>
          <span className={styles.note}>{note}</span>
        </li>
      ))}
    </ol>
  );
}

function stepsOf(bill: BillSummary, t: Text, names: DayNames): Step[] {
  const status = bill.status ?? 1;
  const now = (step: number) => (status === step ? 'now' : status > step ? 'done' : 'next');
  const end = status === 4 ? 4 : 3;
  return [
    { label: t('status.1'), note: paydayNote(bill, t, names), place: now(1), ...lookOf(1, now(1)) },
    { label: t('status.2'), note: readyNote(bill, t, names), place: now(2), ...lookOf(2, now(2)) },
    {
      label: t(`status.${end}`),
      note: sentNote(bill, t, names),
      place: status >= 3 ? 'now' : 'next',
      ...lookOf(end, status >= 3 ? 'now' : 'next'),
    },
  ];
}

function lookOf(status: 1 | 2 | 3 | 4, place: Step['place']): Pick<Step, 'phase' | 'tone'> {
  if (place === 'next') return { phase: 'empty' };
  return place === 'done' ? { phase: 'full-check' } : BILL_LOOKS[status];
}

function paydayNote({ status, net_minor, payday, blockers }: BillSummary, t: Text, names: DayNames): string {
  if (net_minor === 0) return t('step.nothing');
  const day = names.day(payday);
  if (status !== 1) return t('step.due', { day });
  return blockers.length > 0 ? t('step.payAfter', { day }) : t('step.pay', { day });
}

function readyNote({ status, net_minor, requested_at, payday }: BillSummary, t: Text, names: DayNames): string {
  // What came of it stands at the next step.
  if (status === 3 || status === 4 || net_minor === 0) return '';
  return requested_at === null ? t('step.ready') : t('step.asked', { day: names.dayAfter(requested_at, payday) });
}

function sentNote(
  { net_minor, withdrawn_at, method, failed_to, payday }: BillSummary,
  t: Text,
  names: DayNames,
): string {
  if (net_minor === 0) return '';
  if (failed_to) return t('step.notSent', { method: describeMethod(failed_to, t) });
  if (!method) return t('step.noMethod');
  const where = describeMethod(method, t);
  if (withdrawn_at !== null) return t('step.sent', { day: names.dayAfter(withdrawn_at, payday), method: where });
  return t('step.to', { method: where });
}
