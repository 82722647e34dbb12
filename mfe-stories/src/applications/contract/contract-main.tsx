import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { FormToolsContext } from '@myfiction/shared/screen/form/form-tools.ts';
import { Alert, Button, ButtonLink } from '@myfiction/shared/ui.ts';
import type { FormEvent } from 'react';
import { isLocked } from '../../common/is-locked.ts';
import { useText } from '../../i18n/use-text.ts';
import { offerEnd } from '../application-text.ts';
import type { DraftCopy } from '../draft/draft-copy.ts';
import { RestoredNote } from '../draft/restored-note.tsx';
import { DiscardDraft } from '../form/discard-draft.tsx';
import fields from '../form/fields/fields.module.css';
import styles from '../form/form-page.module.css';
import { ProblemSummary } from '../form/problem-summary.tsx';
import { ReasonList } from '../form/reason-list.tsx';
import { useFormText } from '../i18n/use-form-text.ts';
import { ContractStepFields } from './contract-step.tsx';
import { neighbourStep } from './step-list.ts';
import { StepHeader } from './steps.tsx';
import type { ContractFormState } from './use-contract-form.ts';

export interface ContractMainProps {
  state: ContractFormState;
  story: StoryDetail;
  view: ApplicationView;
  copy: DraftCopy | undefined;
}

/** One step: what it is about, its fields, what is wrong with them, and the way on. */
export function ContractMain({ state, story, view, copy }: ContractMainProps) {
  const t = useFormText();
  const { step, pathOf, draft, rows, fields: form, submit, signatures, setSignatures, tried, heading } = state;
  const next = neighbourStep(step, 1);
  const previous = neighbourStep(step, -1);
  const summary = form.summaryOf(tried);
  const ended = offerEnd(view, useText());
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!submit.isSending) state.goOn();
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <StepHeader step={step} />
      <ReasonList reasons={form.reasons} labelOf={form.labelOf} onGo={state.goTo} />
      {ended && step === 'story' && (
        <div className={styles.note}>
          <Alert tone="blue" title={ended.what}>
            {!isLocked(story) && ended.next}
          </Alert>
        </div>
      )}
      {copy && step === 'story' && (
        <div className={styles.note}>
          <RestoredNote copy={copy} />
        </div>
      )}
      <h2 ref={heading} className={styles.title} tabIndex={-1}>
        {t(`${step}.title`)}
      </h2>
      <p className={styles.text}>{t(`${step}.text`)}</p>
      <FormToolsContext value={form.tools}>
        <div className={fields.fields}>
          <ContractStepFields
            step={step}
            view={view}
            story={story}
            form={draft.form}
            rows={rows}
            signatures={signatures}
            onChange={(change) => draft.saver.change(change)}
            onSign={setSignatures}
            pathOf={pathOf}
          />
        </div>
      </FormToolsContext>
      <ProblemSummary problems={summary} onGo={state.goTo} />
      {submit.failure !== '' && (
        <div className={styles.failure}>
          <Alert tone="brick" title={submit.failure} />
        </div>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={submit.isSending} loadingLabel={t('sign.sending')}>
          {next
            ? t('continue', { name: t(`step.${next}`) })
            : t(view.status === 21 ? 'sign.submitAgain' : 'sign.submit')}
        </Button>
        {previous && (
          <ButtonLink variant="ghost" to={pathOf(previous)}>
            {t('previous')}
          </ButtonLink>
        )}
      </div>
      {view.status === 10 && step === 'story' && <DiscardDraft view={view} saver={draft.saver} />}
    </form>
  );
}
