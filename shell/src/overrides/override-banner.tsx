import { paths } from '@myfiction/shared/contract/paths.ts';
import { Link, registerMessages, useTranslation } from '@myfiction/shared/host.ts';
import { Button } from '@myfiction/shared/ui.ts';
import { reloadPage } from '../recovery/reload-page.ts';
import type { Override } from './override.ts';
import styles from './override-banner.module.css';
import { getOverrideState } from './override-state.ts';
import { overrideMessages } from './texts.ts';
import { undoOverride } from './undo-override.ts';

void registerMessages(overrideMessages.namespace, overrideMessages);

/** Above every page of a tab with overrides, so that nobody takes it for what authors see. */
export function OverrideBanner() {
  const { t } = useTranslation(overrideMessages.namespace);
  const { applied, refused, unanswered } = getOverrideState();
  return (
    <section className={styles.banner} aria-label={t('title')}>
      <ul className={styles.list}>
        {applied.map((override) => (
          <Applied key={override.remote} {...override} />
        ))}
        {refused.map(({ remote, reason }) => (
          <li key={remote} className={styles.item}>
            {t(`refused.${reason}`, { remote })}
            <UndoOne remote={remote} />
          </li>
        ))}
        {unanswered.length > 0 && (
          <li className={styles.item}>
            {t('unanswered')}
            <Button size="sm" onClick={reloadPage}>
              {t('retry')}
            </Button>
          </li>
        )}
      </ul>
      <div className={styles.acts}>
        <Link to={paths.diagnostics()} className={styles.link}>
          {t('diagnostics')}
        </Link>
        <Button size="sm" onClick={() => undoOverride()}>
          {t('undoAll')}
        </Button>
      </div>
    </section>
  );
}

function Applied({ remote, version }: Override) {
  const { t } = useTranslation(overrideMessages.namespace);
  return (
    <li className={styles.item}>
      {version === null ? t('off', { remote }) : t('version', { remote, version })}
      <UndoOne remote={remote} />
    </li>
  );
}

function UndoOne({ remote }: { remote: string }) {
  const { t } = useTranslation(overrideMessages.namespace);
  return (
    <Button size="sm" aria-label={t('undoOne', { remote })} onClick={() => undoOverride(remote)}>
      {t('undo')}
    </Button>
  );
}
