import type { RemoteFailure } from '@myfiction/shared/contract/platform.ts';
import { useTranslation } from '@myfiction/shared/host.ts';
import { Button, EmptyState, type IllustrationName } from '@myfiction/shared/ui.ts';
import { reloadPage } from '../recovery/reload-page.ts';
import styles from './failure-panel.module.css';
import { REMOTES_NAMESPACE } from './i18n/messages.ts';
import { sourceOf } from './registry/current-registry.ts';
import type { RemoteError } from './remote-error.ts';

const ILLUSTRATIONS: Readonly<Record<RemoteFailure, IllustrationName>> = {
  disabled: 'closed-book',
  incompatible: 'closed-book',
  unreachable: 'offline',
  timeout: 'offline',
  'invalid-module': 'torn-page',
  'render-error': 'torn-page',
};

/** In the place of a page that cannot be shown. The navigation and every other page go on working. */
export function FailurePanel({ error, onRetry }: { error: RemoteError; onRetry: () => void }) {
  const { t } = useTranslation(REMOTES_NAMESPACE);
  const { failure, remote } = error;
  return (
    <div className={styles.panel} role="alert" data-failure={failure}>
      <EmptyState
        illustration={ILLUSTRATIONS[failure]}
        title={t(`${failure}.title`)}
        text={t(`${failure}.text`)}
        action={
          // Only a reload brings the shell that a newer remote was made for.
          <div className={styles.acts}>
            <Button variant="primary" size="lg" onClick={failure === 'incompatible' ? reloadPage : onRetry}>
              {t(failure === 'incompatible' ? 'reload' : 'retry')}
            </Button>
            {sourceOf(remote) === 'override' && (
              <Button size="lg" onClick={() => void undo(remote)}>
                {t('undoOverride')}
              </Button>
            )}
          </div>
        }
      />
      <p className={styles.name}>{t('name', { remote, failure })}</p>
    </div>
  );
}

async function undo(remote: string): Promise<void> {
  const { undoOverride } = await import(/* webpackChunkName: "overrides" */ '../overrides/undo-override.ts');
  undoOverride(remote);
}
