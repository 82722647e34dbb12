import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { chapters } from '../../database/schema/chapters.ts';
import { type StoryRow, stories } from '../../database/schema/stories.ts';
import type { CallContext } from '../../platform/handler.ts';
import { refuseCompleted } from '../../stories/story-rules.ts';
import { type LightChapter, SUMMARY_COLUMNS, toChapterSummary } from '../chapter-answers.ts';
import { arrangeChapters } from '../order/arrange-chapters.ts';
import { countersMoved } from '../story-counters.ts';
import { freeTitles } from './free-titles.ts';
import { lockChosen } from './lock-chosen.ts';
import { settleComments } from './settle-comments.ts';

/** Takes chapters out of the trash, as drafts where they stood. One that is out already stays as it is. */
export async function restoreFromTrash(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  { chapter_ids }: { chapter_ids: string[] },
): Promise<{ chapters: ChapterSummary[] }> {
  return context.db.transaction(async (tx) => {
    const chosen = await lockChosen(tx, context.uid, chapter_ids);
    for (const { story, chapters: found } of chosen) {
      const trashed = found.filter(({ trashedAt }) => trashedAt !== null);
      if (trashed.length > 0) await restoreInto(tx, story, trashed, context.clock.now());
    }
    const ids = chosen.flatMap(({ chapters: found }) => found.map(({ id }) => id));
    const rows = await tx
      .select(SUMMARY_COLUMNS)
      .from(chapters)
      .where(inArray(chapters.id, ids))
      .orderBy(asc(chapters.storyId), asc(chapters.position));
    return { chapters: rows.map(toChapterSummary) };
  });
}

async function restoreInto(tx: Database, story: StoryRow, trashed: readonly LightChapter[], now: Date): Promise<void> {
  refuseCompleted(story);
  await freeTitles(tx, story.id, trashed, now);
  const ids = trashed.map(({ id }) => id);
  await tx.execute(sql`
    update ${chapters} set trashed_at = null, position = place.number + coalesce((
      select max(position) from ${chapters} where story_id = ${story.id} and trashed_at is null), 0)
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as place(id, number) where ${chapters.id} = place.id`);
  await arrangeChapters(tx, story.id, ({ chapters: order }) => {
    const sequence = order.filter(({ id }) => !ids.includes(id));
    for (const chapter of lastInFirst(trashed)) {
      const place = order.find(({ id }) => id === chapter.id);
      if (place) sequence.splice(chapter.position - 1, 0, place);
    }
    return sequence;
  });
  await settleComments(tx, story.id, ids);
  await tx
    .update(stories)
    .set({ ...countersMoved(null, 'draft', ids.length), updatedAt: now })
    .where(eq(stories.id, story.id));
}

/** Each place was noted when the ones before were gone already: what came in last goes back first. */
function lastInFirst(trashed: readonly LightChapter[]): LightChapter[] {
  return [...trashed].sort((a, b) => Number(b.trashedAt) - Number(a.trashedAt) || a.position - b.position);
}
