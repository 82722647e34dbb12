import { cx } from '@myfiction/shared/ui.ts';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './numbered-steps.module.css';

/** Where a step stands; undefined for one that is still to come. */
export type StepState = 'done' | 'now' | undefined;

/** Steps from top to bottom on one line. */
export function NumberedSteps({ children }: { children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>;
}

export interface NumberedStepProps {
  state: StepState;
  className?: string | undefined;
  /** With a {@link StepMark} first. */
  children: ReactNode;
}

export function NumberedStep({ state, className, children }: NumberedStepProps) {
  return (
    <li className={cx(styles.step, className)} data-state={state}>
      {children}
    </li>
  );
}

/** The number of a step, or that it is done. Words beside it tell the same. */
export function StepMark({ state, number }: { state: StepState; number: number }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {state === 'done' ? <Check /> : number}
    </span>
  );
}
