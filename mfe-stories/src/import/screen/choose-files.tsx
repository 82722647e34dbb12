import { Alert, Button, cx } from '@myfiction/shared/ui.ts';
import { BookCheck, FileUp, Italic, TableOfContents } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { useImportText } from '../i18n/use-import-text.ts';
import { ACCEPTED_FILES } from '../reading/accepted-files.ts';
import type { ReadError } from '../reading/read-error.ts';
import styles from './choose-files.module.css';

interface ChooseFilesProps {
  problem: ReadError | undefined;
  onChoose: (files: readonly File[]) => void;
}

export function ChooseFiles({ problem, onChoose }: ChooseFilesProps) {
  const t = useImportText();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onChoose([...event.dataTransfer.files]);
  };
  return (
    <div className={styles.choose}>
      <h2 className={styles.title}>{t('choose.title')}</h2>
      <p className={styles.text}>{t('choose.text')}</p>
      {problem && (
        <div className={styles.problem}>
          <Alert tone="brick" title={t(`problem.${problem.problem}`, { name: problem.fileName })} />
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a second way beside the button. */}
      <div
        className={cx(styles.drop, over && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileUp aria-hidden="true" />
        <p className={styles.dropText}>{t(over ? 'choose.dropping' : 'choose.drop')}</p>
        <Button variant="primary" size="lg" onClick={() => input.current?.click()}>
          {t('choose.button')}
        </Button>
        <input
          ref={input}
          className={styles.input}
          type="file"
          multiple
          accept={ACCEPTED_FILES}
          aria-label={t('choose.button')}
          tabIndex={-1}
          onChange={(event) => {
            onChoose([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
      <ul className={styles.notes}>
        <li>
          <TableOfContents aria-hidden="true" />
          {t('choose.note.chapters')}
        </li>
        <li>
          <BookCheck aria-hidden="true" />
          {t('choose.note.table')}
        </li>
        <li>
          <Italic aria-hidden="true" />
          {t('choose.note.kept')}
        </li>
      </ul>
    </div>
  );
}
