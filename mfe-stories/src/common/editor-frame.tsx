import { Link } from '@myfiction/shared/host.ts';
import { Tooltip } from '@myfiction/shared/ui.ts';
import { ChevronLeft } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import styles from './editor-frame.module.css';

export interface EditorFrameProps {
  title: string;
  back: { to: string; label: string };
  /** Asked before the back link is followed; false stays on the page. */
  mayLeave?: () => boolean;
  /** At the right end of the bar. */
  actions?: ReactNode;
  /** In the middle of the bar; phones leave it out. */
  middle?: ReactNode;
  /** False: the page draws straight on the desk. */
  sheet?: boolean;
  children: ReactNode;
}

/** A page of the editor layout: a bar with the way back, and the whole window for the work. */
export function EditorFrame({ title, back, mayLeave, actions, middle, sheet = true, children }: EditorFrameProps) {
  const follow = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!elsewhere && mayLeave?.() === false) event.preventDefault();
  };
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <Tooltip text={back.label} describes={false}>
          <Link to={back.to} className={styles.back} aria-label={back.label} onClick={follow}>
            <ChevronLeft aria-hidden="true" />
          </Link>
        </Tooltip>
        <h1 className={styles.title}>{title}</h1>
        {middle && <div className={styles.middle}>{middle}</div>}
        <div className={styles.actions}>{actions}</div>
      </header>
      <main className={sheet ? styles.sheet : styles.desk}>{children}</main>
    </div>
  );
}
