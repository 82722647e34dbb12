import { Alert, Button, Dialog } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { useFrameText } from '../i18n/use-frame-text.ts';
import { downloadText } from '../session/download-text.ts';
import { useEditor } from './editor-context.ts';
import styles from './notices.module.css';
import { useChapterStore } from './use-chapter-store.ts';

/** Stops the author when the device keeps nothing; after they chose to write on, a line stays over the text. */
export function JournalNotice() {
  const t = useFrameText();
  const { session } = useEditor();
  const isWorking = useChapterStore(({ view }) => view.isJournalWorking);
  const [isAccepted, setAccepted] = useState(false);
  const [isTrying, setTrying] = useState(false);
  if (isWorking) return null;
  const retry = async () => {
    setTrying(true);
    try {
      await session.restartJournal();
    } finally {
      setTrying(false);
    }
  };
  const download = () => downloadText(session.store.text);
  if (isAccepted) {
    return (
      <div className={styles.notice}>
        <Alert
          tone="amber"
          title={t('journal.title')}
          action={
            <Button size="sm" onClick={download}>
              {t('journal.download')}
            </Button>
          }
        >
          {t('journal.short')}
        </Alert>
      </div>
    );
  }
  return (
    <Dialog
      open
      onClose={() => setAccepted(true)}
      dismissible={false}
      title={t('journal.title')}
      description={t('journal.text')}
      width={520}
      footer={
        <>
          <Button variant="ghost" onClick={() => setAccepted(true)}>
            {t('journal.continue')}
          </Button>
          <Button loading={isTrying} onClick={() => void retry()}>
            {t('journal.retry')}
          </Button>
          <Button variant="primary" onClick={download}>
            {t('journal.download')}
          </Button>
        </>
      }
    />
  );
}
