import { Button, Dialog } from '@myfiction/shared/ui.ts';
import { useText } from '../i18n/use-text.ts';

export interface DiscardDialogProps {
  title: string;
  onClose: () => void;
  onDiscard: () => void;
}

/** Words are thrown away only when the author says so twice. */
export function DiscardDialog({ title, onClose, onDiscard }: DiscardDialogProps) {
  const t = useText();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('recovery.discard.title')}
      description={t('recovery.discard.text', { title })}
      width={440}
      footer={
        <>
          <Button onClick={onClose}>{t('recovery.discard.cancel')}</Button>
          <Button variant="danger" onClick={onDiscard}>
            {t('recovery.discard.confirm')}
          </Button>
        </>
      }
    />
  );
}
