import { useWorkText } from '../i18n/use-work-text.ts';
import styles from './volume-cells.module.css';

/** In the place of chapters: how they come here. */
export function EmptyVolumeCells() {
  const t = useWorkText();
  return <td className={styles.empty}>{t('volume.empty')}</td>;
}
