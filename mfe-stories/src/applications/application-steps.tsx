import type { ApplicationKind } from '@myfiction/shared/contract/application-status.ts';
import { PhaseGlyph, VisuallyHidden } from '@myfiction/shared/ui.ts';
import { useText } from '../i18n/use-text.ts';
import { APPLICATION_STEPS, type ApplicationState } from './application-state.ts';
import styles from './application-steps.module.css';

/** The way of an application in one line: what is behind, where it stands, what is still to come. */
export function ApplicationSteps({ kind, state }: { kind: ApplicationKind; state: ApplicationState }) {
  const t = useText();
  const steps = APPLICATION_STEPS[kind];
  const arrived = state.step === steps.length - 1;
  return (
    <ol className={styles.steps} aria-label={t('app.steps', { name: t(`app.${kind}`) })}>
      {steps.map((step, index) => {
        const now = index === state.step;
        const done = index < state.step || (now && arrived);
        return (
          <li
            key={step}
            className={styles.step}
            data-state={done ? 'done' : now ? 'now' : undefined}
            aria-current={now ? 'step' : undefined}
          >
            <PhaseGlyph phase={done ? 'full-check' : now ? state.glyph : 'empty'} />
            <span aria-hidden="true">{t(step)}</span>
            <VisuallyHidden>
              {now ? t('app.step.now', { step: t(step) }) : done ? t('app.step.past', { step: t(step) }) : t(step)}
            </VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}
