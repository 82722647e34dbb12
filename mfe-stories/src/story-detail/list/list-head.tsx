import { Checkbox, VisuallyHidden } from '@myfiction/shared/ui.ts';
import { useWorkText } from '../i18n/use-work-text.ts';
import type { Selection } from '../selection/use-selection.ts';
import styles from './chapter-rows.module.css';

export interface ListHeadProps {
  selection: Selection;
  /** How many chapters are listed. */
  listed: number;
  canChoose: boolean;
}

/** The names of the columns, and the box for all that are listed. */
export function ListHead({ selection, listed, canChoose }: ListHeadProps) {
  const t = useWorkText();
  const { chosen } = selection;
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={1}>
        <td className={styles.check}>
          {canChoose && (
            <Checkbox
              aria-label={t('select.all')}
              checked={listed > 0 && chosen.length === listed}
              indeterminate={chosen.length > 0 && chosen.length < listed}
              onChange={selection.toggleAll}
            />
          )}
        </td>
        <td />
        <th scope="col" className={styles.position}>
          {t('chapters.number')}
        </th>
        <th scope="col" className={styles.text}>
          {t('chapters.title')}
        </th>
        <th scope="col" className={styles.state}>
          {t('chapters.status')}
        </th>
        <th scope="col" className={styles.number}>
          {t('chapters.words')}
        </th>
        <th scope="col" className={styles.figure}>
          {t('chapters.reads')}
        </th>
        <th scope="col" className={styles.figure}>
          {t('chapters.comments')}
        </th>
        <th scope="col" className={styles.actions}>
          <VisuallyHidden>{t('chapters.actions')}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}
