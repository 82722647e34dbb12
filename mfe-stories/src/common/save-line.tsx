import { cx } from '@myfiction/shared/ui.ts';
import type { ReactNode } from 'react';
import styles from './save-line.module.css';

/** How what is written stands, in words. */
export interface SaveLook {
  icon: ReactNode;
  long: string;
  /** On phones; as long as elsewhere when left out. */
  short?: string;
  tone?: 'amber' | 'brick';
  action?: { label: string; run: () => void };
}

/** Tells how saving goes; announced when it changes, and mounted while there is nothing to tell. */
export function SaveLine({ look }: { look: SaveLook | null }) {
  return (
    <span className={styles.place}>
      <span role="status" className={cx(styles.status, look?.tone && styles[look.tone])}>
        {look?.icon}
        <span className={styles.long}>{look?.long}</span>
        <span className={styles.short}>{look?.short ?? look?.long}</span>
      </span>
      {look?.action && (
        <button type="button" className={styles.action} onClick={look.action.run}>
          {look.action.label}
        </button>
      )}
    </span>
  );
}
