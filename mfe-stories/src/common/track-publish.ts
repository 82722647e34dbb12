import type {
  AnalyticsEventProperties,
  PublishAction,
  PublishType,
} from '@myfiction/shared/contract/analytics-event.ts';
import type { ChapterStatus } from '@myfiction/shared/contract/story-options.ts';
import { trackEvent } from '@myfiction/shared/host.ts';
import type { ShownChapter } from './use-chapter-shown.ts';

export type Publishing = 'published' | 'scheduled' | 'unscheduled';

/** A chapter as it was until now. */
export type ChapterBefore = ShownChapter & { status: ChapterStatus };

/**
 * Tells of chapters of one story that went out, were planned, or were taken out of the plan. Many are one event, which
 * names their story alone: each event is a request.
 */
export function trackPublish(chapters: readonly ChapterBefore[], done: Publishing): void {
  const [first] = chapters;
  if (!first) return;
  const { story_id, chapter_id, position: chapter_order_id, status } = first;
  const subject = chapters.length === 1 ? { story_id, chapter_id, chapter_order_id } : { story_id };
  trackEvent('publish', { ...subject, ...kindOf(status, done) });
}

interface PublishKind extends AnalyticsEventProperties {
  publish_type: PublishType;
  action: PublishAction;
}

function kindOf(before: ChapterStatus, done: Publishing): PublishKind {
  if (done === 'published') return { publish_type: before === 'published' ? 'republish' : 'now', action: 'publish' };
  if (done === 'unscheduled') return { publish_type: 'scheduled', action: 'unschedule' };
  return { publish_type: 'scheduled', action: before === 'scheduled' ? 'reschedule' : 'schedule' };
}
