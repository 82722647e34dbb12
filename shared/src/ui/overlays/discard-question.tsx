import { useUiText } from '../i18n/use-ui-text.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DiscardQuestionProps {
  onDiscard: () => void;
  onStay: () => void;
}

/** Asked before something written is lost. */
export function DiscardQuestion({ onDiscard, onStay }: DiscardQuestionProps) {
  const t = useUiText();
  return (
    <ConfirmDialog
      title={t('leaveTitle')}
      text={t('leaveText')}
      confirmLabel={t('leaveDiscard')}
      cancelLabel={t('leaveStay')}
      danger
      onConfirm={onDiscard}
      onClose={onStay}
    />
  );
}
