import { Alert } from '@myfiction/shared/ui.ts';
import { EligibilityList } from '../../form/eligibility-list.tsx';
import { useFormText } from '../../i18n/use-form-text.ts';
import type { StepProps } from '../contract-context.ts';

export function StoryStep({ view }: StepProps) {
  const t = useFormText();
  const isReady = view.eligibility.every(({ met }) => met);
  return (
    <>
      <Alert tone={isReady ? 'green' : 'blue'} title={t(isReady ? 'story.ready' : 'story.notReady')} />
      <EligibilityList rules={view.eligibility} storyId={view.story_id} />
    </>
  );
}
