import type { StorySummary } from '@myfiction/shared/contract/calls/story.ts';
import { useNow } from '@myfiction/shared/host.ts';
import { StatusTag } from '@myfiction/shared/ui.ts';
import { useText } from '../i18n/use-text.ts';
import { describeNext } from './next-chapter.ts';

/** Where the story stands, in one tag: what readers get next comes before what lies in the drawer. */
export function StoryPhase({ story }: { story: StorySummary }) {
  const t = useText();
  const nowMs = useNow();
  if (story.completed) {
    return (
      <StatusTag tone="green" glyph="full-check">
        {t('phase.completed')}
      </StatusTag>
    );
  }
  if (story.chapters_scheduled > 0) {
    return (
      <StatusTag tone="blue" glyph="clock">
        {story.next_scheduled
          ? describeNext(story.next_scheduled, t, nowMs)
          : t('phase.scheduled', { count: story.chapters_scheduled })}
      </StatusTag>
    );
  }
  if (story.chapters_draft > 0) {
    return (
      <StatusTag tone="neutral" glyph="empty">
        {t('phase.drafts', { count: story.chapters_draft })}
      </StatusTag>
    );
  }
  return (
    <StatusTag tone="neutral" glyph={story.chapters_published > 0 ? 'full-check' : 'dashed'}>
      {t(story.chapters_published > 0 ? 'phase.upToDate' : 'phase.noChapters')}
    </StatusTag>
  );
}
