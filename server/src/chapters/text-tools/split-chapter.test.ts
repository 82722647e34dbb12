import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { stories } from '../../database/schema/stories.ts';
import { getStory } from '../../stories/get-story.ts';
import { answerNameOf, answerOf } from '../../testing/expect-answer.ts';
import { addChapter, addStory, chapterText } from '../../testing/fixtures.ts';
import { freshAuthor } from '../../testing/fresh-author.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { createVolume } from '../../volumes/create-volume.ts';
import { getChapter } from '../get-chapter.ts';
import { listChapters } from '../list-chapters.ts';
import { reorderChapters } from '../order/reorder-chapters.ts';
import { publishChapter } from '../publish-chapter.ts';
import { getVersion } from '../versions/get-version.ts';
import { listHistory } from '../versions/list-history.ts';
import { type Split, splitChapter } from './split-chapter.ts';

const database = freshDatabase();
const context = freshAuthor(database, { once: true });
let storyId: string;
let chapterId: string;
beforeEach(async () => {
  storyId = (await addStory(context)).story_id;
  chapterId = (await addChapter(context, storyId, chapterText('One', 'First half.', 'The second half.'))).chapter_id;
});

const split = (changes: Partial<Split> = {}) =>
  splitChapter(context, {
    chapter_id: chapterId,
    base_revision: 1,
    text: chapterText('One', 'First half.'),
    new_chapter_id: randomUUID(),
    new_text: chapterText('', 'The second half.'),
    ...changes,
  });
const order = async () => {
  const { items } = await listChapters(context, { story_id: storyId, limit: 100 });
  return items.map(({ position, title, volume_id }) => ({ position, title, volume_id })).reverse();
};

test('the second half is a draft right behind the first; the whole is kept', async () => {
  await addChapter(context, storyId, chapterText('Three', 'After.'));
  const { chapter, new_chapter } = await split();
  expect(chapter).toMatchObject({ revision: 2, words: 2, title: 'One', position: 1 });
  expect(new_chapter).toMatchObject({ revision: 1, words: 3, title: '', position: 2, status: 'draft' });
  expect((await order()).map(({ title }) => title)).toEqual(['One', '', 'Three']);
  expect(await getStory(context, storyId)).toMatchObject({ chapters_draft: 3, words: 0 });
  const whole = await getVersion(context, { chapter_id: chapterId, number: 1 });
  expect(whole).toMatchObject({ kind: 'split', words: 5 });
  expect(whole.text.content).toEqual(chapterText('', 'First half.', 'The second half.').content);
});

test('in its volume, also when later ones have chapters', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  const last = await addChapter(context, storyId, chapterText('Last', 'After.'));
  for (const [volume_id, id] of [
    [first, chapterId],
    [second, last.chapter_id],
  ] as const) {
    await createVolume(context, { story_id: storyId, volume_id, title: volume_id });
    await reorderChapters(context, { story_id: storyId, chapter_ids: [id], before_chapter_id: null, volume_id });
  }
  await split();
  expect(await order()).toEqual([
    { position: 1, title: 'One', volume_id: first },
    { position: 2, title: '', volume_id: first },
    { position: 3, title: 'Last', volume_id: second },
  ]);
});

test('readers of a published chapter keep the whole until its changes are published', async () => {
  await publishChapter(context, { chapter_id: chapterId, base_revision: 1 });
  const { chapter, new_chapter } = await split();
  expect(chapter).toMatchObject({ status: 'published', staged: true });
  expect(new_chapter).toMatchObject({ status: 'draft', staged: false });
  expect(await getStory(context, storyId)).toMatchObject({ chapters_published: 1, chapters_draft: 1, words: 5 });
  expect((await listHistory(context, { chapter_id: chapterId, limit: 9 })).items).toMatchObject([
    { kind: 'published', published: true },
  ]);
});

test('once, however often it is asked for', async () => {
  const new_chapter_id = randomUUID();
  const first = await split({ new_chapter_id });
  expect(await split({ new_chapter_id })).toEqual(first);
  expect(await order()).toHaveLength(2);
});

test('an older base, a taken title, a completed story and a foreign id change nothing', async () => {
  const conflict = await answerOf(split({ base_revision: 9 }));
  expect(conflict).toMatchObject({ errorName: 'revisionConflict', data: await getChapter(context, chapterId) });
  expect(await answerNameOf(split({ new_text: chapterText('ONE', 'x') }))).toBe('chapterNameTaken');
  const elsewhere = await addChapter(context, (await addStory(context)).story_id, chapterText('One', 'x'));
  expect(await answerNameOf(split({ new_chapter_id: elsewhere.chapter_id }))).toBe('notFound');
  await database.db.update(stories).set({ completionStatus: 20 }).where(eq(stories.id, storyId));
  expect(await answerNameOf(split())).toBe('storyCompleted');
  expect(await getChapter(context, chapterId)).toMatchObject({ revision: 1, words: 5 });
  expect((await listHistory(context, { chapter_id: chapterId, limit: 9 })).items).toEqual([]);
});
