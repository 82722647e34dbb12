import { Button, Dialog } from '@myfiction/shared/ui.ts';
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
    <Dialog
      open={open}
      onClose={onStay}
      title={t('leave.title')}
      description={t(running ? 'leave.running' : 'leave.table')}
      footer={
        <>
          <Button variant={running ? 'danger' : 'default'} onClick={onLeave}>
            {t('leave.leave')}
          </Button>
          <Button variant="primary" onClick={onStay}>
            {t('leave.stay')}
          </Button>
        </>
      }
    />
  );
}
