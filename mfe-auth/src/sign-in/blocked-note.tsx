import { useSystemConfig } from '@myfiction/shared/host.ts';
import { Alert } from '@myfiction/shared/ui.ts';
import { useText } from '../i18n/use-text.ts';
import type { BlockedExport } from './blocked-export.ts';
import styles from './blocked-note.module.css';

interface BlockedNoteProps {
  /** The error catalogue's own words. */
  title: string;
  offered: BlockedExport;
}

/** Whoever is blocked learns it here, as a rule: why they cannot go on, what stays theirs, whom to ask. */
export function BlockedNote({ title, offered }: BlockedNoteProps) {
  const t = useText();
  const email = useSystemConfig()?.support_email;
  return (
    <Alert tone="brick" title={title}>
      <p>
        {t('blocked.text')}{' '}
        <a className={styles.link} href={offered.href} download={offered.fileName}>
          {t('blocked.download')}
        </a>
      </p>
      {email && (
        <p className={styles.contact}>
          {t('blocked.contact')} <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </Alert>
  );
}
