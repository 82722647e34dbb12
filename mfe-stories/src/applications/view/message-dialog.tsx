import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import { ThreadDialog } from '@myfiction/shared/screen/thread-dialog.tsx';
import { useViewText } from '../i18n/use-view-text.ts';

/** A letter to the editor about this application. */
export function MessageDialog({ view, onClose }: { view: ApplicationView; onClose: () => void }) {
  const t = useViewText();
  return (
    <ThreadDialog
      subject={{ kind: 'application', story_id: view.story_id, application: view.kind }}
      texts={{
        title: view.editor ? t('message.title', { name: view.editor.name }) : t('message.titleDesk'),
        label: t('message.label'),
        missing: t('message.missing'),
        send: t('message.send'),
        sending: t('message.sending'),
        sent: t('message.sent'),
        open: t('message.open'),
        failed: t('message.failed'),
      }}
      onClose={onClose}
    />
  );
}
