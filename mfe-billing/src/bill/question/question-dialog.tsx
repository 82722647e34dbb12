import { ThreadDialog } from '@myfiction/shared/screen/thread-dialog.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { AskedLine } from './asked-line.ts';

export interface QuestionDialogProps extends AskedLine {
  billId: string;
  onClose: () => void;
}

/** Begins a conversation with the desk about a line. */
export function QuestionDialog({ billId, line, what, onClose }: QuestionDialogProps) {
  const t = useText();
  return (
    <ThreadDialog
      subject={{ kind: 'bill', bill_id: billId, line }}
      text={t('question.text', { what })}
      texts={{
        title: t('question.title', { line }),
        label: t('question.label'),
        missing: t('question.missing'),
        send: t('question.send'),
        sending: t('question.loading'),
        sent: t('question.sent'),
        open: t('question.open'),
        failed: t('question.failed'),
      }}
      onClose={onClose}
    />
  );
}
