import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import type { DraftCopy } from '../draft/draft-copy.ts';
import { FormFrame } from '../form/form-frame.tsx';
import { useFormText } from '../i18n/use-form-text.ts';
import { AfterContract } from './after-contract.tsx';
import { ContractMain } from './contract-main.tsx';
import { contractFormOf } from './empty-contract.ts';
import { Steps } from './steps.tsx';
import { useContractForm } from './use-contract-form.ts';

export interface ContractFormProps {
  story: StoryDetail;
  view: ApplicationView;
  copy: DraftCopy | undefined;
}

/** The application for a contract: five steps, saved by itself. */
export function ContractForm({ story, view, copy }: ContractFormProps) {
  const t = useFormText();
  const state = useContractForm(view, copy);
  const { step, done, pathOf } = state;
  return (
    <FormFrame
      title={t('title.contract')}
      story={story}
      draft={state.draft}
      rows={state.rows}
      formOf={contractFormOf}
      side={<Steps step={step} done={done} pathOf={pathOf} />}
      beside={<AfterContract />}
    >
      <ContractMain state={state} story={story} view={view} copy={copy} />
    </FormFrame>
  );
}
