import { VisuallyHidden } from '@myfiction/shared/ui.ts';
import type { ReactNode } from 'react';
import { NumberedStep, StepMark, type StepState } from '../../common/numbered-steps.tsx';
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
  const state: StepState = done ? 'done' : action ? 'now' : undefined;
  return (
    <NumberedStep state={state} className={styles.step}>
      <StepMark state={state} number={number} />
      <div>
        <b>
          {title}
          {done && <VisuallyHidden> ({t('guide.done')})</VisuallyHidden>}
        </b>
        <p>{text}</p>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </NumberedStep>
  );
}
