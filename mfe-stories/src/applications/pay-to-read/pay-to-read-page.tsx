import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { DraftGate } from '../draft/draft-gate.tsx';
import { PayToRead } from './pay-to-read.tsx';

/** The form, once this device was asked what it has kept. */
export default function PayToReadPage({ story, view }: { story: StoryDetail; view: ApplicationView }) {
  return <DraftGate view={view}>{(copy) => <PayToRead story={story} view={view} copy={copy} />}</DraftGate>;
}
