import type { ReactNode } from 'react';
import type { IllustrationName } from '../illustration/drawings.tsx';
import { Illustration } from '../illustration/illustration.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  illustration: IllustrationName;
  /** One sentence, in the story's voice. */
  title: ReactNode;
  text?: ReactNode;
  /** One action. */
  action?: ReactNode;
  /** `h1` where it is the page's only heading: layouts without a top bar have none. */
  heading?: 'h1' | 'h2';
}

export function EmptyState({ illustration, title, text, action, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Illustration name={illustration} />
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
