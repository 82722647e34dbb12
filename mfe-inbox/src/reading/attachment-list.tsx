import type { Attachment } from '@myfiction/shared/contract/calls/inbox.ts';
import { useMutation } from '@myfiction/shared/host.ts';
import { Spinner, VisuallyHidden } from '@myfiction/shared/ui.ts';
import { Download, FileText, Image } from 'lucide-react';
import { downloadAttachment } from '../api/download-attachment.ts';
import { fileSize } from '../common/file-size.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './attachment-list.module.css';

/** The files of a letter, each a button that fetches it. */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  const t = useText();
  const download = useMutation({ mutationFn: downloadAttachment });
  const isFetching = (id: string) => download.isPending && download.variables === id;
  if (attachments.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={t('attachments.label')}>
      {attachments.map(({ attachment_id: id, name, type, bytes }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.file}
            aria-busy={isFetching(id) || undefined}
            onClick={() => !isFetching(id) && download.mutate(id)}
          >
            {/^(?:jpg|png|webp)$/.test(type) ? <Image aria-hidden="true" /> : <FileText aria-hidden="true" />}
            <span className={styles.name}>{name}</span>
            <span className={styles.size}>{fileSize(bytes, t)}</span>
            {isFetching(id) ? <Spinner decorative /> : <Download aria-hidden="true" />}
            <VisuallyHidden>{t('attachments.download')}</VisuallyHidden>
          </button>
        </li>
      ))}
    </ul>
  );
}
