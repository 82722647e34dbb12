import { paths } from '@myfiction/shared/contract/paths.ts';
import { isTimeZone } from '@myfiction/shared/scheduling/is-time-zone.ts';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { chapters } from '../../database/schema/chapters.ts';
import { messages } from '../../database/schema/messages.ts';
import type { DueChapter } from './claim-due-chapter.ts';

/** A chapter that goes out more than this behind its time is late, and its author is told. */
const LATE_MS = 5 * 60 * 1000;

/**
 * Keeps with a chapter that goes out late when it should have, and tells its author, in the transaction in which it
 * goes out. The chapters of one run stand in one message, which `messageId` names.
 */
export async function noteLate(tx: Database, due: DueChapter, messageId: string, now: Date): Promise<void> {
  const { chapter, story } = due;
  const planned = chapter.scheduledAt;
  if (!planned || now.getTime() - planned.getTime() <= LATE_MS) return;
  await tx.update(chapters).set({ lateFrom: planned }).where(eq(chapters.id, chapter.id));
  const name = `Chapter ${chapter.position} of ${story.title}`;
  const line = `${name}, “${chapter.title}”: planned for ${clockTime(due, planned)}, published ${clockTime(due, now)}.`;
  const sameStory = sql`${messages.storyId} = excluded.story_id`;
  await tx
    .insert(messages)
    .values({
      id: messageId,
      uid: story.uid,
      type: 'system',
      sender: 'MyFiction Studio',
      title: `${name} went out late`,
      body: `The studio could not publish at the time that you had planned. Readers have it now.\n\n${line}`,
      storyId: story.id,
      actionPath: paths.storyDetail(story.id),
      actionLabel: 'See the chapters',
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: messages.id,
      set: {
        title: 'Chapters went out late',
        body: sql`${messages.body} || ${`\n\n${line}`}`,
        storyId: sql`case when ${sameStory} then ${messages.storyId} end`,
        actionPath: sql`case when ${sameStory} then ${messages.actionPath} else ${paths.myStories()} end`,
      },
    });
}

/** By the clock that the author planned with. */
function clockTime({ chapter, story }: DueChapter, at: Date): string {
  const zone = chapter.scheduledZone ?? story.scheduleZone;
  const timeZone = isTimeZone(zone) ? zone : 'UTC';
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return `${format.format(at)} (${timeZone})`;
}
