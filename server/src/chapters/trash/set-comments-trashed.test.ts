import { eq } from 'drizzle-orm';
import { STEP } from '../../database/delete-in-steps.ts';
import { comments } from '../../database/schema/comments.ts';
import { stories } from '../../database/schema/stories.ts';
import { freshAuthor } from '../../testing/fresh-author.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { growComments } from '../../testing/grow-comments.ts';
import { createLogRecorder } from '../../testing/log-recorder.ts';
import { refuseLargeWrites } from '../../testing/refuse-large-writes.ts';
import { addTitledStory } from '../../testing/story-fixture.ts';
import { bulkChapters } from '../bulk/bulk-chapters.ts';
import { countComments } from './count-comments.ts';
import { restoreFromTrash } from './restore-from-trash.ts';

const database = freshDatabase();
const context = freshAuthor(database);
beforeAll(() => refuseLargeWrites(database, 'update', 'comments'));

test('chapters that many have said something about go into the trash and come back, more than one statement has the time for', async () => {
  const story = await addTitledStory(context);
  await story.add('AB');
  const { storyId } = story;
  await growComments(database.pool, { uid: context.uid, storyId, chapterId: story.id('A'), count: STEP + 1 });
  await growComments(database.pool, { uid: context.uid, storyId, chapterId: story.id('B'), count: 1 });
  const { all, unseen } = await countComments(database.db, story.ids('AB'));
  await database.db.update(stories).set({ comments: all, newComments: unseen }).where(eq(stories.id, storyId));
  const inTrash = () => database.db.$count(comments, eq(comments.trashed, true));
  const input = { story_id: storyId, chapter_ids: story.ids('AB'), action: { type: 'trash' as const } };
  const { items } = await bulkChapters({ ...context, log: createLogRecorder() }, input);
  expect(items.map(({ code }) => code)).toEqual([0, 0]);
  expect(await inTrash()).toBe(STEP + 2);
  await restoreFromTrash(context, { chapter_ids: story.ids('AB') });
  expect(await inTrash()).toBe(0);
}, 60_000);
