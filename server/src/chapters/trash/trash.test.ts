import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { eq } from 'drizzle-orm';
import { countChapters } from '../../applications/view/find-chapters.ts';
import { listComments } from '../../comments/list-comments.ts';
import { billLines } from '../../database/schema/bills.ts';
import { chapters, chapterVersions } from '../../database/schema/chapters.ts';
import { comments } from '../../database/schema/comments.ts';
import { stories } from '../../database/schema/stories.ts';
import { getStory } from '../../stories/get-story.ts';
import { getCounts } from '../../system/get-counts.ts';
import { addBill } from '../../testing/add-bill.ts';
import { whileConnectionsDie } from '../../testing/break-changes.ts';
import { answerNameOf } from '../../testing/expect-answer.ts';
import { chapterText } from '../../testing/fixtures.ts';
import { freshAuthor } from '../../testing/fresh-author.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { createLogRecorder } from '../../testing/log-recorder.ts';
import { readingOrder, storyProblems } from '../../testing/reading-order.ts';
import { addTitledStory, type TitledStory } from '../../testing/story-fixture.ts';
import { deleteVolume } from '../../volumes/delete-volume.ts';
import { bulkChapters } from '../bulk/bulk-chapters.ts';
import { getChapter } from '../get-chapter.ts';
import { listChapters } from '../list-chapters.ts';
import { saveChapter } from '../save-chapter.ts';
import { scheduleChapter } from '../schedule/schedule-chapter.ts';
import { listHistory } from '../versions/list-history.ts';
import { deleteFromTrash } from './delete-from-trash.ts';
import { listTrash } from './list-trash.ts';
import { purgeTrash } from './purge-trash.ts';
import { restoreFromTrash } from './restore-from-trash.ts';
import { sweepDeleted } from './sweep-deleted.ts';

const database = freshDatabase();
const context = freshAuthor(database);
let story: TitledStory;
beforeEach(async () => {
  story = await addTitledStory(context);
  await story.add('ABCDE');
});
afterEach(async () => expect(await storyProblems(database, story.storyId)).toEqual([]));

const order = async () => (await readingOrder(database, story.storyId)).join(' ');
const inTrash = async () => (await listTrash(context, story.storyId)).items.map(({ title }) => title).join('');
const restore = (titles: string) => restoreFromTrash(context, { chapter_ids: story.ids(titles) });
async function trash(titles: string): Promise<number[]> {
  const action = { type: 'trash' as const };
  const input = { story_id: story.storyId, chapter_ids: story.ids(titles), action };
  const report = await bulkChapters({ ...context, log: createLogRecorder() }, input);
  return report.items.map(({ code }) => code);
}

test('the others close up; what is in the trash is in no list, and can be neither read nor saved', async () => {
  expect(await trash('BD')).toEqual([0, 0]);
  expect(await order()).toBe('A C E');
  const { items, counts } = await listChapters(context, { story_id: story.storyId, limit: 20 });
  expect(items.map(({ title }) => title)).toEqual(['E', 'C', 'A']);
  expect(counts).toEqual({ draft: 3, scheduled: 0, published: 0 });
  expect(await answerNameOf(getChapter(context, story.id('B')))).toBe('chapterTrashed');
  const save = { chapter_id: story.id('B'), base_revision: 1, text: chapterText('B', 'Edited.') };
  expect(await answerNameOf(saveChapter(context, save))).toBe('chapterTrashed');
  expect((await listTrash(context, story.storyId)).items).toEqual(
    ['B', 'D'].map((title) => ({
      chapter_id: story.id(title),
      title,
      words: 1,
      trashed_at: '2026-03-02T10:00:00.000Z',
      deleted_at: '2026-04-01T10:00:00.000Z',
    })),
  );
  expect((await getStory(context, story.storyId)).write_chapter_id).toBe(story.id('E'));
});

