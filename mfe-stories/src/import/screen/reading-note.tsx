import { Button, Spinner } from '@myfiction/shared/ui.ts';
import { useImportText } from '../i18n/use-import-text.ts';
import styles from './reading-note.module.css';
import type { ReadingFile } from './use-reading.ts';

interface ReadingNoteProps {
  file: ReadingFile;
  onCancel: () => void;
}

export function ReadingNote({ file: { name, index, count }, onCancel }: ReadingNoteProps) {
  const t = useImportText();
  return (
    <div className={styles.reading}>
      <Spinner />
      <p role="status" className={styles.name}>
        {t('reading.title', { name })}
      </p>
      {count > 1 && <p className={styles.progress}>{t('reading.progress', { index: index + 1, count })}</p>}
      <Button onClick={onCancel}>{t('reading.cancel')}</Button>
    </div>
  );
}
