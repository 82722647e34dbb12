import type { ContestState } from '@myfiction/shared/contract/calls/activity.ts';
import type { ContestPhase } from '@myfiction/shared/contract/campaign.ts';
import { formatDate, formatNumber } from '@myfiction/shared/host.ts';
import { Button, Skeleton } from '@myfiction/shared/ui.ts';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Fact } from './hero.tsx';
import styles from './page.module.css';
import { timeLeft } from './time-left.ts';
import type { Contest } from './use-contest.ts';

/** When, as the poster tells it: a countdown, or what is being waited for. */
function PhaseFact({
  phase,
  dates,
  nowMs,
  hasWinners,
}: {
  phase: ContestPhase;
  dates: ContestState['dates'];
  nowMs: number;
  hasWinners: boolean;
}) {
  const t = useText();
  if (phase === 'judging' || phase === 'closed') {
    const text = phase === 'closed' && !hasWinners ? 'closed.none' : (`${phase}.on` as const);
    return <Fact title={t(`${phase}.fact`)} text={t(text, { date: formatDate(dates.winners) })} />;
  }
  const until = phase === 'before' ? dates.opens : dates.closes;
  const { unit, count } = timeLeft(Date.parse(until) - nowMs);
  return <Fact title={t(`${phase}.${unit}`, { count })} text={t(`${phase}.on`, { date: formatDate(until) })} />;
}

/** As large as a fact; the one with a label says that something comes. */
function FactPlace({ label }: { label?: string }) {
  return (
    <p className={styles.factPlace} {...(label && { 'aria-busy': true, role: 'status', 'aria-label': label })}>
      <b>
        <Skeleton height="100%" />
      </b>
      <span>
        <Skeleton height="100%" />
      </span>
    </p>
  );
}

/** What the server knows of a contest, around the facts that always stand. */
export function ContestFacts({
  contest,
  hasWinners,
  children,
}: {
  contest: Contest;
  hasWinners: boolean;
  children: ReactNode;
}) {
  const t = useText();
  const { state, phase, expected, nowMs, failed, retry } = contest;
  if (failed) {
    return (
      <>
        <div role="alert">
          <p>{t('state.failed')}</p>
          <Button onClick={retry}>{t('state.retry')}</Button>
        </div>
        {children}
      </>
    );
  }
  if (!state || !phase) {
    return (
      <>
        <FactPlace label={t('state.loading')} />
        {children}
        {expected !== 'before' && <FactPlace />}
      </>
    );
  }
  return (
    <>
      <PhaseFact phase={phase} dates={state.dates} nowMs={nowMs} hasWinners={hasWinners} />
      {children}
      {state.entries > 0 && (
        <Fact
          title={t('entries', { count: state.entries, number: formatNumber(state.entries) })}
          text={t(phase === 'open' ? 'entries.open' : 'entries.over')}
        />
      )}
    </>
  );
}
