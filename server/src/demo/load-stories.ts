import { and, eq, inArray, sql } from 'drizzle-orm';
import { textToColumns } from '../chapters/text-columns.ts';
import type { Database } from '../database/connect.ts';
import { chapters, chapterVersions } from '../database/schema/chapters.ts';
import { comments } from '../database/schema/comments.ts';
import { stories } from '../database/schema/stories.ts';
import { storyDays } from '../database/schema/story-days.ts';
import { volumes } from '../database/schema/volumes.ts';
import type { Secrets } from '../platform/secrets.ts';
import { buildChapters, type DemoChapter, withStagedEdit } from './build-chapters.ts';
import { buildComments, type DemoComment, leaveUnseen } from './build-comments.ts';
import { buildDays } from './build-days.ts';
import { buildStory } from './build-story.ts';
import { buildStructure, type DemoStructure } from './build-structure.ts';
import { insertRows } from './insert-rows.ts';
import { loadApplications } from './load-applications.ts';
import { loadReaders } from './load-readers.ts';
import type { Random } from './random.ts';
import type { Texts } from './read-texts.ts';
import type { StoryPlan } from './story-plan.ts';

/** What stories are made with. */
export interface DemoMeans {
  random: Random;
  texts: Texts;
  secrets: Secrets;
}

export interface DemoAuthor {
  uid: number;
  penName: string;
  /** How many of the newest comments the author has not seen. */
  unseen: number;
}

export interface LoadedStory {
  id: string;
  plan: StoryPlan;
}

interface Draft {
  plan: StoryPlan;
  storyId: string;
  chapters: DemoChapter[];
  comments: DemoComment[];
  structure: DemoStructure;
}

/** Adds an author's stories with everything that belongs to them. */
export async function loadStories(
  tx: Database,
  { random, texts, secrets }: DemoMeans,
  plans: readonly StoryPlan[],
  author: DemoAuthor,
  now: Date,
): Promise<LoadedStory[]> {
  const drafts = plans.map((plan): Draft => {
    const storyId = random.uuid();
    const written = buildChapters(random, texts, plan, storyId, now);
    const place = { uid: author.uid, author: author.penName, storyId, now };
    const structure = buildStructure(texts, plan, storyId, written, now);
    return { plan, storyId, chapters: written, comments: buildComments(random, plan, written, place), structure };
  });
  leaveUnseen(
    drafts.flatMap((draft) => draft.comments),
    author.unseen,
  );
  const loaded: LoadedStory[] = [];
  for (const draft of drafts) loaded.push(await loadStory(tx, { random, secrets }, draft, author.uid, now));
  return loaded;
}

async function loadStory(
  tx: Database,
  { random, secrets }: Pick<DemoMeans, 'random' | 'secrets'>,
  draft: Draft,
  uid: number,
  now: Date,
): Promise<LoadedStory> {
  const { plan, storyId, structure } = draft;
  const fromReaders = draft.comments.filter(({ readerId }) => readerId !== null);
  const unseen = fromReaders.filter(({ seenAt }) => seenAt === null).length;
  const row = buildStory(plan, { uid, storyId }, draft.chapters, { all: fromReaders.length, unseen }, now);
  await insertRows(tx, stories, [row]);
  await insertRows(tx, volumes, structure.volumes);
  const written = countComments(draft.chapters, fromReaders);
  await insertRows(
    tx,
    chapters,
    written.map((chapter) => ({ ...chapter, volumeId: structure.volumeOf.get(chapter.id) ?? null })),
  );
  await insertRows(tx, chapters, structure.trashed);
  await putOut(tx, draft);
  await loadReaders(tx, storyId);
  await insertRows(tx, comments, draft.comments);
  await insertRows(tx, storyDays, buildDays(random, plan, { id: storyId, reads: row.reads ?? 0 }, now));
  await loadApplications(tx, random, secrets, { storyId, plan, words: row.words ?? 0 }, now);
  return { id: storyId, plan };
}

function countComments(written: readonly DemoChapter[], fromReaders: readonly DemoComment[]) {
  const counts = new Map<string, number>();
  for (const { chapterId } of fromReaders) if (chapterId) counts.set(chapterId, (counts.get(chapterId) ?? 0) + 1);
  return written.map(({ row }) => ({ ...row, comments: counts.get(row.id) ?? 0 }));
}

/** Publishes within the database: the texts do not travel a second time. */
async function putOut(tx: Database, { plan, chapters: written }: Draft): Promise<void> {
  const out = written.filter(({ goesOut }) => goesOut).map(({ row }) => row.id);
  if (out.length === 0) return;
  await tx.execute(sql`
    insert into ${chapterVersions}
      (chapter_id, number, kind, title, content, note_before, note_after, warning, words, text_hash, created_at,
        kept_at)
    select id, 1, 'published', title, content, note_before, note_after, warning, words, text_hash, published_at,
      published_at
    from ${chapters} where ${inArray(chapters.id, out)} order by position`);
  await tx
    .update(chapters)
    .set({ status: 'published', publishedVersionId: sql`${chapterVersions.id}` })
    .from(chapterVersions)
    .where(and(eq(chapterVersions.chapterId, chapters.id), inArray(chapters.id, out)));
  for (const { row } of written.filter(({ row }) => plan.staged?.includes(row.position))) {
    const { title, content, noteBefore, noteAfter, warning } = row;
    const text = { title, note_before: noteBefore, note_after: noteAfter, warning, content: withStagedEdit(content) };
    await tx
      .update(chapters)
      .set({ ...textToColumns(text), staged: true })
      .where(eq(chapters.id, row.id));
  }
}
