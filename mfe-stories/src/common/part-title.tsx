import type { ReactNode } from 'react';
import styles from './part-title.module.css';

export interface PartTitleProps {
  level: 2 | 3;
  /** For the section that is named by it. */
  id?: string;
  children: ReactNode;
}

/** The title of a part of a page. */
export function PartTitle({ level, id, children }: PartTitleProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Heading className={styles.title} id={id}>
      {children}
    </Heading>
  );
}
