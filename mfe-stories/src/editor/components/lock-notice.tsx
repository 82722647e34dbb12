import { Alert, Button } from '@myfiction/shared/ui.ts';
import { useFrameText } from '../i18n/use-frame-text.ts';
import { downloadText } from '../session/download-text.ts';
import { useEditor } from './editor-context.ts';
import styles from './notices.module.css';
import { useChapterStore } from './use-chapter-store.ts';
import { useStoryLock } from './use-story-lock.ts';

/** Over a chapter of a story that takes no change: what becomes of the words that are written here. */
export function LockNotice() {
  const t = useFrameText();
  const { session } = useEditor();
  const lock = useStoryLock();
  const isCreated = useChapterStore(({ view }) => view.isCreated);
  const isKept = useChapterStore(({ view }) => view.isJournalWorking);
  if (!lock) return null;
  const download = (
    <Button size="sm" onClick={() => downloadText(session.store.text)}>
      {t('stopped.download')}
    </Button>
  );
  return (
    <div className={styles.notice}>
      <Alert tone="amber" title={t(`locked.${lock}.title`)} action={!isCreated && download}>
        {t(isCreated ? `locked.${lock}.text` : `locked.${lock}.new`)}
        {!isCreated && isKept && ` ${t('stopped.kept')}`}
      </Alert>
    </div>
  );
}
