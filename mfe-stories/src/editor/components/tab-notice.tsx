import { Alert, Button } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { useFrameText } from '../i18n/use-frame-text.ts';
import { useEditor } from './editor-context.ts';
import styles from './notices.module.css';
import { useChapterStore } from './use-chapter-store.ts';

/** Shown while another tab writes this chapter. */
export function TabNotice() {
  const t = useFrameText();
  const { role } = useEditor();
  const isWriter = useChapterStore(({ view }) => view.isWriter);
  const [isTaking, setTaking] = useState(false);
  if (isWriter) return null;
  const takeOver = async () => {
    setTaking(true);
    try {
      await role.takeOver();
    } finally {
      setTaking(false);
    }
  };
  return (
    <div className={styles.notice}>
      <Alert
        tone="blue"
        title={t('tab.title')}
        action={
          <Button size="sm" loading={isTaking} loadingLabel={t('tab.taking')} onClick={() => void takeOver()}>
            {t('tab.takeOver')}
          </Button>
        }
      >
        {t('tab.text')}
      </Alert>
    </div>
  );
}