test.each([
  [['BC'], 'BC', 'A B C D E'],
  [['B', 'C', 'D'], 'BCD', 'A B C D E'],
  [['ABCDE'], 'E', 'E'],
  [['ABCDE'], 'EDBCA', 'A B C D E'],
  [['E', 'B'], 'E', 'A C D E'],
  [['C', 'A'], 'AC', 'A B C D E'],
])('%j into the trash and %s back: %s', async (trashed, restored, expected) => {
  for (const titles of trashed) {
    await trash(titles);
    context.clock.advance(1000);
  }
  await restore(restored);
  expect(await order()).toBe(expected);
});

test('a chapter comes back into its volume, or the one that its volume went into', async () => {
  await story.addVolume('I');
  const second = await story.addVolume('II');
  await story.add('FG');
  await trash('F');
  await restore('F');
  expect(await order()).toBe('A B C D E II/F II/G');
  await trash('F');
  await deleteVolume(context, second);
  await restore('F');
  expect(await order()).toBe('A B C D E I/F I/G');
});

test('a title that was taken meanwhile gets a number, and the restored text is a new revision', async () => {
  await trash('A');
  await story.add('a');
  const { chapters: restored } = await restore('A');
  expect(restored).toEqual([expect.objectContaining({ title: 'A (2)', position: 1, status: 'draft' })]);
  expect(await getChapter(context, story.id('A'))).toMatchObject({
    revision: 2,
    content: chapterText('', 'Text.').content,
  });
  // The stored fingerprint is the one of the new title: saving the same text changes nothing.
  const saved = { chapter_id: story.id('A'), base_revision: 2, text: chapterText('A (2)', 'Text.') };
  expect(await saveChapter(context, saved)).toMatchObject({ revision: 2 });
});

test('a scheduled chapter loses its time', async () => {
  const at = { local: '2026-03-12T10:00', zone: 'UTC' };
  await scheduleChapter(context, { chapter_id: story.id('A'), base_revision: 1, at });
  await trash('A');
  expect((await restore('A')).chapters).toEqual([
    expect.objectContaining({ status: 'draft', scheduled_at: null, scheduled_zone: null }),
  ]);
});

test('readers lose a published chapter with its words and comments, which come back; its versions stay', async () => {
  await story.publish('AB');
  const said = { uid: context.uid, storyId: story.storyId, readerName: 'R', text: 'x', createdAt: context.clock.now() };
  const comment = { ...said, chapterId: story.id('A'), readerId: 'r' };
  await database.db.insert(comments).values([
    { ...comment, id: randomUUID() },
    { ...comment, id: randomUUID(), seenAt: context.clock.now() },
    { ...comment, id: randomUUID(), readerId: null },
    { ...comment, id: randomUUID(), chapterId: null },
  ]);
  await database.db.update(stories).set({ comments: 3, newComments: 2 }).where(eq(stories.id, story.storyId));
  await trash('A');
  expect(await getStory(context, story.storyId)).toMatchObject({ chapters_published: 1, words: 1, comments: 1 });
  expect(await getCounts(database.db, context.uid)).toMatchObject({ new_comment: 1 });
  await restore('A');
  expect(await getStory(context, story.storyId)).toMatchObject({ chapters_draft: 4, comments: 3, new_comments: 2 });
  expect(await getCounts(database.db, context.uid)).toMatchObject({ new_comment: 2 });
  const versions = database.db
    .select()
    .from(chapterVersions)
    .where(eq(chapterVersions.chapterId, story.id('A')));
  expect(await versions).toHaveLength(1);
});

test('a signed work keeps its published chapters; its drafts may go', async () => {
  await story.publish('A');
  await database.db.update(stories).set({ contractStatus: 30 }).where(eq(stories.id, story.storyId));
  expect(await trash('AB')).toEqual([400023, 0]);
  expect(await order()).toBe('A C D E');
});

test('a completed work takes nothing back', async () => {
  await trash('A');
  const state = { completed: true, completedAt: new Date() };
  await database.db.update(stories).set(state).where(eq(stories.id, story.storyId));
  expect(await answerNameOf(restore('A'))).toBe('storyCompleted');
  expect(await inTrash()).toBe('A');
});

