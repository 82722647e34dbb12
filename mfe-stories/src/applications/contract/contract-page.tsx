import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { DraftGate } from '../draft/draft-gate.tsx';
import { ContractForm } from './contract-form.tsx';

/** The form, once this device was asked what it has kept. */
export default function ContractPage({ story, view }: { story: StoryDetail; view: ApplicationView }) {
  return <DraftGate view={view}>{(copy) => <ContractForm story={story} view={view} copy={copy} />}</DraftGate>;
}
