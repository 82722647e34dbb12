import type { ApiError } from '@myfiction/shared/host.ts';
import { currentMessage } from '@myfiction/shared/screen/current-message.ts';
import { Alert } from '@myfiction/shared/ui.ts';
import { useText } from '../i18n/use-text.ts';
import { blockedExport } from './blocked-export.ts';
import { BlockedNote } from './blocked-note.tsx';
import styles from './failure-note.module.css';

/** What the page says after a provider's sign-in that the platform has not accepted. */
export function FailureNote({ error }: { error: ApiError }) {
  const t = useText();
  const offered = blockedExport(error);
  if (offered) return <BlockedNote title={currentMessage(error)} offered={offered} />;
  switch (error.errorName) {
    case 'userBlocked':
    case 'tooManyRequests':
      return <Alert tone="brick" title={currentMessage(error)} />;
    case 'signInUnavailable':
      return <Alert tone="brick" title={t('login.unavailable')} />;
    // A provider's failure is not the author's fault and gets no alarm: one quiet line that says how to go on.
    default:
      return (
        <p className={styles.quiet} role="status">
          {t('login.refused')}
        </p>
      );
  }
}
