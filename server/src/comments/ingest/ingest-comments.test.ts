import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { bulkChapters } from '../../chapters/bulk/bulk-chapters.ts';
import { restoreFromTrash } from '../../chapters/trash/restore-from-trash.ts';
import { authorEvents } from '../../database/schema/author-events.ts';
import { chapters } from '../../database/schema/chapters.ts';
import { authorReaders } from '../../database/schema/comment-readers.ts';
import { comments } from '../../database/schema/comments.ts';
import { stories } from '../../database/schema/stories.ts';
import { getCounts } from '../../system/get-counts.ts';
import { addCommentedStory, type CommentedStory } from '../../testing/comment-fixture.ts';
import { freshAuthor } from '../../testing/fresh-author.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { createLogRecorder } from '../../testing/log-recorder.ts';
import { storyProblems } from '../../testing/reading-order.ts';
import { actOnComments } from '../act.ts';
import { blockReader, listBlocked, unblockReader } from '../block.ts';
import { addFilterWords } from '../filter-words.ts';
import { listReplies } from '../list-replies.ts';
import { holdComment, setPlatformWord } from '../moderation.ts';
import { replyToComment } from '../reply.ts';
import { undoAct } from '../undo-act.ts';

const database = freshDatabase();
const context = freshAuthor(database);
let story: CommentedStory;
beforeEach(async () => {
  story = await addCommentedStory(context);
});
afterEach(async () => expect(await storyProblems(database, story.storyId)).toEqual([]));

const rows = () => database.db.select().from(comments).where(eq(comments.uid, context.uid));
async function row(id: string) {
  const [found] = await database.db.select().from(comments).where(eq(comments.id, id));
  return found;
}
async function counters() {
  const [of] = await database.db.select().from(stories).where(eq(stories.id, story.storyId));
  const [chapter] = await database.db.select().from(chapters).where(eq(chapters.id, story.chapterId));
  return [of?.comments, of?.newComments, chapter?.comments];
}
const done = (type: 'delete' | 'like' | 'unlike', comment_id: string, reader_id = 'reader-1') => ({
  type,
  event_id: randomUUID(),
  comment_id,
  reader_id,
  at: context.clock.now().toISOString(),
});

test('a comment is kept with its counters, and the author’s tabs are told once a batch', async () => {
  const [one, two] = [story.said(), story.said({ text: 'Second.', chapter_id: undefined })];
  expect(await story.send(one, two)).toEqual({ accepted: 2, repeated: 0, unknown: 0, refused: 0 });
  expect(await counters()).toEqual([2, 2, 1]);
  expect(await getCounts(database.db, context.uid)).toMatchObject({ new_comment: 2 });
  const told = await database.db.select().from(authorEvents).where(eq(authorEvents.uid, context.uid));
  expect(told.map(({ event }) => event)).toEqual([
    { topic: 'counts' },
    { topic: 'comment', comment_id: two.comment_id, story_id: story.storyId },
  ]);
  const [reader] = await database.db.select().from(authorReaders).where(eq(authorReaders.uid, context.uid));
  expect(reader).toMatchObject({ readerId: 'reader-1', comments: 2, follows: 0 });
});

test('tabs are told of each story that is touched: by what comes in, an act, its undo, and a block', async () => {
  const other = await addCommentedStory(context);
  const storiesTold = async (work: () => Promise<unknown>) => {
    await database.db.delete(authorEvents).where(eq(authorEvents.uid, context.uid));
    await work();
    const told = await database.db.select().from(authorEvents).where(eq(authorEvents.uid, context.uid));
    return told.flatMap(({ event }) => (event.topic === 'comment' ? [event.story_id] : [])).sort();
  };
  const both = [story.storyId, other.storyId].sort();
  const [here, there] = [story.said(), other.said()];
  expect(await storiesTold(() => story.send(here, there, story.said()))).toEqual(both);
  const act_id = randomUUID();
  const target = { comment_ids: [here.comment_id, there.comment_id] };
  expect(await storiesTold(() => actOnComments(context, { act_id, action: 'like', target }))).toEqual(both);
  expect(await storiesTold(() => undoAct(context, { act_id }))).toEqual(both);
  const block = { comment_id: here.comment_id, reason: '', hide_earlier: true };
  expect(await storiesTold(() => blockReader(context, block))).toEqual(both);
});

