import type { Attachment } from '@myfiction/shared/contract/calls/inbox.ts';
import { ATTACHMENTS_MAX } from '@myfiction/shared/contract/inbox-options.ts';
import { currentMessage } from '@myfiction/shared/screen/current-message.ts';
import { Button, cx, IconButton } from '@myfiction/shared/ui.ts';
import { Paperclip, X } from 'lucide-react';
import { fileSize } from '../common/file-size.ts';
import { type Text, useText } from '../i18n/use-text.ts';
import { type AttachmentProblem, isForGood } from './attachment-problem.ts';
import styles from './draft-files.module.css';
import type { Upload } from './use-attachments.ts';

export interface DraftFilesProps {
  attachments: readonly Attachment[];
  uploads: readonly Upload[];
  onRemove: (attachmentId: string) => void;
  onCancel: (key: string) => void;
  onRetry: (upload: Upload) => void;
}

/** The files that will go with the letter: there, on their way, or not arrived. */
export function DraftFiles({ attachments, uploads, onRemove, onCancel, onRetry }: DraftFilesProps) {
  const t = useText();
  if (attachments.length + uploads.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={t('attachments.label')}>
      {attachments.map(({ attachment_id: id, name, bytes }) => (
        <li key={id} className={styles.file}>
          <Paperclip aria-hidden="true" />
          <span className={styles.name}>{name}</span>
          <span className={styles.note}>{fileSize(bytes, t)}</span>
          <IconButton size="sm" label={t('attachments.remove', { name })} icon={<X />} onClick={() => onRemove(id)} />
        </li>
      ))}
      {uploads.map((upload) => (
        <li key={upload.key} className={cx(styles.file, upload.problem !== undefined && styles.failed)}>
          <Paperclip aria-hidden="true" />
          <span className={styles.name}>{upload.file.name}</span>
          <span className={styles.note} role={upload.problem === undefined ? undefined : 'alert'}>
            {upload.problem === undefined
              ? t('attachments.uploading', { percent: Math.round(upload.share * 100) })
              : wordsOf(upload.problem, t)}
          </span>
          {upload.problem !== undefined && !isForGood(upload.problem) && (
            <Button size="sm" variant="ghost" onClick={() => onRetry(upload)}>
              {t('attachments.retry')}
            </Button>
          )}
          <IconButton
            size="sm"
            label={t('attachments.remove', { name: upload.file.name })}
            icon={<X />}
            onClick={() => onCancel(upload.key)}
          />
        </li>
      ))}
    </ul>
  );
}

function wordsOf(problem: AttachmentProblem, t: Text): string {
  if (typeof problem === 'object') return currentMessage(problem);
  return problem === 'tooMany' ? t('attachments.tooMany', { max: ATTACHMENTS_MAX }) : t(`attachments.${problem}`);
}
