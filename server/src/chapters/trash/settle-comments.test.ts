import { eq } from 'drizzle-orm';
import { comments } from '../../database/schema/comments.ts';
import { stories } from '../../database/schema/stories.ts';
import { freshAuthor } from '../../testing/fresh-author.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { growComments } from '../../testing/grow-comments.ts';
import { createLogRecorder } from '../../testing/log-recorder.ts';
import { addTitledStory, type TitledStory } from '../../testing/story-fixture.ts';
import { bulkChapters } from '../bulk/bulk-chapters.ts';
import { deleteFromTrash } from './delete-from-trash.ts';
import { purgeTrash } from './purge-trash.ts';
import { restoreFromTrash } from './restore-from-trash.ts';
import { COMMENTS_AT_ONCE } from './settle-comments.ts';
import { settleDueComments } from './settle-due-comments.ts';
import { sweepDeleted } from './sweep-deleted.ts';

const database = freshDatabase();
const context = freshAuthor(database);
let story: TitledStory;
beforeEach(async () => {
  await database.pool.query('truncate comments cascade');
  story = await addTitledStory(context);
  await story.add('AB');
});

async function grow(counts: Readonly<Record<string, number>>): Promise<void> {
  const { storyId } = story;
  const { uid } = context;
  const grown = Object.entries(counts).map(([title, count]) => ({ uid, storyId, chapterId: story.id(title), count }));
  await growComments(database.pool, ...grown);
  const { all, unseen } = await listed();
  await database.db.update(stories).set({ comments: all, newComments: unseen }).where(eq(stories.id, storyId));
}

/** What the lists show of readers' comments. */
async function listed(): Promise<{ all: number; unseen: number }> {
  const { rows } = await database.pool.query(
    `select count(*)::int as all, count(*) filter (where seen_at is null)::int as unseen from comments
     where story_id = $1 and not trashed and reader_id is not null and status <> 'deleted'`,
    [story.storyId],
  );
  return rows[0];
}

/** What the story counts, which is what the lists show, at any moment. */
async function counted(): Promise<{ all: number; unseen: number }> {
  const [row] = await database.db.select().from(stories).where(eq(stories.id, story.storyId));
  const figures = { all: row?.comments ?? -1, unseen: row?.newComments ?? -1 };
  expect(figures).toEqual(await listed());
  return figures;
}

async function trash(titles: string): Promise<void> {
  const input = { story_id: story.storyId, chapter_ids: story.ids(titles), action: { type: 'trash' as const } };
  const { items } = await bulkChapters({ ...context, log: createLogRecorder() }, input);
  expect(items.map(({ code }) => code)).toEqual([...titles].map(() => 0));
}
const restore = (titles: string) => restoreFromTrash(context, { chapter_ids: story.ids(titles) });
const moved = () => database.db.$count(comments, eq(comments.trashed, true));

test('however many comments chapters have, a call moves as many as it has the time for, and the rest follows', async () => {
  await grow({ A: 2 * COMMENTS_AT_ONCE, B: 10 });
  const before = await counted();
  await trash('AB');
  expect(await moved()).toBe(COMMENTS_AT_ONCE);
  await counted();
  await settleDueComments(context);
  expect(await moved()).toBe(2 * COMMENTS_AT_ONCE + 10);
  expect(await counted()).toEqual({ all: 0, unseen: 0 });
  await restore('AB');
  expect(await moved()).toBe(COMMENTS_AT_ONCE + 10);
  await counted();
  await settleDueComments(context);
  expect(await moved()).toBe(0);
  expect(await counted()).toEqual(before);
}, 60_000);

test('a chapter that comes back while its comments go has all of them', async () => {
  await grow({ A: COMMENTS_AT_ONCE + 10 });
  const before = await counted();
  await trash('A');
  await restore('A');
  await settleDueComments(context);
  expect([await moved(), await counted()]).toEqual([0, before]);
}, 60_000);

test('two servers at once, and a story that somebody holds: each comment is counted once', async () => {
  await grow({ A: 3 * COMMENTS_AT_ONCE });
  await trash('A');
  await database.db.transaction(async (author) => {
    await author.select().from(stories).where(eq(stories.id, story.storyId)).for('no key update');
    await settleDueComments(context);
    expect(await moved()).toBe(COMMENTS_AT_ONCE);
  });
  await Promise.all([settleDueComments(context), settleDueComments(context)]);
  await settleDueComments(context);
  expect(await counted()).toEqual({ all: 0, unseen: 0 });
}, 60_000);

test('one that is deleted while its comments go leaves none in the figures; the sweep waits for them', async () => {
  await grow({ A: COMMENTS_AT_ONCE + 10, B: 20 });
  await trash('A');
  context.clock.advance(31 * 24 * 60 * 60 * 1000);
  await deleteFromTrash(context, { chapter_ids: story.ids('A') });
  await purgeTrash(context);
  await sweepDeleted(context);
  expect(await database.db.$count(comments)).toBe(COMMENTS_AT_ONCE + 30);
  await counted();
  await settleDueComments(context);
  await sweepDeleted(context);
  expect(await database.db.$count(comments)).toBe(20);
  await counted();
}, 60_000);
