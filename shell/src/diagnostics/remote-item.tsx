import { Button, Skeleton, StatusTag, type Tone } from '@myfiction/shared/ui.ts';
import type { RemoteState } from '../remotes/diagnostics.ts';
import { loadExposed } from '../remotes/loading/load-exposed.ts';
import styles from './diagnostics.module.css';
import { FactsList } from './facts-list.tsx';
import type { RemoteRow, Standing } from './remote-rows.ts';
import { useDiagnosticsText } from './use-diagnostics-text.ts';

const STANDING_TONES: Readonly<Record<Standing, Tone>> = {
  override: 'amber',
  development: 'blue',
  off: 'neutral',
  'last-good': 'amber',
  replaced: 'blue',
  staged: 'blue',
  live: 'green',
  unknown: 'brick',
};

const STATE_TONES: Readonly<Record<RemoteState['status'] | 'idle', Tone>> = {
  pending: 'blue',
  loaded: 'green',
  failed: 'brick',
  idle: 'neutral',
};

interface RemoteItemProps {
  row: RemoteRow;
  /** The server is still being asked what is live. */
  isAsking: boolean;
}

export function RemoteItem({ row, isAsking }: RemoteItemProps) {
  const t = useDiagnosticsText();
  const { remote, version, standing, source, contract, state } = row;
  const status = state?.status ?? 'idle';
  const { exposed } = row;
  return (
    <li className={styles.remote} data-diagnosed={remote} data-status={status} data-standing={standing}>
      <div className={styles.head}>
        <h3>{remote}</h3>
        <StatusTag tone={STANDING_TONES[standing]}>
          {t(`standing.${standing}`, { percent: row.stagedPercent ?? 0 })}
        </StatusTag>
        {row.isOff && standing !== 'off' && <StatusTag tone={STANDING_TONES.off}>{t('standing.off')}</StatusTag>}
        <StatusTag tone={STATE_TONES[status]}>{t(`state.${status}`)}</StatusTag>
        {exposed && (status === 'failed' || status === 'idle') && (
          <Button
            size="sm"
            aria-label={t(status === 'failed' ? 'retryOne' : 'loadOne', { remote })}
            onClick={() => void loadExposed(remote, exposed, { refresh: status === 'failed' }).catch(() => {})}
          >
            {t(status === 'failed' ? 'retry' : 'load')}
          </Button>
        )}
      </div>
      <FactsList
        facts={[
          [t('version'), version || t('unknown')],
          [t('live'), isAsking ? <Skeleton width={120} /> : <LiveVersion row={row} />],
          [t('source'), source ? t(`source.${source}`) : t('unknown')],
          [t('contract'), contract === undefined ? t('unknown') : <Contract row={row} />],
          [t('ranges'), <Ranges key="ranges" row={row} />],
          ...(state?.status === 'loaded' ? [[t('loadTime'), t('ms', { ms: state.loadMs })] as const] : []),
          ...(state?.status === 'failed' ? [[t('cause'), state.cause] as const] : []),
        ]}
      />
    </li>
  );
}

function LiveVersion({ row: { version, liveVersion } }: { row: RemoteRow }) {
  const t = useDiagnosticsText();
  if (liveVersion === undefined) return t('unknown');
  return liveVersion === version ? t('same') : liveVersion;
}

function Contract({ row: { contract, isContractServed } }: { row: RemoteRow }) {
  const t = useDiagnosticsText();
  return t(isContractServed ? 'contractServed' : 'contractOther', { contract: contract ?? '' });
}

function Ranges({ row: { unmet } }: { row: RemoteRow }) {
  const t = useDiagnosticsText();
  if (unmet.length === 0) return t('fits');
  return unmet.map(({ module, range, provided }) => (
    <span key={module} className={styles.line}>
      {t('unmet', { module, range, provided: provided ?? '–' })}
    </span>
  ));
}
