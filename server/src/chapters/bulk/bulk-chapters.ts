import type { BulkAction } from '@myfiction/shared/contract/calls/story-structure.ts';
import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { chapters } from '../../database/schema/chapters.ts';
import { AppError, type CallContext } from '../../platform/handler.ts';
import { lockStory } from '../../stories/lock-story.ts';
import { type LightChapter, SUMMARY_COLUMNS, toChapterSummary } from '../chapter-answers.ts';
import { lockThese } from '../trash/lock-chosen.ts';
import type { BulkWork, Failures } from './bulk-work.ts';
import { runBulkAction } from './run-bulk-action.ts';

export interface BulkInput {
  story_id: string;
  chapter_ids: string[];
  action: BulkAction;
}

type Report = ApiOutput<'chapter/bulk'>;

/** Does one thing to many chapters of a story and tells of each how it went, in reading order. */
export async function bulkChapters(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'> & Pick<BulkWork, 'log'>,
  { story_id, chapter_ids, action }: BulkInput,
): Promise<Report> {
  return context.db.transaction(async (tx) => {
    const story = await lockStory(tx, context.uid, story_id);
    const found = await lockThese(tx, story.id, chapter_ids);
    const refused = refuseMissing(chapter_ids, found, action);
    const work = { tx, story, chapters: found.filter(({ id }) => !refused.has(id)), now: context.clock.now() };
    const { failures, firstPublish } = await runBulkAction({ ...work, log: context.log }, action);
    const ids = [...found.map(({ id }) => id), ...refused.keys()];
    return {
      items: await reportItems(tx, [...new Set(ids)], new Map([...failures, ...refused])),
      first_publish: firstPublish,
    };
  });
}

/** What is not in the story any more, and what is in its trash, where it can only be trashed again. */
function refuseMissing(chapterIds: readonly string[], found: readonly LightChapter[], action: BulkAction): Failures {
  const refused: Failures = new Map();
  for (const { id, trashedAt } of found) {
    if (trashedAt !== null && action.type !== 'trash') refused.set(id, new AppError('chapterTrashed'));
  }
  const known = new Set(found.map(({ id }) => id));
  for (const id of chapterIds) if (!known.has(id)) refused.set(id, new AppError('notFound'));
  return refused;
}

async function reportItems(tx: Database, ids: readonly string[], failures: Failures): Promise<Report['items']> {
  const rows = await tx
    .select(SUMMARY_COLUMNS)
    .from(chapters)
    .where(and(inArray(chapters.id, [...ids]), isNull(chapters.trashedAt)));
  const after = new Map(rows.map((row) => [row.id, toChapterSummary(row)]));
  return ids.map((id) => {
    const failure = failures.get(id);
    return {
      chapter_id: id,
      code: failure?.code ?? 0,
      msg: failure?.message ?? '',
      chapter: failure ? null : (after.get(id) ?? null),
    };
  });
}
