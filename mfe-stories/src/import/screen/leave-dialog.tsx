import { ConfirmDialog } from '@myfiction/shared/ui.ts';
import { useImportText } from '../i18n/use-import-text.ts';
import type { Sending } from './use-sending.ts';

interface LeaveDialogProps {
  open: boolean;
  sending: Sending;
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveDialog({ open, sending, onStay, onLeave }: LeaveDialogProps) {
  const t = useImportText();
  const { state, running } = sending;
  const text = state?.ending ? 'leave.ending' : running ? 'leave.running' : 'leave.table';
  return (
    <ConfirmDialog
      open={open}
      danger={running}
      title={t('leave.title')}
      text={t(text)}
      confirmLabel={t('leave.leave')}
      cancelLabel={t('leave.stay')}
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
}
