import { type ReactNode, useEffect } from 'react';
import { loadProseFont } from '../../theme/load-fonts.ts';
import { Illustration, type IllustrationName } from '../illustration/illustration.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  illustration: IllustrationName;
  /** One sentence, in the story's voice. */
  title: ReactNode;
  text?: ReactNode;
  /** One action. */
  action?: ReactNode;
}

export function EmptyState({ illustration, title, text, action }: EmptyStateProps) {
  useEffect(() => {
    void loadProseFont();
  }, []);
  return (
    <div className={styles.empty}>
      <Illustration name={illustration} />
      <h2>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
