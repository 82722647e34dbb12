import { cx } from '@myfiction/shared/ui.ts';
import styles from './version-list.module.css';

export interface VersionRowProps {
  when: string;
  why: string;
  words: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** One moment of the chapter's history. */
export function VersionRow({ when, why, words, isChosen, onChoose }: VersionRowProps) {
  return (
    <li>
      <button
        type="button"
        className={cx(styles.row, isChosen && styles.chosen)}
        aria-current={isChosen || undefined}
        onClick={onChoose}
      >
        <span className={styles.dot} />
        <span className={styles.facts}>
          <span className={styles.when}>{when}</span>
          <span className={styles.why}>{why}</span>
        </span>
        <span className={styles.words}>{words}</span>
      </button>
    </li>
  );
}
