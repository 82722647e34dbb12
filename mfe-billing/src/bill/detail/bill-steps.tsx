import type { BillStatus } from '@myfiction/shared/contract/billing.ts';
import type { BillSummary } from '@myfiction/shared/contract/calls/bill.ts';
import { useNow } from '@myfiction/shared/host.ts';
import { type Phase, PhaseGlyph, type Tone } from '@myfiction/shared/ui.ts';
import { type Text, useText } from '../../i18n/use-text.ts';
import { BILL_LOOKS } from '../bill-look.ts';
import { type DayNames, isPast, useDayNames } from '../write-days.ts';
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
export function BillSteps({ bill, zone }: { bill: BillSummary; zone: string }) {
  const t = useText();
  const names = useDayNames();
  const late = isPast(bill.payday, zone, useNow());
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {stepsOf(bill, late, t, names).map(({ label, note, place, phase, tone }) => (
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

function stepsOf(bill: BillSummary, late: boolean, t: Text, names: DayNames): Step[] {
  const status = bill.status ?? 1;
  const now = (step: number) => (status === step ? 'now' : status > step ? 'done' : 'next');
  const step = (of: BillStatus, note: string, place: Step['place']): Step => ({
    label: t(`status.${of}`),
    note,
    place,
    ...(place === 'now' ? BILL_LOOKS[of] : { phase: place === 'next' ? 'empty' : 'full-check' }),
  });
  return [
    step(1, paydayNote(bill, late, t, names), now(1)),
    step(2, readyNote(bill, t, names), now(2)),
    step(status === 4 ? 4 : 3, sentNote(bill, t, names), status >= 3 ? 'now' : 'next'),
  ];
}

/** @param late the payday is over: what is free to be paid is released in a moment, and nothing is promised for that day */
function paydayNote({ status, payday, blockers }: BillSummary, late: boolean, t: Text, names: DayNames): string {
  const coming = late || blockers.length > 0 ? 'step.payAfter' : 'step.pay';
  return t(status === 1 ? coming : 'step.due', { day: names.day(payday) });
}

function readyNote({ status, requested_at, payday }: BillSummary, t: Text, names: DayNames): string {
  // What came of it stands at the next step.
  if ((status ?? 1) > 2) return '';
  return requested_at === null ? t('step.ready') : t('step.asked', { day: names.dayOf(requested_at, payday) });
}

function sentNote({ withdrawn_at, method, failed_to, payday }: BillSummary, t: Text, names: DayNames): string {
  const place = failed_to ?? method;
  if (!place) return t('step.noMethod');
  const where = { method: describeMethod(place, t) };
  if (failed_to) return t('step.notSent', where);
  if (withdrawn_at === null) return t('step.to', where);
  return t('step.sent', { ...where, day: names.dayOf(withdrawn_at, payday) });
}
