import { DAY_MS, HOUR_MS } from '@myfiction/shared/contract/time-units.ts';
import { STEP } from '../../database/delete-in-steps.ts';
import { chapters } from '../../database/schema/chapters.ts';
import { comments } from '../../database/schema/comments.ts';
import { chapterReaders } from '../../database/schema/readers.ts';
import { whileRowBreaks } from '../../testing/break-changes.ts';
import { freshAuthor } from '../../testing/fresh-author.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { growComments } from '../../testing/grow-comments.ts';
import { createLogRecorder } from '../../testing/log-recorder.ts';
import { refuseLargeWrites } from '../../testing/refuse-large-writes.ts';
import { addTitledStory } from '../../testing/story-fixture.ts';
import { bulkChapters } from '../bulk/bulk-chapters.ts';
import { deleteFromTrash } from './delete-from-trash.ts';
import { purgeTrash } from './purge-trash.ts';
import { sweepDeleted } from './sweep-deleted.ts';

const database = freshDatabase();
const { db, pool } = database;
const context = freshAuthor(database);
beforeAll(async () => {
  for (const table of ['comments', 'chapter_readers']) await refuseLargeWrites(database, 'delete', table);
});

test.each([
  ['an author', (chapter_ids: string[]) => deleteFromTrash(context, { chapter_ids })],
  ['the purge', () => purgeTrash(context)],
])(
  'where %s deletes what many have read and said no statement has more to do than it has the time for',
  async (_who, run) => {
    const story = await addTitledStory(context);
    await story.add('AB');
    const { storyId } = story;
    const action = { type: 'trash' as const };
    const input = { story_id: storyId, chapter_ids: story.ids('AB'), action };
    await bulkChapters({ ...context, log: createLogRecorder() }, input);
    const grown = { uid: context.uid, storyId, count: STEP / 2 + 1 };
    await growComments(pool, ...story.ids('AB').map((chapterId) => ({ ...grown, chapterId })));
    for (const chapterId of story.ids('AB')) {
      const readers = `insert into chapter_readers select $1, 'reader ' || n, now() from generate_series(1, $2::int) n`;
      await pool.query(readers, [chapterId, STEP + 1]);
    }
    context.clock.advance(30 * DAY_MS);
    await run(story.ids('AB'));
    expect(await db.$count(comments)).toBe(STEP + 2);
    await sweepDeleted(context);
    expect([await db.$count(comments), await db.$count(chapterReaders)]).toEqual([0, 0]);
  },
  60_000,
);

test('a chapter of which the last step breaks keeps what the steps before have done, and goes later', async () => {
  const story = await addTitledStory(context);
  await story.add('A');
  const chapterId = story.id('A');
  await bulkChapters(
    { ...context, log: createLogRecorder() },
    { story_id: story.storyId, chapter_ids: [chapterId], action: { type: 'trash' } },
  );
  await growComments(pool, { uid: context.uid, storyId: story.storyId, chapterId, count: STEP + 1 });
  await pool.query('update comments set trashed = true');
  await deleteFromTrash(context, { chapter_ids: [chapterId] });
  await whileRowBreaks(database, 'delete on chapters', 'true', () => expect(sweepDeleted(context)).rejects.toThrow());
  expect(await db.$count(comments)).toBe(1);
  context.clock.advance(HOUR_MS);
  await sweepDeleted(context);
  expect([await db.$count(comments), await db.$count(chapters)]).toEqual([0, 0]);
}, 60_000);
