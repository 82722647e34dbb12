import { Alert } from '@myfiction/shared/ui.ts';
import { useText } from '../i18n/use-text.ts';
import type { BlockedExport } from './blocked-export.ts';
import styles from './blocked-note.module.css';

interface BlockedNoteProps {
  /** The error catalogue's own words. */
  title: string;
  offered: BlockedExport;
}

export function BlockedNote({ title, offered }: BlockedNoteProps) {
  const t = useText();
  return (
    <Alert tone="brick" title={title}>
      {t('blocked.text')}{' '}
      <a className={styles.link} href={offered.href} download={offered.fileName}>
        {t('blocked.download')}
      </a>
    </Alert>
  );
}
