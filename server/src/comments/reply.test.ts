import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { bulkChapters } from '../chapters/bulk/bulk-chapters.ts';
import { comments } from '../database/schema/comments.ts';
import { getCounts } from '../system/get-counts.ts';
import { addCommentedStory, type CommentedStory } from '../testing/comment-fixture.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { answerNameOf, answerOf } from '../testing/expect-answer.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { createLogRecorder } from '../testing/log-recorder.ts';
import { storyProblems } from '../testing/reading-order.ts';
import { until } from '../testing/until.ts';
import { actOnComments } from './act.ts';
import { addFilterWords, getFilterWords, removeFilterWord } from './filter-words.ts';
import { listReplies } from './list-replies.ts';
import { deleteReply, editReply } from './own-reply.ts';
import { pinComment } from './pin.ts';
import { replyToComment } from './reply.ts';

const database = freshDatabase();
const context = freshAuthor(database);
let story: CommentedStory;
beforeEach(async () => {
  story = await addCommentedStory(context);
});
afterEach(async () => expect(await storyProblems(database, story.storyId)).toEqual([]));

async function reply(comment_id: string, text = 'He did.', pin = false) {
  return replyToComment(context, { comment_id, reply_id: randomUUID(), text, pin });
}
async function one(id: string) {
  const [found] = await database.db.select().from(comments).where(eq(comments.id, id));
  return found;
}

test('a reply answers its comment, which counts as seen, and stands in its thread', async () => {
  const id = await story.comment();
  const { reply: mine, comment } = await reply(id);
  expect(mine).toMatchObject({ mine: true, thread_id: id, text: 'He did.', answers: { text: 'He kept the letter.' } });
  expect(comment).toMatchObject({ answered: true, seen: true, replies: 1 });
  expect(await getCounts(database.db, context.uid)).toMatchObject({ new_comment: 0 });
});

test('a reply that is sent again, because its answer was lost, stands once', async () => {
  const [id, other] = [await story.comment(), await story.comment()];
  const sent = { comment_id: id, reply_id: randomUUID(), text: 'He did.', pin: false };
  const first = await replyToComment(context, sent);
  expect(await replyToComment(context, sent)).toEqual(first);
  // An id stands for one reply.
  expect(await answerNameOf(replyToComment(context, { ...sent, comment_id: other }))).toBe('notFound');
  expect(await one(other)).toMatchObject({ answered: false });
});

test('an inappropriate word is refused with its place, in a reply and in an edit of one', async () => {
  const id = await story.comment();
  const refused = await answerOf(reply(id, 'Well, sh1t happens'));
  expect([refused.errorName, refused.data]).toEqual(['inappropriateWords', { words: [{ from: 6, to: 10 }] }]);
  const { reply: mine } = await reply(id);
  expect(await answerNameOf(editReply(context, { comment_id: mine.comment_id, text: 'FUCK' }))).toBe(
    'inappropriateWords',
  );
  const edited = await editReply(context, { comment_id: mine.comment_id, text: 'Better.' });
  expect(edited.reply).toMatchObject({ text: 'Better.', edited_at: context.clock.now().toISOString() });
});

test('a comment that has gone meanwhile has an answer of its own', async () => {
  const id = await story.comment();
  await story.send({
    type: 'delete',
    event_id: randomUUID(),
    comment_id: id,
    reader_id: 'reader-1',
    at: '2026-03-02T10:00:00Z',
  });
  expect(await answerNameOf(reply(id))).toBe('replyGone');
});

test('a comment whose chapter goes into the trash meanwhile takes no reply', async () => {
  const id = await story.comment();
  const { db, pool } = database;
  let replied: Promise<string | undefined> | undefined;
  await db.transaction(async (trashing) => {
    const action = { type: 'trash' as const };
    const input = { story_id: story.storyId, chapter_ids: [story.chapterId], action };
    await bulkChapters({ ...context, db: trashing, log: createLogRecorder() }, input);
    replied = answerNameOf(reply(id));
    await until(async () => (await countWaiting(pool)) === 1);
  });
  expect(await replied).toBe('replyGone');
});

test('what readers do not see any more gives its pin up', async () => {
  const [first, second] = [await story.comment(), await story.comment()];
  await pinComment(context, { comment_id: first, pinned: true, replace: false });
  await actOnComments(context, { act_id: randomUUID(), action: 'hide', target: { comment_ids: [first] } });
  expect(await pinComment(context, { comment_id: second, pinned: true, replace: false })).toMatchObject({
    unpinned_comment_id: first,
  });
});

test('a deleted reply leaves its comment unanswered, unless there is another one', async () => {
  const id = await story.comment();
  const [first, second] = [await reply(id), await reply(id, 'Indeed.')];
  expect(await deleteReply(context, { comment_id: first.reply.comment_id })).toEqual({
    answered_comment_id: id,
    answered: true,
  });
  await deleteReply(context, { comment_id: second.reply.comment_id });
  expect(await one(id)).toMatchObject({ answered: false });
  expect((await listReplies(context, { comment_id: id })).items).toEqual([]);
  // Only the author's own.
  expect(await answerNameOf(deleteReply(context, { comment_id: id }))).toBe('notFound');
  expect(await answerNameOf(editReply(context, { comment_id: id, text: 'Mine now' }))).toBe('notFound');
});

test('one pin a chapter: another one asks first', async () => {
  const [first, second] = [await story.comment(), await story.comment()];
  await pinComment(context, { comment_id: first, pinned: true, replace: false });
  const taken = await answerOf(pinComment(context, { comment_id: second, pinned: true, replace: false }));
  expect([taken.errorName, taken.data]).toEqual([
    'pinTaken',
    { comment: expect.objectContaining({ comment_id: first }) },
  ]);
  expect(await pinComment(context, { comment_id: second, pinned: true, replace: true })).toMatchObject({
    comment: { pinned: true },
    unpinned_comment_id: first,
  });
  await pinComment(context, { comment_id: second, pinned: false, replace: false });
  // A comment on the story itself has a place of its own.
  const onStory = await story.comment({ chapter_id: undefined });
  await pinComment(context, { comment_id: onStory, pinned: true, replace: false });
  const { reply: mine } = await reply(first, 'Pinned.', true);
  expect(await one(mine.comment_id)).toMatchObject({ pinned: true });
  const pinned = await database.db.select().from(comments).where(eq(comments.pinned, true));
  expect(pinned.filter(({ uid }) => uid === context.uid)).toHaveLength(2);
});

test('the author’s words are kept once, whatever their letter case', async () => {
  const { words } = await addFilterWords(context, { phrases: ['Spoiler', ' SPOILER ', 'red  wedding', '!!!'] });
  expect(words.map(({ phrase }) => phrase)).toEqual(['red wedding', 'Spoiler']);
  await removeFilterWord(context, { word_id: words[0]?.word_id ?? '' });
  expect((await getFilterWords(context)).words.map(({ phrase }) => phrase)).toEqual(['Spoiler']);
  const many = Array.from({ length: 500 }, (_, n) => `word ${n}`);
  expect(await answerNameOf(addFilterWords(context, { phrases: many }))).toBe('tooManyWords');
});
