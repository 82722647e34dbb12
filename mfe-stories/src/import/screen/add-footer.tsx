import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { toast } from '@myfiction/shared/host.ts';
import { useFocusKept } from '@myfiction/shared/screen/use-focus-kept.ts';
import { Button } from '@myfiction/shared/ui.ts';
import { lockOf } from '../../common/is-locked.ts';
import { useImportText } from '../i18n/use-import-text.ts';
import type { TableFigures } from '../manuscript/plan-chapters.ts';
import styles from './add-footer.module.css';
import { SendFailureNote } from './send-failure-note.tsx';
import { SendProgress } from './send-progress.tsx';
import type { Sending } from './use-sending.ts';

interface AddFooterProps {
  figures: TableFigures;
  story: StoryDetail;
  sending: Sending;
  onAdd: () => void;
  onRetry: () => void;
}

/** Always in view: how much will be added, and while it runs, how far it is. */
export function AddFooter({ figures, story, sending, onAdd, onRetry }: AddFooterProps) {
  const t = useImportText();
  const { chapters, words, tooMany } = figures;
  const { state, failure } = sending;
  const lock = lockOf(story);
  // Begun, cancelled and failed, it has other buttons.
  const focus = useFocusKept<HTMLDivElement>();
  const cancel = () => {
    sending.cancel();
    toast.info(t('send.cancelled'));
  };
  return (
    <div {...focus} className={styles.footer} data-foot>
      {failure && <SendFailureNote failure={failure} story={story} onRetry={onRetry} />}
      <div className={styles.bar}>
        {state ? (
          <SendProgress state={state} onCancel={cancel} />
        ) : (
          <>
            <p className={styles.summary} role="status">
              <b>
                {chapters === 0
                  ? t('add.none')
                  : t('add.summary', { count: chapters, words: t('add.words', { count: words }) })}
              </b>
              {lock ? (
                <span>{t(`page.${lock}.title`)}</span>
              ) : (
                chapters > 0 && <span>{t('add.drafts', { story: story.title })}</span>
              )}
            </p>
            <Button variant="primary" size="lg" disabled={chapters === 0 || tooMany || lock !== null} onClick={onAdd}>
              {t('add.button', { count: chapters })}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
