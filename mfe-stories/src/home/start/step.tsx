import { VisuallyHidden } from '@myfiction/shared/ui.ts';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useHomeText } from '../i18n/use-home-text.ts';
import styles from './first-steps.module.css';

export interface StepProps {
  number: number;
  done: boolean;
  title: string;
  text: string;
  /** Only the step whose turn it is has one. */
  action?: ReactNode;
}

export function Step({ number, done, title, text, action }: StepProps) {
  const t = useHomeText();
  return (
    <li className={styles.step} data-state={done ? 'done' : action ? 'now' : undefined}>
      <span className={styles.mark} aria-hidden="true">
        {done ? <Check /> : number}
      </span>
      <div>
        <b>
          {title}
          {done && <VisuallyHidden> ({t('guide.done')})</VisuallyHidden>}
        </b>
        <p>{text}</p>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </li>
  );
}
