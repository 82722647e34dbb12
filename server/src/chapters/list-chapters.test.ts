import { eq } from 'drizzle-orm';
import { chapters } from '../database/schema/chapters.ts';
import { answerNameOf } from '../testing/expect-answer.ts';
import { addChapter, addStory, chapterText } from '../testing/fixtures.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { type ChapterListInput, listChapters } from './list-chapters.ts';
import { publishChapter } from './publish-chapter.ts';

const database = freshDatabase();
const context = freshAuthor(database, { once: true });
let storyId: string;
beforeAll(async () => {
  storyId = (await addStory(context)).story_id;
  for (let number = 1; number <= 5; number++) {
    const { chapter_id } = await addChapter(context, storyId, chapterText(`Part ${number}%`, `Text ${number}.`));
    if (number <= 3) await publishChapter(context, { chapter_id, base_revision: 1 });
  }
});

const list = (input: Partial<ChapterListInput> = {}) =>
  listChapters(context, { story_id: storyId, limit: 20, ...input });
const positions = async (input: Partial<ChapterListInput>) => (await list(input)).items.map((item) => item.position);

test('newest position first, page by page', async () => {
  const first = await list({ limit: 2 });
  const second = await list({ limit: 2, cursor: first.next_cursor ?? '' });
  const third = await list({ limit: 2, cursor: second.next_cursor ?? '' });
  expect([first, second, third].map(({ items }) => items.map(({ position }) => position))).toEqual([
    [5, 4],
    [3, 2],
    [1],
  ]);
  expect(third.next_cursor).toBeNull();
});

test('status, search and counts', async () => {
  expect(await positions({ status: 'published' })).toEqual([3, 2, 1]);
  expect(await positions({ status: 'draft', limit: 1 })).toEqual([5]);
  expect(await positions({ q: 'PART 2%' })).toEqual([2]);
  expect(await positions({ q: 'part _' })).toEqual([]);
  expect((await list({ q: 'nothing' })).counts).toEqual({ draft: 2, scheduled: 0, published: 3 });
});

test('a chapter that is added meanwhile neither repeats nor hides one', async () => {
  const other = (await addStory(context)).story_id;
  for (let number = 1; number <= 4; number++) await addChapter(context, other, chapterText('', `${number}`));
  const first = await list({ story_id: other, limit: 2 });
  await addChapter(context, other, chapterText('', 'new'));
  expect(await positions({ story_id: other, limit: 2, cursor: first.next_cursor ?? '' })).toEqual([2, 1]);
});

test('a made-up cursor is an invalid request', async () => {
  expect(await answerNameOf(list({ cursor: 'nonsense' }))).toBe('invalidRequest');
});

test('a list carries no texts', async () => {
  const rows = await database.db.select().from(chapters).where(eq(chapters.storyId, storyId));
  expect(JSON.stringify(rows)).toContain('Text 1.');
  expect(JSON.stringify(await list())).not.toContain('Text 1.');
});
