import { toast, usePageTitle, useTranslation } from '@myfiction/shared/host.ts';
import { Alert, Button, EmptyState } from '@myfiction/shared/ui.ts';
import styles from './diagnostics.module.css';
import { diagnosticsText } from './diagnostics-text.ts';
import { FactsList } from './facts-list.tsx';
import { PastFailures } from './past-failures.tsx';
import { RemoteItem } from './remote-item.tsx';
import { readTabFacts } from './tab-facts.ts';
import { useDiagnostics } from './use-diagnostics.ts';
import { useDiagnosticsText } from './use-diagnostics-text.ts';

/** What this tab runs, for QA and for whoever helps an author. Open to all: it tells nobody's name and no token. */
export default function DiagnosticsPage() {
  const t = useDiagnosticsText();
  const { t: shellText } = useTranslation('shell');
  usePageTitle(shellText('diagnostics.title'));
  const { rows, failures, provided, served } = useDiagnostics();
  const facts = readTabFacts();
  const copy = () => {
    const text = diagnosticsText({ facts, rows, failures, provided, now: new Date() });
    // Absent in a page that did not come by a safe connection.
    const copying = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    copying.then(
      () => toast.success(t('copied')),
      () => toast.warning(t('notCopied')),
    );
  };
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <p className={styles.intro}>{t('intro')}</p>
        <Button variant="primary" onClick={copy}>
          {t('copy')}
        </Button>
      </div>
      <section aria-labelledby="diagnosed-remotes" aria-busy={served.isFetching}>
        <h2 id="diagnosed-remotes">{t('remotes')}</h2>
        {served.isError && (
          <Alert
            tone="amber"
            title={t('noLive')}
            action={
              <Button size="sm" onClick={() => void served.refetch()}>
                {t('retry')}
              </Button>
            }
          />
        )}
        {rows.length === 0 && <EmptyState illustration="closed-book" title={t('none')} />}
        <ul className={styles.remotes}>
          {rows.map((row) => (
            <RemoteItem key={row.remote} row={row} isAsking={served.isPending} />
          ))}
        </ul>
      </section>
      <PastFailures failures={failures} />
      <section aria-labelledby="diagnosed-modules">
        <h2 id="diagnosed-modules">{t('modules')}</h2>
        <FactsList facts={Object.entries(provided)} />
      </section>
      <section aria-labelledby="diagnosed-tab">
        <h2 id="diagnosed-tab">{t('tab')}</h2>
        <FactsList
          facts={[
            [t('shell'), facts.shell],
            [t('session'), t(facts.session ? 'yes' : 'no')],
            [t('online'), t(facts.online ? 'yes' : 'no')],
            [t('language'), facts.language],
            [t('device'), facts.device],
            [t('window'), facts.window],
            [t('api'), facts.api || t('ownApi')],
            [t('browser'), facts.browser],
          ]}
        />
      </section>
    </div>
  );
}
