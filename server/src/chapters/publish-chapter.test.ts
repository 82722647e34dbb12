import { asc, eq } from 'drizzle-orm';
import { chapters, chapterVersions } from '../database/schema/chapters.ts';
import { stories } from '../database/schema/stories.ts';
import { getStory } from '../stories/get-story.ts';
import { answerNameOf, answerOf } from '../testing/expect-answer.ts';
import { addChapter, addStory, chapterText } from '../testing/fixtures.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { getChapter } from './get-chapter.ts';
import { publishChapter } from './publish-chapter.ts';
import { saveChapter } from './save-chapter.ts';

const database = freshDatabase();
const context = freshAuthor(database);
let storyId: string;
beforeEach(async () => {
  storyId = (await addStory(context)).story_id;
});

const publish = (chapterId: string, base: number) =>
  publishChapter(context, { chapter_id: chapterId, base_revision: base });
const save = (chapterId: string, base: number, ...text: [string, ...string[]]) =>
  saveChapter(context, { chapter_id: chapterId, base_revision: base, text: chapterText(...text) });
const versionsOf = (chapterId: string) =>
  database.db
    .select()
    .from(chapterVersions)
    .where(eq(chapterVersions.chapterId, chapterId))
    .orderBy(asc(chapterVersions.number));

test('a published chapter counts, and the author’s very first one is said to be it', async () => {
  const one = await addChapter(context, storyId, chapterText('One', 'Four words stand here.'));
  const two = await addChapter(context, storyId, chapterText('Two', 'Two words.'));
  const first = await publish(one.chapter_id, 1);
  expect(first).toMatchObject({ first_publish: true, chapter: { status: 'published', staged: false, words: 4 } });
  expect(first.chapter.published_at).toBe(context.clock.now().toISOString());
  expect(await publish(two.chapter_id, 1)).toMatchObject({ first_publish: false });
  expect(await getStory(context, storyId)).toMatchObject({ chapters_published: 2, chapters_draft: 0, words: 6 });
});

test('of two first publishes at the same moment one is the first', async () => {
  const other = (await addStory(context)).story_id;
  const made = await Promise.all([storyId, other].map((id) => addChapter(context, id, chapterText('One', 'a'))));
  const published = await Promise.all(made.map(({ chapter_id }) => publish(chapter_id, 1)));
  expect(published.map(({ first_publish }) => first_publish).sort()).toEqual([false, true]);
});

test('edits of a published chapter wait for the next publish', async () => {
  const { chapter_id } = await addChapter(context, storyId, chapterText('One', 'Four words stand here.'));
  const before = await publish(chapter_id, 1);
  await save(chapter_id, 1, 'One', 'Now there are six words here.');
  expect(await getChapter(context, chapter_id)).toMatchObject({ staged: true, status: 'published', words: 6 });
  expect(await getStory(context, storyId)).toMatchObject({ words: 4 });
  await save(chapter_id, 2, 'One', 'Four words stand here.');
  expect(await getChapter(context, chapter_id)).toMatchObject({ staged: false });
  await save(chapter_id, 3, 'One', 'Now there are six words here.');
  context.clock.advance(60_000);
  const after = await publish(chapter_id, 4);
  expect(after.chapter).toMatchObject({ staged: false, published_at: before.chapter.published_at });
  expect(await getStory(context, storyId)).toMatchObject({ words: 6, chapters_published: 1 });
});

test('each publish keeps its version for ever, and a repeat adds none', async () => {
  const { chapter_id } = await addChapter(context, storyId, chapterText('One', 'First.'));
  await publish(chapter_id, 1);
  expect(await publish(chapter_id, 1)).toMatchObject({ first_publish: false });
  await save(chapter_id, 1, 'One', 'Second.');
  await Promise.all([publish(chapter_id, 2), publish(chapter_id, 2)]);
  const versions = await versionsOf(chapter_id);
  expect(versions.map(({ number, content }) => [number, content])).toEqual([
    [1, chapterText('', 'First.').content],
    [2, chapterText('', 'Second.').content],
  ]);
});

test('a scheduled chapter can go out early', async () => {
  const { chapter_id } = await addChapter(context, storyId, chapterText('One', 'First.'));
  const scheduled = { status: 'scheduled' as const, scheduledAt: context.clock.now() };
  await database.db.update(chapters).set(scheduled).where(eq(chapters.id, chapter_id));
  await database.db.update(stories).set({ chaptersDraft: 0, chaptersScheduled: 1 }).where(eq(stories.id, storyId));
  expect((await publish(chapter_id, 1)).chapter).toMatchObject({ status: 'published', scheduled_at: null });
  expect(await getStory(context, storyId)).toMatchObject({ chapters_scheduled: 0, chapters_published: 1 });
});

test('another revision than the author saw is not published', async () => {
  const { chapter_id } = await addChapter(context, storyId, chapterText('One', 'First.'));
  await save(chapter_id, 1, 'One', 'Second.');
  const conflict = await answerOf(publish(chapter_id, 1));
  expect(conflict).toMatchObject({ errorName: 'revisionConflict', data: await getChapter(context, chapter_id) });
  expect(await versionsOf(chapter_id)).toEqual([]);
});

test.each([
  ['chapterUnnamed', chapterText('', 'Text.')],
  ['chapterEmpty', chapterText('One')],
  ['chapterEmpty', chapterText('One', ' \u00a0\n')],
  ['chapterTooLong', chapterText('One', 'word '.repeat(20_001))],
])('%s is refused and nothing changes', async (answer, text) => {
  const { chapter_id } = await addChapter(context, storyId, text);
  expect(await answerNameOf(publish(chapter_id, 1))).toBe(answer);
  expect(await getStory(context, storyId)).toMatchObject({ chapters_published: 0, chapters_draft: 1 });
});

test('twenty thousand words are fine, and so is a chapter of one dash', async () => {
  const long = await addChapter(context, storyId, chapterText('Long', 'word '.repeat(20_000)));
  expect((await publish(long.chapter_id, 1)).chapter.words).toBe(20_000);
  const dash = await addChapter(context, storyId, chapterText('Dash', '—'));
  expect((await publish(dash.chapter_id, 1)).chapter.words).toBe(0);
});

test('a story without a synopsis is not published, nor is a completed one', async () => {
  const bare = (await addStory(context, { synopsis: 'Too short.' })).story_id;
  const { chapter_id } = await addChapter(context, bare, chapterText('One', 'First.'));
  expect(await answerNameOf(publish(chapter_id, 1))).toBe('synopsisTooShort');
  await database.db
    .update(stories)
    .set({ synopsis: '🌙'.repeat(49) })
    .where(eq(stories.id, bare));
  expect(await answerNameOf(publish(chapter_id, 1))).toBe('synopsisTooShort');
  await database.db.update(stories).set({ completionStatus: 20 }).where(eq(stories.id, bare));
  expect(await answerNameOf(publish(chapter_id, 1))).toBe('storyCompleted');
});
