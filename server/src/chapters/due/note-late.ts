import { paths } from '@myfiction/shared/contract/paths.ts';
import { MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { chapters } from '../../database/schema/chapters.ts';
import { messages } from '../../database/schema/messages.ts';
import { authorLanguage } from '../../identity/author-language.ts';
import { searchKeyOf } from '../../inbox/search-key.ts';
import { sendTranslated } from '../../inbox/send-translated.ts';
import type { DueChapter } from './claim-due-chapter.ts';
import { lateTexts } from './due-texts.ts';

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
  const texts = lateTexts(due, { planned, now });
  const { several, line } = texts[await authorLanguage(tx, story.uid)];
  if (await addLine(tx, messageId, story.id, { title: several, line })) return;
  const about = {
    id: messageId,
    uid: story.uid,
    storyId: story.id,
    type: 'system',
    event: 'chapter-published',
  } as const;
  await sendTranslated(tx, { ...about, texts, path: paths.storyDetail(story.id) }, now);
}

/** Adds a chapter to the message of this run; false when there is none yet. */
async function addLine(
  tx: Database,
  messageId: string,
  storyId: string,
  { title, line }: { title: string; line: string },
): Promise<boolean> {
  const sameStory = eq(messages.storyId, storyId);
  const changed = await tx
    .update(messages)
    .set({
      title,
      body: sql`${messages.body} || ${`\n\n${line}`}`,
      searchKey: sql`${messages.searchKey} || ' ' || ${searchKeyOf(line)}`,
      storyId: sql`case when ${sameStory} then ${messages.storyId} end`,
      actionPath: sql`case when ${sameStory} then ${messages.actionPath} else ${paths.myStories()} end`,
    })
    .where(eq(messages.id, messageId))
    .returning({ id: messages.id });
  return changed.length > 0;
}