test('the same event counts once: in one batch, in a later one, and from two servers at once', async () => {
  const event = story.said();
  const other = story.said({ event_id: event.event_id });
  expect(await story.send(event, other)).toMatchObject({ accepted: 1, repeated: 1 });
  expect(await story.send(event)).toMatchObject({ accepted: 0, repeated: 1 });
  const batch = Array.from({ length: 20 }, () => story.said());
  const answers = await Promise.all([
    story.send(...batch),
    story.send(...batch.toReversed()),
    story.send(...batch.slice(5)),
  ]);
  expect(answers.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(20);
  expect(await rows()).toHaveLength(21);
  expect(await counters()).toEqual([21, 21, 21]);
});

test('what is not there is counted, not failed, and may be sent again', async () => {
  const early = story.said();
  const reply = story.said({ parent_id: early.comment_id });
  const strange = story.said({ story_id: randomUUID() });
  const elsewhere = story.said({ chapter_id: randomUUID() });
  const answer = await story.send(reply, strange, elsewhere, done('like', randomUUID()));
  expect(answer).toEqual({ accepted: 0, repeated: 0, unknown: 4, refused: 0 });
  expect(await story.send(early, reply)).toMatchObject({ accepted: 2, unknown: 0 });
});

test('a reply belongs to the thread that its comment is in', async () => {
  const first = story.said({ text: 'First' });
  const second = story.said({ text: 'Second', parent_id: first.comment_id, reader_id: 'reader-2' });
  const third = story.said({ text: 'Third', parent_id: second.comment_id });
  await story.send(first, second, third);
  const { first: top, items } = await listReplies(context, { comment_id: third.comment_id });
  expect(top).toMatchObject({ comment_id: first.comment_id, replies: 2 });
  expect(items.map(({ text, answers }) => [text, answers?.text]).sort()).toEqual([
    ['Second', 'First'],
    ['Third', 'Second'],
  ]);
});

test('a frozen thread takes no replies of readers, and the author still answers', async () => {
  const id = await story.comment();
  await actOnComments(context, { act_id: randomUUID(), action: 'freeze', target: { comment_ids: [id] } });
  expect(await story.send(story.said({ parent_id: id }))).toMatchObject({ accepted: 0, refused: 1 });
  await replyToComment(context, { comment_id: id, reply_id: randomUUID(), text: 'It is closed.', pin: false });
  expect(await rows()).toHaveLength(2);
});

test('nor does it take them below a reply', async () => {
  const id = await story.comment();
  const reply = await story.comment({ parent_id: id });
  await actOnComments(context, { act_id: randomUUID(), action: 'freeze', target: { comment_ids: [id] } });
  expect(await story.send(story.said({ parent_id: reply }))).toMatchObject({ accepted: 0, refused: 1 });
});

test('likes are counted up and down, never below none', async () => {
  const id = await story.comment();
  const like = done('like', id);
  await story.send(like, like, done('like', id, 'reader-2'), done('unlike', id, 'reader-3'));
  expect(await row(id)).toMatchObject({ likes: 1 });
  await story.send(done('unlike', id), done('unlike', id));
  expect(await row(id)).toMatchObject({ likes: 0 });
});

test('a reader deletes only what they said; where somebody has answered, an empty place stays', async () => {
  const [alone, answered] = [await story.comment(), await story.comment({ text: 'Why?', quote: 'told you' })];
  await replyToComment(context, { comment_id: answered, reply_id: randomUUID(), text: 'Because.', pin: false });
  expect(await story.send(done('delete', alone, 'reader-2'))).toMatchObject({ unknown: 1 });
  expect(await story.send(done('delete', alone), done('delete', answered))).toMatchObject({ accepted: 2 });
  expect(await row(alone)).toBeUndefined();
  expect(await row(answered)).toMatchObject({ status: 'deleted', text: '', quote: '', readerName: '' });
  expect(await counters()).toEqual([0, 0, 0]);
  const { first, items } = await listReplies(context, { comment_id: answered });
  expect([first.status, items.map(({ text }) => text)]).toEqual(['deleted', ['Because.']]);
  const [reader] = await database.db.select().from(authorReaders).where(eq(authorReaders.uid, context.uid));
  expect(reader).toMatchObject({ comments: 0 });
});

test('words of the platform and of the author hold a comment, with the word and whose it is', async () => {
  await addFilterWords(context, { phrases: ['spoiler'] });
  await story.send(
    story.said({ text: 'This is SHIT' }),
    story.said({ text: 'Big Spoiler!' }),
    story.said({ text: 'Greetings from Scunthorpe' }),
    story.said({ reader_name: 'sh1t', text: 'Hi.' }),
  );
  const held = (await rows()).map(({ text, status, heldBy, heldWord }) => [text, status, heldBy, heldWord]);
  expect(held.sort()).toEqual([
    ['Big Spoiler!', 'held', 'author', 'spoiler'],
    ['Greetings from Scunthorpe', 'visible', null, ''],
    ['Hi.', 'held', 'words', 'shit'],
    ['This is SHIT', 'held', 'words', 'shit'],
  ]);
});

test('the desk adds words to the platform’s list and allows words of it', async () => {
  await setPlatformWord(database.db, 'Bananas', false, context.clock.now());
  await setPlatformWord(database.db, 'wank', true, context.clock.now());
  await story.send(story.said({ text: 'bananas!' }), story.said({ text: 'wank' }));
  expect((await rows()).map(({ text, status }) => [text, status]).sort()).toEqual([
    ['bananas!', 'held'],
    ['wank', 'visible'],
  ]);
  await database.pool.query('truncate platform_words');
});

test('whoever blocks a reader hides nothing that the desk holds', async () => {
  const [held, other] = [await story.comment(), await story.comment()];
  await holdComment(database.db, held, context.clock.now());
  const block = await blockReader(context, { comment_id: other, reason: 'Rude', hide_earlier: true });
  expect(block.hidden).toBe(1);
  expect(await row(held)).toMatchObject({ status: 'held', heldBy: 'desk' });
});

test('what a blocked reader says is kept hidden and is no news, until the block ends; what was said earlier is hidden if asked', async () => {
  const [mine, theirs] = [await story.comment(), await story.comment({ reader_id: 'reader-2', reader_name: 'Troll' })];
  const block = await blockReader(context, { comment_id: theirs, reason: 'Rude', hide_earlier: true });
  expect(block.hidden).toBe(1);
  expect(await row(theirs)).toMatchObject({ status: 'hidden' });
  expect(await row(mine)).toMatchObject({ status: 'visible', seenAt: null });
  const events = () => database.db.$count(authorEvents, eq(authorEvents.uid, context.uid));
  const [before, told] = [await getCounts(database.db, context.uid), await events()];
  const again = story.said({ reader_id: 'reader-2', text: 'This is SHIT again' });
  expect(await story.send(again)).toMatchObject({ accepted: 1, refused: 0 });
  expect(await row(again.comment_id)).toMatchObject({
    status: 'hidden',
    text: again.text,
    seenAt: context.clock.now(),
  });
  expect(await getCounts(database.db, context.uid)).toEqual(before);
  expect(await events()).toBe(told);
  await unblockReader(context, { block_id: block.block_id });
  expect(await row(await story.comment({ reader_id: 'reader-2' }))).toMatchObject({ status: 'visible', seenAt: null });
  const { items } = await listBlocked(context, {});
  expect(items).toEqual([
    expect.objectContaining({
      reader_name: 'Troll',
      reason: 'Rude',
      hid_earlier: true,
      unblocked_at: expect.any(String),
    }),
  ]);
});

test('a device’s clock cannot put a comment into the future or before its story', async () => {
  context.clock.advance(1000);
  const late = await story.comment({ at: '2099-01-01T00:00:00.000Z' });
  const early = await story.comment({ at: '1999-01-01T00:00:00.000Z' });
  expect((await row(late))?.createdAt).toEqual(context.clock.now());
  expect((await row(early))?.createdAt).toEqual(new Date(context.clock.now().getTime() - 1000));
});

test('comments of a chapter in the trash are in no list, and come back with it', async () => {
  const id = await story.comment();
  const trash = { story_id: story.storyId, chapter_ids: [story.chapterId], action: { type: 'trash' as const } };
  await bulkChapters({ ...context, log: createLogRecorder() }, trash);
  expect(await getCounts(database.db, context.uid)).toMatchObject({ new_comment: 0 });
  expect(await story.send(story.said())).toMatchObject({ unknown: 1 });
  expect(await story.send(done('delete', await addTrashedReply(id)))).toMatchObject({ accepted: 1 });
  await restoreFromTrash(context, { chapter_ids: [story.chapterId] });
  expect(await getCounts(database.db, context.uid)).toMatchObject({ new_comment: 1 });
});

/** A second comment of the same chapter, so that one can go while it is in the trash. */
async function addTrashedReply(id: string): Promise<string> {
  const [found] = await database.db.select().from(comments).where(eq(comments.id, id));
  if (!found) throw new Error('The comment is not there.');
  const copy = { ...found, id: randomUUID(), eventId: null, words: [] };
  await database.db.insert(comments).values(copy);
  await database.db.update(chapters).set({ comments: 2 }).where(eq(chapters.id, story.chapterId));
  return copy.id;
}

test('a thousand events are one batch', async () => {
  const events = Array.from({ length: 1000 }, (_, n) =>
    story.said({ text: `Number ${n}`, reader_id: `reader-${n % 50}` }),
  );
  expect(await story.send(...events)).toMatchObject({ accepted: 1000 });
  expect(await counters()).toEqual([1000, 1000, 1000]);
});
