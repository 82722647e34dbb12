import { Button, Dialog } from '@myfiction/shared/ui.ts';
import { useStoryFormText } from './i18n/use-story-form-text.ts';

export interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onDiscard: () => void;
  onLeave: () => void;
}

export function LeaveDialog({ open, onStay, onDiscard, onLeave }: LeaveDialogProps) {
  const t = useStoryFormText();
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={t('form.leave.title')}
      description={t('form.leave.text')}
      footer={
        <>
          <Button variant="danger" onClick={onDiscard}>
            {t('form.leave.discard')}
          </Button>
          <Button onClick={onLeave}>{t('form.leave.leave')}</Button>
          <Button variant="primary" onClick={onStay}>
            {t('form.leave.stay')}
          </Button>
        </>
      }
    />
  );
}
