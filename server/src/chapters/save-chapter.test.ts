import { eq } from 'drizzle-orm';
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
const context = freshAuthor(database, { once: true });
let storyId: string;
beforeEach(async () => {
  storyId = (await addStory(context)).story_id;
});

const save = (chapterId: string, base: number, ...text: [string, ...string[]]) =>
  saveChapter(context, { chapter_id: chapterId, base_revision: base, text: chapterText(...text) });

test('a save is there afterwards, with the server’s own word count', async () => {
  const { chapter_id } = await addChapter(context, storyId, chapterText('', ''.padEnd(3, '.')));
  context.clock.advance(5000);
  const saved = await save(chapter_id, 1, 'One', 'It’s 3,000 words — or so.', '我喜欢写作');
  const chapter = { position: 1, status: 'draft', staged: false, published_at: null };
  expect(saved).toEqual({ revision: 2, words: 10, saved_at: context.clock.now().toISOString(), chapter });
  const now = await getChapter(context, chapter_id);
  expect(now).toMatchObject({ revision: 2, words: 10, title: 'One', staged: false, status: 'draft' });
  expect(now.content).toEqual(chapterText('', 'It’s 3,000 words — or so.', '我喜欢写作').content);
  expect(await getStory(context, storyId)).toMatchObject({ updated_at: context.clock.now().toISOString(), words: 0 });
});

test('a save tells how the chapter stands now that another device has published it', async () => {
  const { chapter_id } = await addChapter(context, storyId, chapterText('One', 'First.'));
  const published_at = context.clock.now().toISOString();
  await publishChapter(context, { chapter_id, base_revision: 1 });
  context.clock.advance(5000);
  const { chapter } = await save(chapter_id, 1, 'One', 'Second.');
  expect(chapter).toEqual({ position: 1, status: 'published', staged: true, published_at });
});

test('any text comes back as it was written', async () => {
  const odd = '<script>alert(1)</script> \u0000 \ud83d "\\ 🐺 e\u0301 \u2028';
  const { chapter_id } = await addChapter(context, storyId, chapterText('T\0itle', odd));
  const saved = await getChapter(context, chapter_id);
  expect(saved.content).toEqual(chapterText('', odd).content);
  expect(saved.title).toBe('Title');
});

test('an old base overwrites nothing and gives the current chapter', async () => {
  const { chapter_id } = await addChapter(context, storyId, chapterText('One', 'First.'));
  await save(chapter_id, 1, 'One', 'Second.');
  const conflict = await answerOf(save(chapter_id, 1, 'One', 'Mine.'));
  expect(conflict).toMatchObject({ errorName: 'revisionConflict', data: await getChapter(context, chapter_id) });
  expect(await answerNameOf(save(chapter_id, 9, 'One', 'From the future.'))).toBe('revisionConflict');
  expect((await getChapter(context, chapter_id)).content).toEqual(chapterText('', 'Second.').content);
});

test('the same text again is a success that changes nothing, whatever its base', async () => {
  const { chapter_id } = await addChapter(context, storyId, chapterText('One', 'First.'));
  const first = await save(chapter_id, 1, 'One', 'Second.');
  context.clock.advance(60_000);
  expect(await save(chapter_id, 1, 'One', 'Second.')).toEqual(first);
  expect(await save(chapter_id, 2, 'One', 'Second.')).toEqual(first);
});

test('a title is unique in its story, except while there is none', async () => {
  await addChapter(context, storyId, chapterText('The Bridge', 'a'));
  const { chapter_id } = await addChapter(context, storyId, chapterText('', 'b'));
  await addChapter(context, storyId, chapterText('', 'c'));
  expect(await answerNameOf(save(chapter_id, 1, 'THE  bridge', 'b'))).toBe('chapterNameTaken');
  expect(await getChapter(context, chapter_id)).toMatchObject({ revision: 1, title: '' });
  const elsewhere = await addStory(context);
  await addChapter(context, elsewhere.story_id, chapterText('The Bridge', 'a'));
});

test('of a hundred saves at the same moment one is acknowledged and the others are given its text', async () => {
  const { chapter_id } = await addChapter(context, storyId, chapterText('One', 'Start.'));
  const saves = await Promise.allSettled(
    Array.from({ length: 100 }, (_, index) => save(chapter_id, 1, 'One', `Writer ${index}.`)),
  );
  const winners = saves.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []));
  expect(winners).toHaveLength(1);
  const kept = await getChapter(context, chapter_id);
  expect(kept).toMatchObject({ revision: 2, content: chapterText('', `Writer ${winners[0]}.`).content });
  for (const refused of saves.filter(({ status }) => status === 'rejected')) {
    expect(refused).toMatchObject({ reason: { errorName: 'revisionConflict', data: kept } });
  }
});

test('writers who go on from each conflict lose nothing that was acknowledged', async () => {
  const { chapter_id } = await addChapter(context, storyId, chapterText('One', 'Start.'));
  const append = async (line: string): Promise<void> => {
    const now = await getChapter(context, chapter_id);
    const content = { ...now.content, content: [...now.content.content, ...chapterText('', line).content.content] };
    const text = { ...chapterText('One'), content };
    try {
      await saveChapter(context, { chapter_id, base_revision: now.revision, text });
    } catch (error) {
      expect(error).toMatchObject({ errorName: 'revisionConflict' });
      await append(line);
    }
  };
  const lines = Array.from({ length: 25 }, (_, index) => `Line ${index}.`);
  await Promise.all(lines.map(append));
  const end = await getChapter(context, chapter_id);
  expect(end.revision).toBe(26);
  const kept = JSON.stringify(end.content);
  expect(lines.filter((line) => !kept.includes(`"${line}"`))).toEqual([]);
});

test('an author’s words are kept also in a completed story', async () => {
  const { chapter_id } = await addChapter(context, storyId, chapterText('One', 'First.'));
  const completed = { completed: true, completedAt: context.clock.now(), completionStatus: 22 as const };
  await database.db.update(stories).set(completed).where(eq(stories.id, storyId));
  expect(await save(chapter_id, 1, 'One', 'Written offline before.')).toMatchObject({ revision: 2 });
});