test('repeating changes nothing: trashed again, restored again, deleted again', async () => {
  await trash('A');
  expect(await trash('A')).toEqual([0]);
  await restore('A');
  expect((await restore('A')).chapters).toHaveLength(1);
  expect(await deleteFromTrash(context, { chapter_ids: story.ids('A') })).toEqual({ deleted: 0 });
  await trash('AB');
  expect(await deleteFromTrash(context, { chapter_ids: story.ids('AB') })).toEqual({ deleted: 2 });
  expect(await answerNameOf(deleteFromTrash(context, { chapter_ids: story.ids('AB') }))).toBe('notFound');
});

test('what is deleted is not there for anybody from the call on, whenever it is swept away', async () => {
  await trash('A');
  await deleteFromTrash(context, { chapter_ids: story.ids('A') });
  const look = async () => {
    const chapter_id = story.id('A');
    const save = { chapter_id, base_revision: 1, text: chapterText('A', 'Edited.') };
    const calls = [
      () => getChapter(context, chapter_id),
      () => saveChapter(context, save),
      () => listHistory(context, { chapter_id, limit: 1 }),
      () => listComments(context, { chapter_id, filter: 'all', sort: 'newest', limit: 1 }),
      () => restore('A'),
    ];
    const { trashed } = await countChapters(database.db, story.storyId);
    return { answers: await Promise.all(calls.map((call) => answerNameOf(call()))), trashed, in: await inTrash() };
  };
  const gone = { answers: Array.from({ length: 5 }, () => 'notFound'), trashed: 0, in: '' };
  expect(await trash('A')).toEqual([400007]);
  expect(await look()).toEqual(gone);
  await sweepDeleted(context);
  expect(await look()).toEqual(gone);
  expect(await database.db.$count(chapters, eq(chapters.id, story.id('A')))).toBe(0);
});

test('deleting for good keeps what the chapter earned', async () => {
  await story.publish('A');
  await trash('A');
  const place = { storyId: story.storyId, chapterId: story.id('A'), chapterTitle: 'A' };
  const billId = await addBill(database.db, { uid: context.uid }, place);
  await deleteFromTrash(context, { chapter_ids: story.ids('A') });
  await sweepDeleted(context);
  expect(await database.db.select().from(billLines).where(eq(billLines.billId, billId))).toMatchObject([place]);
});

test('after 30 days it is gone, exactly what is due, with two servers at work', async () => {
  await trash('AB');
  context.clock.advance(1);
  await trash('C');
  context.clock.advance(30 * DAY_MS - 2);
  await purgeTrash(context);
  expect(await inTrash()).toBe('CAB');
  context.clock.advance(1);
  await Promise.all([purgeTrash(context), purgeTrash(context)]);
  expect(await inTrash()).toBe('C');
  await Promise.all([sweepDeleted(context), sweepDeleted(context)]);
  expect(await database.db.$count(chapterVersions, eq(chapterVersions.chapterId, story.id('A')))).toBe(0);
});

test('what its author restores right now is not deleted', async () => {
  await trash('A');
  context.clock.advance(30 * DAY_MS);
  await database.db.transaction(async (author) => {
    await restoreFromTrash({ ...context, db: author }, { chapter_ids: story.ids('A') });
    await purgeTrash(context);
  });
  await purgeTrash(context);
  expect(await order()).toBe('A B C D E');
});

test.each([
  ['update on chapters', () => trash('AB')],
  ['update on stories', () => trash('AB')],
])('a connection that is lost at %s leaves everything where it was', async (event, work) => {
  await story.publish('A');
  await whileConnectionsDie(database, event, () => expect(work()).rejects.toThrow());
  expect(await order()).toBe('A B C D E');
  expect(await database.db.$count(chapters, eq(chapters.storyId, story.storyId))).toBe(5);
  expect(await trash('AB')).toEqual([0, 0]);
  await whileConnectionsDie(database, 'update on stories', () => expect(restore('AB')).rejects.toThrow());
  expect(await inTrash()).toBe('AB');
});
