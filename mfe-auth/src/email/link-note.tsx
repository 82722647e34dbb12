import { Alert } from '@myfiction/shared/ui.ts';
import { useText } from '../i18n/use-text.ts';
import type { PendingLink } from '../providers/pending-link.ts';
import styles from './form.module.css';

interface LinkNoteProps {
  link: PendingLink;
  onSkip: () => void;
}

/** Why the author is here: the account exists, and only a sign-in to it links the provider. */
export function LinkNote({ link, onSkip }: LinkNoteProps) {
  const t = useText();
  const provider = t(`provider.${link.provider}`);
  return (
    <div className={styles.linkNote}>
      <Alert tone="blue" title={t('link.title', { email: link.email })}>
        <p className={styles.linkText}>{t('link.text', { provider })}</p>
        <button type="button" className={styles.link} onClick={onSkip}>
          {t('link.skip', { provider })}
        </button>
      </Alert>
    </div>
  );
}
