import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../host.ts';
import { rem } from '../base/rem.ts';
import styles from './back-bar.module.css';

export interface BackBarProps {
  /** Where the arrow leads. */
  to: string;
  /** Name of the arrow: "Back to My Stories". */
  backLabel: string;
  title: ReactNode;
  /** At the end of the bar: a save state, buttons. */
  children?: ReactNode;
}

/** The simple bar of a page in the editor layout, which has no navigation. Below it goes a {@link BackBarSheet}. */
export function BackBar({ to, backLabel, title, children }: BackBarProps) {
  return (
    <header className={styles.bar}>
      <Link to={to} className={styles.back} aria-label={backLabel}>
        <ChevronLeft size={rem(22)} aria-hidden="true" />
      </Link>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </header>
  );
}

/** The sheet of paper below a {@link BackBar}: the page's main landmark. */
export function BackBarSheet({ children }: { children: ReactNode }) {
  return <main className={styles.sheet}>{children}</main>;
}
