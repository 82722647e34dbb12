import { Alert, Button } from '@myfiction/shared/ui.ts';
import { useOpenProblemText } from '../i18n/use-open-problem-text.ts';
import { readableParagraphs } from '../journal/readable-paragraphs.ts';
import { downloadFile, fileNameOf } from '../session/download-text.ts';
import styles from './unreadable-chapter.module.css';

export interface UnreadableChapterProps {
  title: string;
  /** The text as it is stored. */
  raw: unknown;
}

/** A chapter that a newer editor wrote: to be read and taken away. An old editor would throw out what it cannot read. */
export function UnreadableChapter({ title, raw }: UnreadableChapterProps) {
  const t = useOpenProblemText();
  const paragraphs = readableParagraphs(raw);
  const name = title || t('open.unreadable.untitled');
  const download = () => downloadFile(fileNameOf(name), [title, ...paragraphs].join('\n\n'));
  const downloadRaw = () => downloadFile(fileNameOf(name, 'json'), JSON.stringify(raw, null, 2), 'application/json');
  return (
    <article className={styles.page}>
      <Alert tone="amber" title={t('open.unreadable.title')}>
        {t('open.unreadable.text')}
        <span className={styles.actions}>
          <Button size="sm" variant="primary" onClick={() => window.location.reload()}>
            {t('open.unreadable.reload')}
          </Button>
          <Button size="sm" onClick={download}>
            {t('open.gone.download')}
          </Button>
          <Button size="sm" variant="ghost" onClick={downloadRaw}>
            {t('open.unreadable.raw')}
          </Button>
        </span>
      </Alert>
      <h2 className={styles.title}>{title}</h2>
      {paragraphs.map((paragraph, index) => (
        <p key={index} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
    </article>
  );
}
