import type { MouseEvent, ReactNode } from 'react';
import styles from './back-bar.module.css';
import { BackLink } from './back-link.tsx';

export interface BackBarProps {
  /** Where the arrow leads. */
  to: string;
  /** Name of the arrow: "Back to My Stories". */
  backLabel: string;
  title: ReactNode;
  /** Asked before the arrow is followed; see {@link BackLink}. */
  onLeave?: ((event: MouseEvent) => void) | undefined;
  /** In the middle of the page, whatever stands to its left and right; phones leave it out. */
  middle?: ReactNode;
  /** At the end of the bar: a save state, buttons. */
  children?: ReactNode;
}

/** The simple bar of a page in the editor layout, which has no navigation. Below it goes a {@link BackBarSheet}. */
export function BackBar({ to, backLabel, title, onLeave, middle, children }: BackBarProps) {
  return (
    <header className={styles.bar} data-bar>
      <BackLink to={to} label={backLabel} onLeave={onLeave} />
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {middle && <div className={styles.middle}>{middle}</div>}
      {children && <div className={styles.end}>{children}</div>}
    </header>
  );
}

/** The sheet of paper below a {@link BackBar}: the page's main landmark. */
export function BackBarSheet({ children }: { children: ReactNode }) {
  return <main className={styles.sheet}>{children}</main>;
}
