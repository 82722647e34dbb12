import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { ContractForm } from '@myfiction/shared/contract/calls/application-form.ts';
import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';

/** What each step of the contract form gets. */
export interface StepProps {
  view: ApplicationView;
  story: StoryDetail;
  form: ContractForm;
  onChange: (form: ContractForm) => void;
}
