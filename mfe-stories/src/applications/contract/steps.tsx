import { CONTRACT_STEPS, type ContractStep } from '@myfiction/shared/contract/application-problems.ts';
import { Link } from '@myfiction/shared/host.ts';
import { VisuallyHidden } from '@myfiction/shared/ui.ts';
import { NumberedStep, NumberedSteps, StepMark, type StepState } from '../../common/numbered-steps.tsx';
import { ProgressBar } from '../../common/progress-bar.tsx';
import { useFormText } from '../i18n/use-form-text.ts';
import { neighbourStep } from './step-list.ts';
import styles from './steps.module.css';

export interface StepsProps {
  step: ContractStep;
  /** Steps without a problem. */
  done: readonly ContractStep[];
  pathOf: (step: ContractStep) => string;
}

/** All steps from top to bottom; each can be gone to at any time. */
export function Steps({ step, done, pathOf }: StepsProps) {
  const t = useFormText();
  return (
    <nav aria-label={t('steps.label')}>
      <NumberedSteps>
        {CONTRACT_STEPS.map((each, index) => {
          const isNow = each === step;
          const isDone = done.includes(each) && !isNow;
          const state: StepState = isNow ? 'now' : isDone ? 'done' : undefined;
          return (
            <NumberedStep key={each} state={state}>
              <Link to={pathOf(each)} aria-current={isNow ? 'step' : undefined} className={styles.link}>
                <StepMark state={state} number={index + 1} />
                <span>
                  <b>{t(`step.${each}`)}</b>
                  {isDone && <VisuallyHidden>, {t('steps.done')}</VisuallyHidden>}
                  <span className={styles.text}>{t(`step.${each}.text`)}</span>
                </span>
              </Link>
            </NumberedStep>
          );
        })}
      </NumberedSteps>
    </nav>
  );
}

/** On phones: how far it is, in one line. */
export function StepHeader({ step }: { step: ContractStep }) {
  const t = useFormText();
  const at = CONTRACT_STEPS.indexOf(step) + 1;
  const next = neighbourStep(step, 1);
  return (
    <div className={styles.header}>
      <div className={styles.headerLine}>
        <b>{t('steps.count', { step: at, steps: CONTRACT_STEPS.length })}</b>
        <span>{next ? t('steps.next', { name: t(`step.${next}`) }) : t('steps.last')}</span>
      </div>
      <ProgressBar thin max={CONTRACT_STEPS.length} value={at} />
    </div>
  );
}
