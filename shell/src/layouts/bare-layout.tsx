import type { ReactNode } from 'react';
import { MAIN_ID } from '../focus/main-id.ts';
import styles from './layout.module.css';

/**
 * Editor and blank layout: the whole window belongs to the page, which draws its own bar. No navigation. The wrapper is
 * no landmark: a page of this layout marks its own `header` and `main`.
 */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <div id={MAIN_ID} tabIndex={-1} className={styles.full}>
      {children}
    </div>
  );
}
