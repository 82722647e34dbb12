import { useWorkText } from '../i18n/use-work-text.ts';
import styles from './volume-cells.module.css';

/** In the place of chapters: how they come here, where they may. */
export function EmptyVolumeCells({ canChange }: { canChange: boolean }) {
  const t = useWorkText();
  return <td className={styles.empty}>{t(canChange ? 'volume.empty' : 'volume.emptyFixed')}</td>;
}
