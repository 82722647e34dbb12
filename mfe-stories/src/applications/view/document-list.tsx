import type { ApplicationDocument } from '@myfiction/shared/contract/calls/application-files.ts';
import { formatDate } from '@myfiction/shared/host.ts';
import { IconButton } from '@myfiction/shared/ui.ts';
import { Download } from 'lucide-react';
import beside from '../form/beside.module.css';
import { useViewText } from '../i18n/use-view-text.ts';
import styles from './detail-side.module.css';
import { useDocumentDownload } from './use-document-download.ts';

export function DocumentList({ documents }: { documents: readonly ApplicationDocument[] }) {
  const t = useViewText();
  const { busy, download } = useDocumentDownload();
  if (documents.length === 0) return null;
  return (
    <section className={beside.part} aria-labelledby="detail-documents">
      <h2 className={beside.title} id="detail-documents">
        {t('documents.title')}
      </h2>
      <ul className={styles.documents}>
        {documents.map((document) => (
          <li key={document.document_id}>
            <div>
              <p className={styles.kind}>{t(`documents.${document.type}`)}</p>
              <p className={styles.date}>{formatDate(document.created_at, 'dateTime')}</p>
            </div>
            <IconButton
              label={t('documents.download', { name: document.name })}
              icon={<Download />}
              aria-busy={busy === document.document_id}
              onClick={() => void download(document.document_id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
