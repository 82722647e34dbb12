import { formatNumber, toast } from '@myfiction/shared/host.ts';
import { Alert, Button } from '@myfiction/shared/ui.ts';
import { useImportText } from '../i18n/use-import-text.ts';
import type { TableFigures } from '../manuscript/plan-chapters.ts';
import styles from './add-footer.module.css';
import { SendProgress } from './send-progress.tsx';
import type { Sending } from './use-sending.ts';

interface AddFooterProps {
  figures: TableFigures;
  storyTitle: string;
  sending: Sending;
  onAdd: () => void;
  onRetry: () => void;
}

/** Always in view: how much will be added, and while it runs, how far it is. */
export function AddFooter({ figures, storyTitle, sending, onAdd, onRetry }: AddFooterProps) {
  const t = useImportText();
  const { chapters, words, tooMany } = figures;
  const { state, failure } = sending;
  const cancel = () => {
    sending.cancel();
    toast.info(t('send.cancelled'));
  };
  return (
    <div className={styles.footer}>
      {failure !== undefined && (
        <Alert
          tone="brick"
          title={t('send.failed.title')}
          action={
            <Button size="sm" onClick={onRetry}>
              {t('send.retry')}
            </Button>
          }
        >
          {failure} {t('send.failed.text')}
        </Alert>
      )}
      <div className={styles.bar}>
        {state ? (
          <SendProgress state={state} onCancel={cancel} />
        ) : (
          <>
            <p className={styles.summary} role="status">
              <b>
                {chapters === 0 ? t('add.none') : t('add.summary', { count: chapters, words: formatNumber(words) })}
              </b>
              {chapters > 0 && <span>{t('add.drafts', { story: storyTitle })}</span>}
            </p>
            <Button variant="primary" size="lg" disabled={chapters === 0 || tooMany} onClick={onAdd}>
              {t('add.button', { count: chapters })}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
