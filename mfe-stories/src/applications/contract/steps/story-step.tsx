import { Alert } from '@myfiction/shared/ui.ts';
import { EligibilityList } from '../../form/eligibility-list.tsx';
import { useFormText } from '../../i18n/use-form-text.ts';
import type { StepProps } from '../contract-context.ts';

export function StoryStep({ view, story }: StepProps) {
  const t = useFormText();
  const isReady = view.eligibility.every(({ met }) => met);
  const notReady = story.completed ? 'story.completed' : 'story.notReady';
  return (
    <>
      <Alert tone={isReady ? 'green' : 'blue'} title={t(isReady ? 'story.ready' : notReady)} />
      <EligibilityList rules={view.eligibility} story={story} />
    </>
  );
}
