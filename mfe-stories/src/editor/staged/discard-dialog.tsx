import { ApiError, toast } from '@myfiction/shared/host.ts';
import { ConfirmDialog } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { useEditor } from '../components/editor-context.ts';
import { useStagedText } from '../i18n/use-staged-text.ts';
import { conflictOf } from '../saving/conflict-of.ts';
import { discardEdits } from './discard-edits.ts';

/** Asks before the edits of a published chapter give way to what readers have. */
export function DiscardDialog({ onClose }: { onClose: () => void }) {
  const t = useStagedText();
  const { session } = useEditor();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const discard = async () => {
    setBusy(true);
    setProblem('');
    try {
      const result = await discardEdits(session);
      if (result === 'done') {
        toast.success(t('staged.done'));
        onClose();
      } else setProblem(t(result === 'missing' ? 'staged.missing' : 'staged.notSaved'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const theirs = conflictOf(error);
      if (theirs) {
        onClose();
        void session.conflict(theirs);
      } else if (!error.isToasted) setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      danger
      title={t('staged.title')}
      text={t('staged.text')}
      confirmLabel={t('staged.do')}
      cancelLabel={t('staged.cancel')}
      loading={isBusy}
      loadingLabel={t('staged.doing')}
      error={problem}
      onConfirm={() => void discard()}
      onClose={onClose}
    />
  );
}
