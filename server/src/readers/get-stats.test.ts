import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { saveChapter } from '../chapters/save-chapter.ts';
import { chapters } from '../database/schema/chapters.ts';
import { stories } from '../database/schema/stories.ts';
import { storyDays } from '../database/schema/story-days.ts';
import { getStory } from '../stories/get-story.ts';
import { createDomainContext } from '../testing/domain-context.ts';
import { answerNameOf } from '../testing/expect-answer.ts';
import { addChapter, addPublished, addStory, addUser, chapterText } from '../testing/fixtures.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { getFunnel } from './get-funnel.ts';
import { getReads } from './get-reads.ts';

const database = freshDatabase();
const context = freshAuthor(database);
let storyId: string;
beforeEach(async () => {
  // 10:00 UTC on 2 March.
  storyId = (await addStory(context)).story_id;
});

const addDay = (day: string, reads: number, newFollowers = 0, story = storyId) =>
  database.db.insert(storyDays).values({ storyId: story, day, reads, newFollowers });

async function publish(story: string, title: string, readers: number, publishedAt = context.clock.now()) {
  const chapterId = await addPublished(context, story, chapterText(title, 'Words stand here.'));
  await database.db
    .update(chapters)
    .set({ readers, reads: readers * 2, publishedAt })
    .where(eq(chapters.id, chapterId));
  return chapterId;
}

describe('reads', () => {
  test('are the last thirty days, today included, beside the thirty before', async () => {
    await addDay('2026-03-02', 5, 1);
    await addDay('2026-02-01', 7, 2);
    await addDay('2026-01-31', 11, 4);
    await addDay('2026-01-02', 13, 8);
    await addDay('2026-01-01', 17, 16);
    const found = await getReads(context, { range: '30' });
    expect(found).toMatchObject({ reads: 12, new_followers: 3, reads_before: 24 });
    expect(found.days).toHaveLength(30);
    expect(found.days[0]).toEqual({ day: '2026-02-01', reads: 7, new_followers: 2 });
    expect(found.days[1]).toEqual({ day: '2026-02-02', reads: 0, new_followers: 0 });
    expect(found.days.at(-1)).toEqual({ day: '2026-03-02', reads: 5, new_followers: 1 });
  });

  test('of an author who was read long ago are none, but not none ever', async () => {
    await database.db.update(stories).set({ reads: 1000 }).where(eq(stories.id, storyId));
    expect(await getReads(context, { range: '30' })).toMatchObject({ reads: 0, reads_before: 0, reads_all: 1000 });
  });

  test('of ninety days reach back ninety', async () => {
    await addDay('2025-12-03', 5);
    await addDay('2025-12-02', 7);
    expect(await getReads(context, { range: '90' })).toMatchObject({ reads: 5, reads_before: 7 });
  });

  test('of all time begin with the first day, and the total is that of the stories', async () => {
    await addDay('2026-02-27', 5, 1);
    await database.db.update(stories).set({ reads: 1000, followers: 40 }).where(eq(stories.id, storyId));
    const found = await getReads(context, { range: 'all' });
    expect(found).toMatchObject({ reads: 1000, reads_before: null, followers: 40, new_followers: 1 });
    expect(found.days.map(({ day }) => day)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
  });

  test('are of all the author’s stories or of one, never of somebody else’s', async () => {
    const other = (await addStory(context)).story_id;
    const stranger = createDomainContext(database, { uid: await addUser(database.db) });
    const foreign = (await addStory(stranger)).story_id;
    await addDay('2026-03-01', 5);
    await addDay('2026-03-01', 7, 0, other);
    await addDay('2026-03-01', 100, 0, foreign);
    expect(await getReads(context, { range: '30' })).toMatchObject({ reads: 12 });
    expect(await getReads(context, { range: '30', story_id: other })).toMatchObject({ reads: 7 });
    expect(await answerNameOf(getReads(context, { range: '30', story_id: foreign }))).toBe('notFound');
  });

  test('of an author without stories are none', async () => {
    const newcomer = createDomainContext(database, { uid: await addUser(database.db) });
    expect(await getReads(newcomer, { range: 'all' })).toEqual({
      days: [{ day: '2026-03-02', reads: 0, new_followers: 0 }],
      reads: 0,
      new_followers: 0,
      reads_before: null,
      reads_all: 0,
      followers: 0,
    });
  });
});

describe('the funnel', () => {
  test('has the published chapters in the order of reading, with what readers saw', async () => {
    const first = await publish(storyId, 'One', 40);
    await addChapter(context, storyId, chapterText('Draft', 'Words.'));
    const second = await publish(storyId, 'Two', 30);
    await saveChapter(context, { chapter_id: second, base_revision: 1, text: chapterText('Two', 'Staged.') });
    const { chapters: found } = await getFunnel(context, storyId);
    expect(found).toEqual([
      {
        chapter_id: first,
        position: 1,
        title: 'One',
        reads: 80,
        readers: 40,
        published_at: '2026-03-02T10:00:00.000Z',
      },
      expect.objectContaining({ chapter_id: second, position: 3, readers: 30 }),
    ]);
  });

  test('of a story without published chapters is empty, of a stranger’s story not found', async () => {
    expect(await getFunnel(context, storyId)).toEqual({ chapters: [] });
    await publish(storyId, 'One', 1);
    const stranger = createDomainContext(database, { uid: await addUser(database.db) });
    expect(await answerNameOf(getFunnel(stranger, storyId))).toBe('notFound');
    expect(await answerNameOf(getFunnel(context, randomUUID()))).toBe('notFound');
  });
});

describe('the share that reads to the last chapter', () => {
  const readThrough = async () => (await getStory(context, storyId)).read_through;
  const weekOld = new Date('2026-02-23T10:00:00Z');
  const younger = new Date('2026-02-23T10:00:01Z');

  test('goes by the first chapter and the last that has been out for a week, whatever stands between and after', async () => {
    await publish(storyId, 'One', 40, weekOld);
    await publish(storyId, 'Two', 90, weekOld);
    await publish(storyId, 'Three', 30, weekOld);
    await publish(storyId, 'Four', 2, younger);
    await addChapter(context, storyId, chapterText('Draft', 'Words.'));
    expect(await readThrough()).toEqual({ first_readers: 40, last_readers: 30 });
  });

  test.each([
    ['one chapter', [[40, weekOld]]],
    [
      'one chapter and a new one',
      [
        [40, weekOld],
        [30, younger],
      ],
    ],
    [
      'too few readers of the first',
      [
        [29, weekOld],
        [29, weekOld],
      ],
    ],
  ] as const)('is not told of %s', async (_, published) => {
    for (const [index, [readers, at]] of published.entries()) await publish(storyId, `Chapter ${index}`, readers, at);
    expect(await readThrough()).toBeNull();
  });
});
