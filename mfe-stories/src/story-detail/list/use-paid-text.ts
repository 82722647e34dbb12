import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { formatDate, useNow } from '@myfiction/shared/host.ts';
import { useWorkText } from '../i18n/use-work-text.ts';

/** What a paid chapter says: that readers pay for it, or from which day on, which is the application's, in UTC. */
export function usePaidText({ paid }: StoryDetail): string {
  const t = useWorkText();
  const isAhead = useNow() < Date.parse(paid?.from ?? '');
  return paid && isAhead ? t('chapters.paidFrom', { day: formatDate(paid.from, 'date', 'UTC') }) : t('chapters.paid');
}
