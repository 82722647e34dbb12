import { eq } from 'drizzle-orm';
import { stories } from '../database/schema/stories.ts';
import { storyDays } from '../database/schema/story-days.ts';
import { answerNameOf } from '../testing/expect-answer.ts';
import { addChapter, addStory, chapterText } from '../testing/fixtures.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { addScheduled } from '../testing/scheduled-chapter.ts';
import { getStory } from './get-story.ts';
import { listStories, type StoryListInput } from './list-stories.ts';

const database = freshDatabase();
const context = freshAuthor(database);

const list = (input: Partial<StoryListInput> = {}) =>
  listStories(context, { filter: 0, sort: 'updated', limit: 20, ...input });

/** Five stories: equal reads in pairs, so that only the id orders them. */
async function addFive(): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < 5; index++) {
    context.clock.advance(1000);
    const { story_id } = await addStory(context);
    const figures = { reads: Math.floor(index / 2), words: 100 - index };
    await database.db.update(stories).set(figures).where(eq(stories.id, story_id));
    ids.push(story_id);
  }
  return ids;
}

async function walk(sort: StoryListInput['sort']): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ sort, limit: 2, cursor });
    seen.push(...page.items.map((item) => item.story_id));
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  return seen;
}

test('pages of each order show every story once', async () => {
  const ids = await addFive();
  expect(await walk('updated')).toEqual([...ids].reverse());
  expect(await walk('words')).toEqual(ids);
  const byReads = await walk('reads');
  expect([...byReads].sort()).toEqual([...ids].sort());
  expect(byReads[0]).toBe(ids[4]);
  expect(byReads.slice(1, 3).sort()).toEqual([ids[2], ids[3]].sort());
});

test('the last page names no next one', async () => {
  await addFive();
  expect((await list({ limit: 5 })).next_cursor).toBeNull();
  expect((await list({ limit: 4 })).next_cursor).not.toBeNull();
});

test('a cursor of another order, and a made-up one, are invalid requests', async () => {
  await addFive();
  const { next_cursor } = await list({ limit: 2, sort: 'reads' });
  expect(await answerNameOf(list({ sort: 'words', cursor: next_cursor ?? '' }))).toBe('invalidRequest');
  expect(await answerNameOf(list({ cursor: 'eyJhIjoxfQ' }))).toBe('invalidRequest');
});

test('filter and counts', async () => {
  const [first = ''] = await addFive();
  const completed = { completed: true, completedAt: context.clock.now() };
  await database.db.update(stories).set(completed).where(eq(stories.id, first));
  expect((await list({ filter: 1 })).items.map((item) => item.story_id)).toEqual([first]);
  const ongoing = await list({ q: 'no such title' });
  expect(ongoing).toMatchObject({ items: [], counts: { ongoing: 4, completed: 1 } });
});

test.each([
  ['MOON', 1],
  ['100%', 1],
  ['100_', 0],
  ['\\', 0],
  ['Ё', 1],
  ['nothing', 0],
])('the search %j finds %s', async (q, found) => {
  const run = String(context.uid);
  await addStory(context, { title: `The Moon Between Us ${run}` });
  await addStory(context, { title: `100% Winter ${run}` });
  await addStory(context, { title: `ёлка ${run}` });
  expect((await list({ q })).items).toHaveLength(found);
});

test('reads of the last seven days, and where Write leads', async () => {
  const { story_id } = await addStory(context);
  const days = ['2026-02-23', '2026-02-24', '2026-03-02'];
  await database.db
    .insert(storyDays)
    .values(days.map((day, index) => ({ storyId: story_id, day, reads: 10 ** index, newFollowers: 0 })));
  await addChapter(context, story_id, chapterText('One', 'a'));
  const newest = await addChapter(context, story_id, chapterText('Two', 'b'));
  const [item] = (await list()).items;
  expect(item).toMatchObject({ reads_7_days: 110, write_chapter_id: newest.chapter_id, chapters_draft: 2 });
});

test('the scheduled chapter that goes out next, in the list and in the story', async () => {
  const { story_id } = await addStory(context);
  await addStory(context);
  const at = (hours: number) => new Date(context.clock.now().getTime() + hours * 3_600_000 + 123);
  await addChapter(context, story_id, chapterText('One', 'a'));
  await addScheduled(context, story_id, chapterText('Two', 'b'), at(3));
  await addScheduled(context, story_id, chapterText('Three', 'c'), at(2));
  const next = { position: 3, at: at(2).toISOString() };
  const { items } = await list();
  expect(items.find((item) => item.story_id === story_id)?.next_scheduled).toEqual(next);
  expect(items.find((item) => item.story_id !== story_id)?.next_scheduled).toBeNull();
  expect((await getStory(context, story_id)).next_scheduled).toEqual(next);
});

test('an item tells the language that its title is in', async () => {
  const { story_id } = await addStory(context, { language: 'fil' });
  expect((await list()).items[0]).toMatchObject({ story_id, language: 'fil' });
});
