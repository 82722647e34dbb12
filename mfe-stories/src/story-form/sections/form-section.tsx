import type { ReactNode } from 'react';
import styles from './form-section.module.css';

export interface FormSectionProps {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

export function FormSection({ id, title, text, children }: FormSectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
