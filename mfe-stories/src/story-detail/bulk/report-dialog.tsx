import { ERROR_CATALOGUE } from '@myfiction/shared/contract/error-catalogue.ts';
import { errorText, formatNumber, Link } from '@myfiction/shared/host.ts';
import { Button, Dialog } from '@myfiction/shared/ui.ts';
import { useChapterTitle } from '../../common/use-chapter-title.ts';
import { writeChapterPath } from '../../common/write-chapter-path.ts';
import { useDialogText } from '../i18n/use-dialog-text.ts';
import { useWorkText } from '../i18n/use-work-text.ts';
import styles from './report-dialog.module.css';
import type { BulkReport } from './use-bulk.ts';

/** What was done and, chapter by chapter, what was not and why. */
export function ReportDialog({ report, onClose }: { report: BulkReport; onClose: () => void }) {
  const t = useDialogText();
  const tell = useWorkText();
  const titleOf = useChapterTitle();
  const { action, done, failed } = report;
  return (
    <Dialog
      open
      onClose={onClose}
      width={560}
      title={t(`report.failed.${action}`, { count: failed.length })}
      description={done > 0 ? tell(`bulk.done.${action}`, { count: done }) : t('report.none')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('report.close')}
        </Button>
      }
    >
      <ul className={styles.list} aria-label={t('report.list')}>
        {failed.map(({ chapter, code, msg }) => (
          <li key={chapter.chapter_id}>
            <span className={styles.number}>{formatNumber(chapter.position)}</span>
            <span className={styles.text}>
              <Link className={styles.title} to={writeChapterPath(chapter)}>
                {titleOf(chapter)}
              </Link>
              <span className={styles.reason}>{reasonOf(code, msg) || t('report.unknown')}</span>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function reasonOf(code: number, msg: string): string {
  const entry = ERROR_CATALOGUE.find((known) => known.code === code);
  return entry ? errorText(entry.name, msg) : msg;
}
