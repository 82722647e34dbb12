import { BackBar } from '@myfiction/shared/ui.ts';
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
  const leave = (event: MouseEvent) => {
    if (mayLeave?.() === false) event.preventDefault();
  };
  return (
    <div className={styles.frame}>
      <BackBar to={back.to} backLabel={back.label} title={title} onLeave={leave} middle={middle}>
        {actions}
      </BackBar>
      <main className={sheet ? styles.sheet : styles.desk}>{children}</main>
    </div>
  );
}
