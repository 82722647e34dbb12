import { CHAPTER_MAX_BYTES } from '@myfiction/shared/contract/calls/chapter.ts';
import type { ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import { blockTexts } from '@myfiction/shared/contract/chapter-text.ts';
import { type ErrorName, errorEntry } from '@myfiction/shared/contract/error-catalogue.ts';
import { createFinder, type FindQuery } from '@myfiction/shared/contract/find-in-text.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { type ChapterRow, chapters } from '../../database/schema/chapters.ts';
import type { CallContext } from '../../platform/handler.ts';
import { lockStory } from '../../stories/lock-story.ts';
import { refuseCompleted } from '../../stories/story-rules.ts';
import { textToColumns } from '../text-columns.ts';
import { keepWorkingText } from '../versions/keep-version.ts';
import { writeChapterText } from '../write-chapter-text.ts';
import { type Replaced, replaceInDocument } from './replace-in-document.ts';

export interface Replacement {
  story_id: string;
  query: FindQuery;
  replacement: string;
  /** As the preview showed them. */
  chapters: { chapter_id: string; base_revision: number }[];
}

export interface ReplacedInChapter {
  chapter_id: string;
  replaced: number;
  /** 0, or a code of the error catalogue. */
  code: number;
  kept?: { number: number; revision: number };
}

/**
 * Replaces a text in chapters of a story, each as the preview showed it: one that has changed since is refused and told
 * in the report, the others go on. What each was is kept as a version; readers of published chapters see nothing new
 * until the author publishes the changes.
 */
export async function replaceStoryText(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  input: Replacement,
): Promise<{ items: ReplacedInChapter[] }> {
  return context.db.transaction(async (tx) => {
    const story = await lockStory(tx, context.uid, input.story_id);
    refuseCompleted(story);
    const replace = createReplace(input);
    const items: ReplacedInChapter[] = [];
    for (const { chapter_id, base_revision } of input.chapters) {
      const chapter = await lockInStory(tx, story.id, chapter_id);
      items.push({ chapter_id, ...(await replaceInChapter(tx, chapter, base_revision, replace, context.clock.now())) });
    }
    return { items };
  });
}

type Replace = (document: ChapterDocument) => Replaced | undefined;

/** Undefined for a text that would grow beyond what a save of it could carry. */
function createReplace({ query, replacement }: Replacement): Replace {
  const find = createFinder(query);
  const bytes = bytesOf(replacement);
  return (document) => {
    const places = blockTexts(document).reduce((sum, text) => sum + find(text).length, 0);
    if (bytesOf(document) + places * bytes > CHAPTER_MAX_BYTES) return undefined;
    return replaceInDocument(document, find, replacement);
  };
}

/** As a save sends it. */
const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

async function replaceInChapter(
  tx: Database,
  chapter: ChapterRow | undefined,
  baseRevision: number,
  replace: Replace,
  now: Date,
): Promise<Omit<ReplacedInChapter, 'chapter_id'>> {
  if (!chapter) return refused('notFound');
  if (chapter.revision !== baseRevision) return refused('revisionConflict');
  const replaced = replace(chapter.content);
  if (!replaced) return refused('tooLarge');
  const { title, noteBefore, noteAfter, warning } = chapter;
  const text = { title, content: replaced.document, note_before: noteBefore, note_after: noteAfter, warning };
  const columns = textToColumns(text);
  if (columns.textHash === chapter.textHash) return { replaced: 0, code: 0 };
  const { number } = await keepWorkingText(tx, chapter, { kind: 'replace', now });
  const { revision } = await writeChapterText(tx, chapter, columns, now);
  return { replaced: replaced.count, code: 0, kept: { number, revision } };
}

function refused(name: ErrorName): Omit<ReplacedInChapter, 'chapter_id'> {
  return { replaced: 0, code: errorEntry(name).code };
}

async function lockInStory(tx: Database, storyId: string, chapterId: string): Promise<ChapterRow | undefined> {
  const [chapter] = await tx
    .select()
    .from(chapters)
    .where(and(eq(chapters.id, chapterId), eq(chapters.storyId, storyId), isNull(chapters.trashedAt)))
    .for('no key update');
  return chapter;
}
