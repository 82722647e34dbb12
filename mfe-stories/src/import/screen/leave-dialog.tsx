import { ConfirmDialog } from '@myfiction/shared/ui.ts';
import { useImportText } from '../i18n/use-import-text.ts';

interface LeaveDialogProps {
  open: boolean;
  running: boolean;
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveDialog({ open, running, onStay, onLeave }: LeaveDialogProps) {
  const t = useImportText();
  return (
    <ConfirmDialog
      open={open}
      danger={running}
      title={t('leave.title')}
      text={t(running ? 'leave.running' : 'leave.table')}
      confirmLabel={t('leave.leave')}
      cancelLabel={t('leave.stay')}
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
}
