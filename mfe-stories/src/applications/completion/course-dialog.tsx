import { useNow } from '@myfiction/shared/host.ts';
import { Button, Dialog } from '@myfiction/shared/ui.ts';
import { useCompletionText } from '../i18n/use-completion-text.ts';
import { useViewText } from '../i18n/use-view-text.ts';
import type { ApplicationDetailProps } from '../view/application-detail-props.ts';
import { DetailActions } from '../view/detail-actions.tsx';
import { headOf, subOf } from '../view/detail-head.ts';
import { EditorCard } from '../view/detail-side.tsx';
import { DocumentList } from '../view/document-list.tsx';
import { Timeline } from '../view/timeline.tsx';
import styles from './completion.module.css';

/** What became of the application: its course, who acts next, and what the author can do. */
export function CourseDialog({ story, view, onClose }: ApplicationDetailProps & { onClose: () => void }) {
  const t = useCompletionText();
  const tv = useViewText();
  const now = useNow();
  return (
    <Dialog
      open
      onClose={onClose}
      title={headOf(view, tv, now)}
      description={subOf(view, tv, now)}
      width={560}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <Timeline view={view} />
      <div className={styles.side}>
        <EditorCard view={view} />
        <DocumentList documents={view.documents} />
      </div>
      <DetailActions story={story} view={view} />
    </Dialog>
  );
}
