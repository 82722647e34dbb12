import { paths } from '@myfiction/shared/contract/paths.ts';
import { MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import { isTimeZone } from '@myfiction/shared/scheduling/is-time-zone.ts';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { chapters } from '../../database/schema/chapters.ts';
import { messages } from '../../database/schema/messages.ts';
import { searchKeyOf } from '../../inbox/search-key.ts';
import { sendMessage } from '../../inbox/send-message.ts';
import type { DueChapter } from './claim-due-chapter.ts';

/** A chapter that goes out more than this behind its time is late, and its author is told. */
const LATE_MS = 5 * MINUTE_MS;

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
  if (await addLine(tx, messageId, story.id, line)) return;
  await sendMessage(
    tx,
    {
      id: messageId,
      uid: story.uid,
      type: 'system',
      event: 'chapter-published',
      title: `${name} went out late`,
      body: `The studio could not publish at the time that you had planned. Readers have it now.\n\n${line}`,
      storyId: story.id,
      action: { path: paths.storyDetail(story.id), label: 'See the chapters' },
    },
    now,
  );
}

/** Adds a chapter to the message of this run; false when there is none yet. */
async function addLine(tx: Database, messageId: string, storyId: string, line: string): Promise<boolean> {
  const sameStory = eq(messages.storyId, storyId);
  const changed = await tx
    .update(messages)
    .set({
      title: 'Chapters went out late',
      body: sql`${messages.body} || ${`\n\n${line}`}`,
      searchKey: sql`${messages.searchKey} || ' ' || ${searchKeyOf(line)}`,
      storyId: sql`case when ${sameStory} then ${messages.storyId} end`,
      actionPath: sql`case when ${sameStory} then ${messages.actionPath} else ${paths.myStories()} end`,
    })
    .where(eq(messages.id, messageId))
    .returning({ id: messages.id });
  return changed.length > 0;
}

/** By the clock that the author planned with. */
function clockTime({ chapter, story }: DueChapter, at: Date): string {
  const zone = chapter.scheduledZone ?? story.scheduleZone;
  const timeZone = isTimeZone(zone) ? zone : 'UTC';
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return `${format.format(at)} (${timeZone})`;
}
