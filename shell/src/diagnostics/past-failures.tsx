import { formatDate } from '@myfiction/shared/host.ts';
import type { PastFailure } from '../remotes/diagnostics.ts';
import styles from './diagnostics.module.css';
import { useDiagnosticsText } from './use-diagnostics-text.ts';

export function PastFailures({ failures }: { failures: readonly PastFailure[] }) {
  const t = useDiagnosticsText();
  return (
    <section aria-labelledby="diagnosed-failures">
      <h2 id="diagnosed-failures">{t('failures')}</h2>
      {failures.length === 0 && <p className={styles.quiet}>{t('noFailures')}</p>}
      <ol className={styles.failures}>
        {failures.map(({ remote, version, failure, cause, atMs }) => (
          <li key={`${atMs}-${remote}-${cause}`}>
            <strong>
              {remote}: {failure}
            </strong>{' '}
            <span className={styles.quiet}>
              {formatDate(new Date(atMs).toISOString(), 'time')} {version}
            </span>
            <span className={styles.line}>{cause}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
