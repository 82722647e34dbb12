import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { bulkChapters } from '../chapters/bulk/bulk-chapters.ts';
import { deleteFromTrash } from '../chapters/trash/delete-from-trash.ts';
import { sweepDeleted } from '../chapters/trash/sweep-deleted.ts';
import { activityEntries } from '../database/schema/activities.ts';
import { comments } from '../database/schema/comments.ts';
import { revenueTotals } from '../database/schema/revenue.ts';
import { stories } from '../database/schema/stories.ts';
import { answerNameOf } from '../testing/expect-answer.ts';
import { addStory, addUser } from '../testing/fixtures.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { createLogRecorder } from '../testing/log-recorder.ts';
import { addTitledStory } from '../testing/story-fixture.ts';
import { deleteStory } from './delete-story.ts';
import { getStory } from './get-story.ts';

const database = freshDatabase();
const context = freshAuthor(database);
const remove = (storyId: string) => deleteStory(context, { story_id: storyId });

test('a story without chapters goes, and its title is free again', async () => {
  const story = await addTitledStory(context);
  await story.addVolume('Part one');
  const { fields } = await getStory(context, story.storyId);
  expect(await remove(story.storyId)).toEqual({});
  expect(await answerNameOf(remove(story.storyId))).toBe('notFound');
  await addStory(context, { title: fields.title });
});

test('one with chapters stays, also with some in the trash, until they are gone for good', async () => {
  const story = await addTitledStory(context);
  await story.add('AB');
  const chapter_ids = story.ids('AB');
  expect(await answerNameOf(remove(story.storyId))).toBe('storyNotEmpty');
  await bulkChapters(
    { ...context, log: createLogRecorder() },
    { story_id: story.storyId, chapter_ids, action: { type: 'trash' } },
  );
  expect(await answerNameOf(remove(story.storyId))).toBe('storyNotEmpty');
  await deleteFromTrash(context, { chapter_ids });
  expect(await answerNameOf(remove(story.storyId))).toBe('storyNotEmpty');
  await sweepDeleted(context);
  expect(await remove(story.storyId)).toEqual({});
});

test.each([
  { contractStatus: 20 },
  { contractStatus: 22 },
  { contractStatus: 30 },
  { contractStatus: 31 },
  { payToReadStatus: 20 },
  { completionStatus: 20 },
  { completionStatus: 22, completed: true, completedAt: new Date(0) },
] as const)('one with papers stays: %j', async (status) => {
  const { story_id } = await addStory(context);
  await database.db.update(stories).set(status).where(eq(stories.id, story_id));
  expect(await answerNameOf(remove(story_id))).toBe('storyBound');
});

test('an application that is begun or came back goes with its story', async () => {
  for (const contractStatus of [10, 21] as const) {
    const { story_id } = await addStory(context);
    await database.db.update(stories).set({ contractStatus }).where(eq(stories.id, story_id));
    expect(await remove(story_id)).toEqual({});
  }
});

test('one that has earned, takes part in a contest or was commented on stays', async () => {
  const { uid, clock } = context;
  const [earned, entered, discussed] = await Promise.all([1, 2, 3].map(() => addStory(context)));
  await database.db.insert(revenueTotals).values({
    uid,
    storyId: earned?.story_id ?? '',
    ...{ billMonth: '2026-10-01', month: '2026-10-01', currency: 'USD', kind: 'ads' },
    ...{ rateMicros: 1, refund: false, units: 1 },
  });
  await database.db.insert(activityEntries).values({
    uid,
    storyId: entered?.story_id ?? '',
    ...{ campaign: 'tide', category: '', declarations: [], enteredAt: clock.now() },
  });
  await database.db.insert(comments).values({
    uid,
    id: randomUUID(),
    storyId: discussed?.story_id ?? '',
    ...{ readerId: 'r', readerName: 'Ada', text: 'More, please.', createdAt: clock.now() },
  });
  for (const story of [earned, entered, discussed]) {
    expect(await answerNameOf(remove(story?.story_id ?? ''))).toBe('storyBound');
  }
});

test('nobody deletes another author’s', async () => {
  const other = { ...context, uid: await addUser(database.db) };
  const { story_id } = await addStory(other);
  expect(await answerNameOf(remove(story_id))).toBe('notFound');
});
