import type { BulkAction } from '@myfiction/shared/contract/calls/story-structure.ts';
import { arrangeChapters } from '../order/arrange-chapters.ts';
import { publishLocked } from '../publish-chapter.ts';
import { readScheduleTime } from '../schedule/read-time.ts';
import { requireSchedulable, setSchedule } from '../schedule/set-schedule.ts';
import { moveToTrash } from '../trash/move-to-trash.ts';
import { settleComments } from '../trash/settle-comments.ts';
import { type BulkWork, eachByItself, type Failures } from './bulk-work.ts';
import { moveToVolume } from './move-to-volume.ts';
import { scheduleSeries } from './schedule-series.ts';

export interface BulkOutcome {
  failures: Failures;
  /** True when the author's very first chapter went out. */
  firstPublish: boolean;
}

/** Does an action to each chapter that allows it. What is wrong with the action itself is the answer for all. */
export async function runBulkAction(work: BulkWork, action: BulkAction): Promise<BulkOutcome> {
  if (action.type === 'publish') return publishEach(work);
  return { failures: await runOther(work, action), firstPublish: false };
}

async function publishEach(work: BulkWork): Promise<BulkOutcome> {
  let firstPublish = false;
  const failures = await eachByItself(work, async (nested, chapter) => {
    const published = await publishLocked(nested, chapter, work.story, work.now);
    firstPublish ||= published.first_publish;
  });
  return { failures, firstPublish };
}

async function runOther(work: BulkWork, action: Exclude<BulkAction, { type: 'publish' }>): Promise<Failures> {
  const { tx, story, chapters, now } = work;
  switch (action.type) {
    case 'schedule': {
      const time = readScheduleTime(action.at, now);
      return eachByItself(work, async (nested, chapter) => {
        await requireSchedulable(nested, chapter, story);
        await setSchedule(nested, chapter, time, now);
      });
    }
    case 'scheduleSeries':
      return scheduleSeries(work, action.series);
    case 'unschedule':
      return eachByItself(work, (nested, chapter) => setSchedule(nested, chapter, null, now));
    case 'moveToVolume':
      return moveToVolume(work, action.volume_id);
    case 'trash': {
      const failures = await eachByItself(work, (nested, chapter) => moveToTrash(nested, chapter, story, now));
      await arrangeChapters(tx, story.id);
      const trashed = chapters.filter(({ id }) => !failures.has(id));
      await settleComments(
        tx,
        story.id,
        trashed.map(({ id }) => id),
      );
      return failures;
    }
  }
}
