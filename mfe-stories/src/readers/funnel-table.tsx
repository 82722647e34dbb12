import { formatNumber } from '@myfiction/shared/host.ts';
import { VisuallyHidden } from '@myfiction/shared/ui.ts';
import { formatShare } from '../common/figures.ts';
import type { FunnelRow } from './funnel.ts';
import styles from './funnel-table.module.css';
import { type ReadersText, useReadersText } from './i18n/use-readers-text.ts';

/** Bars in a table: what is seen is also what is read out. Rows out of sight are not laid out. */
export function FunnelTable({ rows, drop }: { rows: readonly FunnelRow[]; drop: string | undefined }) {
  const t = useReadersText();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('funnel.chapter')}</th>
          <th scope="col">{t('funnel.readers')}</th>
          <th scope="col">{t('funnel.goOn')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.chapter_id} data-drop={row.chapter_id === drop || undefined}>
            <th scope="row">{nameOf(row, t)}</th>
            <td>
              <span className={styles.bar}>
                <i style={{ width: `${row.share * 100}%` }} />
              </span>
              <span className={styles.number}>{formatNumber(row.readers)}</span>
            </td>
            <td data-quiet={typeof row.goOn === 'string' || undefined}>
              {typeof row.goOn === 'number' ? formatShare(row.goOn) : t(`funnel.${row.goOn}`)}
              {row.chapter_id === drop && <VisuallyHidden>, {t('funnel.biggest')}</VisuallyHidden>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function nameOf({ position, title }: FunnelRow, t: ReadersText): string {
  const number = formatNumber(position);
  return title === '' ? t('funnel.untitled', { number }) : t('funnel.row', { number, title });
}
