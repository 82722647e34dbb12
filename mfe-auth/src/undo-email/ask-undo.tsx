import { currentMessage } from '@myfiction/shared/screen/current-message.ts';
import { StatusMessage } from '@myfiction/shared/screen/status-message.tsx';
import { useDelayed } from '@myfiction/shared/screen/use-delayed.ts';
import { Alert, Button, Skeleton } from '@myfiction/shared/ui.ts';
import { useUndoEmailText } from '../i18n/use-undo-email-text.ts';
import { SupportContact } from './support-contact.tsx';
import styles from './undo-email.module.css';
import type { EmailUndo } from './use-email-undo.ts';

/** Says what taking the address back does, and does it. */
export function AskUndo({ undo }: { undo: EmailUndo }) {
  const t = useUndoEmailText();
  const isLoading = undo.state === 'loading';
  const late = useDelayed(isLoading);
  const { failure } = undo;
  return (
    <div aria-busy={isLoading}>
      <StatusMessage text={late ? t('undo.loading') : ''} />
      {late && (
        <div className={styles.body}>
          <Skeleton lines={3} height={18} />
        </div>
      )}
      {!isLoading && (
        <div className={styles.body}>
          <p className={styles.note}>{t('undo.mine')}</p>
          {failure?.errorName === 'emailTaken' && (
            <Alert tone="brick" title={t('taken.title')}>
              <SupportContact text={t('contact.taken')} />
            </Alert>
          )}
          {failure && failure.errorName !== 'emailTaken' && <Alert tone="brick" title={currentMessage(failure)} />}
          <Button
            variant="primary"
            size="lg"
            block
            loading={undo.pending}
            loadingLabel={t('undo.submitting')}
            onClick={() => void undo.undo()}
          >
            {t('undo.submit')}
          </Button>
        </div>
      )}
    </div>
  );
}
