import { ConfirmDialog } from '@myfiction/shared/ui.ts';
import { useRecoveryText } from './i18n/use-recovery-text.ts';

export interface DiscardDialogProps {
  title: string;
  onClose: () => void;
  onDiscard: () => void;
}

/** Words are thrown away only when the author says so twice. */
export function DiscardDialog({ title, onClose, onDiscard }: DiscardDialogProps) {
  const t = useRecoveryText();
  return (
    <ConfirmDialog
      danger
      title={t('recovery.discard.title')}
      text={t('recovery.discard.text', { title })}
      confirmLabel={t('recovery.discard.confirm')}
      cancelLabel={t('recovery.discard.cancel')}
      onConfirm={onDiscard}
      onClose={onClose}
    />
  );
}
