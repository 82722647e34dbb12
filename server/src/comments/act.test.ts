import { randomUUID } from 'node:crypto';
import { COMMENT_ACTIONS, COMMENT_FILTERS, type CommentAction } from '@myfiction/shared/contract/comment-options.ts';
import { and, asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { bulkChapters } from '../chapters/bulk/bulk-chapters.ts';
import { restoreFromTrash } from '../chapters/trash/restore-from-trash.ts';
import { comments } from '../database/schema/comments.ts';
import { addCommentedStory, type CommentedStory } from '../testing/comment-fixture.ts';
import { createDomainContext } from '../testing/domain-context.ts';
import { answerNameOf } from '../testing/expect-answer.ts';
import { addUser } from '../testing/fixtures.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { createLogRecorder } from '../testing/log-recorder.ts';
import { storyProblems } from '../testing/reading-order.ts';
import { actOnComments } from './act.ts';
import { holdComment, listReported, releaseComment, removeComment } from './moderation.ts';
import { reportComment } from './report.ts';
import { purgeActs, undoAct } from './undo-act.ts';

const database = freshDatabase();
const context = freshAuthor(database);
let story: CommentedStory;
beforeEach(async () => {
  story = await addCommentedStory(context);
});
afterEach(async () => expect(await storyProblems(database, story.storyId)).toEqual([]));

const mine = () => database.db.select().from(comments).where(eq(comments.uid, context.uid)).orderBy(asc(comments.id));
async function one(id: string) {
  const [found] = await database.db.select().from(comments).where(eq(comments.id, id));
  return found;
}
const act = (action: CommentAction, comment_ids: string[], act_id: string = randomUUID()) =>
  actOnComments(context, { act_id, action, target: { comment_ids } });

test.each<[CommentAction, CommentAction, Record<string, unknown>]>([
  ['like', 'unlike', { liked: true, likes: 1 }],
  ['hide', 'show', { status: 'hidden' }],
  ['spam', 'not-spam', { status: 'spam' }],
  ['freeze', 'unfreeze', { frozen: true }],
])('%s counts as seen, and %s takes it back', async (action, back, expected) => {
  const id = await story.comment();
  expect(await act(action, [id])).toEqual({ changed: 1, unchanged: 0, next_cursor: null });
  expect(await one(id)).toMatchObject({ ...expected, seenAt: context.clock.now() });
  expect(await act(action, [id])).toMatchObject({ changed: 0, unchanged: 1 });
  await act(back, [id]);
  expect(await one(id)).toMatchObject({ liked: false, likes: 0, status: 'visible', frozen: false });
});

test('what is under a comment can be frozen, a reply cannot', async () => {
  const reply = await story.comment({ parent_id: await story.comment() });
  expect(await act('freeze', [reply])).toMatchObject({ changed: 0, unchanged: 1 });
  expect(await one(reply)).toMatchObject({ frozen: false });
});

test('read and unread move the figure of new comments', async () => {
  const ids = [await story.comment(), await story.comment()];
  await act('read', ids);
  expect((await mine()).every(({ seenAt }) => seenAt !== null)).toBe(true);
  await act('unread', ids.slice(1));
  expect((await mine()).filter(({ seenAt }) => seenAt === null)).toHaveLength(1);
});

test('an act on a filter leaves later comments alone, and those of others', async () => {
  const other = await addCommentedStory(context);
  await story.comment({ text: 'One' });
  await other.comment({ text: 'Elsewhere' });
  const as_of = context.clock.now().toISOString();
  context.clock.advance(1);
  // Written before by its reader's clock, but it came in after the author had looked.
  await story.comment({ text: 'Late', at: '2020-01-01T00:00:00.000Z' });
  const target = { filter: 'all' as const, story_id: story.storyId, as_of };
  const report = await actOnComments(context, { act_id: randomUUID(), action: 'hide', target });
  expect(report).toEqual({ changed: 1, unchanged: 0, next_cursor: null });
  const hidden = await database.db
    .select()
    .from(comments)
    .where(and(eq(comments.uid, context.uid), eq(comments.status, 'hidden')));
  expect(hidden.map(({ text }) => text)).toEqual(['One']);
});

test('a search narrows down what is acted on', async () => {
  await story.send(story.said({ text: 'A spoiler' }), story.said({ text: 'Nice' }));
  const target = { filter: 'new' as const, q: 'spoil', as_of: context.clock.now().toISOString() };
  expect(await actOnComments(context, { act_id: randomUUID(), action: 'spam', target })).toMatchObject({ changed: 1 });
});

test('an act on more than one step’s comments goes on, and its undo too', async () => {
  const events = Array.from({ length: 1000 }, () => story.said());
  for (let batch = 0; batch < 6; batch += 1) {
    await story.send(...events.map((event) => ({ ...event, comment_id: randomUUID(), event_id: randomUUID() })));
  }
  const act_id = randomUUID();
  const target = { filter: 'new' as const, as_of: context.clock.now().toISOString() };
  const first = await actOnComments(context, { act_id, action: 'read', target });
  expect(first).toMatchObject({ changed: 5000, next_cursor: expect.any(String) });
  const rest = { ...target, cursor: first.next_cursor ?? '' };
  expect(await actOnComments(context, { act_id, action: 'read', target: rest })).toMatchObject({
    changed: 1000,
    next_cursor: null,
  });
  expect(await undoAct(context, { act_id })).toEqual({ restored: 5000, more: true });
  expect(await undoAct(context, { act_id })).toEqual({ restored: 1000, more: false });
  expect((await mine()).every(({ seenAt }) => seenAt === null)).toBe(true);
}, 60_000);

test('a further step whose comments are all gone meanwhile is done; an act on nothing else is refused', async () => {
  const id = await story.comment();
  const act_id = randomUUID();
  const gone = randomUUID();
  expect(await answerNameOf(act('hide', [gone], act_id))).toBe('notFound');
  await act('hide', [id], act_id);
  expect(await act('hide', [gone], act_id)).toEqual({ changed: 0, unchanged: 0, next_cursor: null });
  expect(await undoAct(context, { act_id })).toEqual({ restored: 1, more: false });
});

test('undo has its time, belongs to its author, and ends its act', async () => {
  const id = await story.comment();
  const act_id = randomUUID();
  await act('hide', [id], act_id);
  const stranger = createDomainContext(database, { uid: await addUser(database.db), clock: context.clock });
  expect(await answerNameOf(undoAct(stranger, { act_id }))).toBe('notFound');
  const target = { comment_ids: [await (await addCommentedStory(stranger)).comment()] };
  expect(await answerNameOf(actOnComments(stranger, { act_id, action: 'hide', target }))).toBe('notFound');
  context.clock.advance(31_000);
  expect(await answerNameOf(undoAct(context, { act_id }))).toBe('undoOver');
  await act('show', [id]);
  const again = randomUUID();
  await act('hide', [id], again);
  await undoAct(context, { act_id: again });
  expect(await answerNameOf(act('hide', [id], again))).toBe('notFound');
  context.clock.advance(61 * 60 * 1000);
  await purgeActs(database.db, context.clock.now());
  expect(await answerNameOf(undoAct(context, { act_id }))).toBe('notFound');
});

test('undo in a chapter that has gone into the trash meanwhile moves no figure', async () => {
  const id = await story.comment();
  const act_id = randomUUID();
  await act('read', [id], act_id);
  const chapter_ids = [story.chapterId];
  const action = { type: 'trash' as const };
  await bulkChapters({ ...context, log: createLogRecorder() }, { story_id: story.storyId, chapter_ids, action });
  await undoAct(context, { act_id });
  expect(await storyProblems(database, story.storyId)).toEqual([]);
  await restoreFromTrash(context, { chapter_ids });
  expect(await one(id)).toMatchObject({ seenAt: null });
});

test('undo of a like that was taken back since leaves the likes of readers', async () => {
  const id = await story.comment();
  const at = context.clock.now().toISOString();
  await story.send({ type: 'like', event_id: randomUUID(), comment_id: id, reader_id: 'reader-2', at });
  const act_id = randomUUID();
  await act('like', [id], act_id);
  expect(await one(id)).toMatchObject({ liked: true, likes: 2 });
  await act('unlike', [id]);
  await undoAct(context, { act_id });
  expect(await one(id)).toMatchObject({ liked: false, likes: 1 });
});

test('undo does not make new again what the desk has removed meanwhile', async () => {
  const id = await story.comment();
  const act_id = randomUUID();
  await act('read', [id], act_id);
  await removeComment(database.db, id, context.clock.now());
  expect(await undoAct(context, { act_id })).toMatchObject({ restored: 0 });
  expect(await one(id)).toMatchObject({ status: 'removed', seenAt: context.clock.now() });
});

test('what the desk removes in a chapter that is in the trash moves no figure', async () => {
  const id = await story.comment();
  const action = { type: 'trash' as const };
  const chapters = { story_id: story.storyId, chapter_ids: [story.chapterId], action };
  await bulkChapters({ ...context, log: createLogRecorder() }, chapters);
  await removeComment(database.db, id, context.clock.now());
  expect(await storyProblems(database, story.storyId)).toEqual([]);
});

test('what the desk holds or has removed is not the author’s to change', async () => {
  const [held, removed] = [await story.comment(), await story.comment()];
  await holdComment(database.db, held, context.clock.now());
  await removeComment(database.db, removed, context.clock.now());
  for (const action of ['release', 'hide', 'spam'] as const) {
    expect(await act(action, [held, removed])).toMatchObject({ changed: 0, unchanged: 2 });
  }
  await releaseComment(database.db, held, context.clock.now());
  expect(await one(held)).toMatchObject({ status: 'visible', heldBy: null });
});

test('what its author had hidden before the desk held it stays hidden when the desk lets go of it', async () => {
  const { db } = database;
  const [hidden, spam, reported, released] = [
    await story.comment(),
    await story.comment(),
    await story.comment(),
    await story.comment(),
  ];
  await act('hide', [hidden, reported, released]);
  await act('spam', [spam]);
  for (const id of [hidden, spam, reported]) {
    await holdComment(db, id, context.clock.now());
    await holdComment(db, id, context.clock.now());
  }
  await reportComment(context, { comment_id: reported, reason: 'hate', note: '' });
  for (const id of [hidden, spam, reported, released]) await releaseComment(db, id, context.clock.now());
  expect(await one(hidden)).toMatchObject({ status: 'hidden', heldBy: null, reportedFrom: null });
  expect(await one(spam)).toMatchObject({ status: 'spam', heldBy: null, reportedFrom: null });
  expect(await one(reported)).toMatchObject({ status: 'hidden', reportedAt: null, reportedFrom: null });
  expect(await one(released)).toMatchObject({ status: 'hidden' });
  const { rows } = await database.pool.query('select body from messages where uid = $1', [context.uid]);
  expect(rows).toEqual([{ body: expect.stringContaining('it is what it was before you reported it') }]);
});

test('a report stands in the desk’s queue until it is decided, and the author is told', async () => {
  const id = await story.comment({ text: 'I know where you live.' });
  await reportComment(context, { comment_id: id, reason: 'harassment', note: 'He does this often.' });
  const [report] = await listReported(database.db, 10);
  expect(report).toMatchObject({
    comment_id: id,
    reason: 'harassment',
    note: 'He does this often.',
    reader_id: 'reader-1',
  });
  expect(await act('show', [id])).toMatchObject({ changed: 0 });
  await removeComment(database.db, id, context.clock.now());
  expect(await listReported(database.db, 10)).toEqual([]);
  expect(await one(id)).toMatchObject({ status: 'removed' });
  const { rows } = await database.pool.query('select title from messages where uid = $1', [context.uid]);
  expect(rows).toEqual([{ title: 'A comment that you reported was removed' }]);
});

test('who has reported is told also where the desk holds the comment before it decides, and once', async () => {
  const id = await story.comment({ text: 'I know where you live.' });
  await reportComment(context, { comment_id: id, reason: 'harassment', note: '' });
  await holdComment(database.db, id, context.clock.now());
  await releaseComment(database.db, id, context.clock.now());
  const titles = async () =>
    (await database.pool.query('select title from messages where uid = $1', [context.uid])).rows;
  expect(await titles()).toEqual([{ title: 'A comment that you reported stays' }]);
  await holdComment(database.db, id, context.clock.now());
  await releaseComment(database.db, id, context.clock.now());
  expect(await titles()).toHaveLength(1);
});

test('a report that is declined leaves what readers did not see out of their sight', async () => {
  const { db } = database;
  const [hidden, spam, held, seen] = [
    await story.comment(),
    await story.comment(),
    await story.comment(),
    await story.comment(),
  ];
  await db.update(comments).set({ status: 'held', heldBy: 'words', heldWord: 'scam' }).where(eq(comments.id, held));
  await act('hide', [hidden]);
  await act('spam', [spam]);
  for (const id of [hidden, spam, held, seen]) {
    await reportComment(context, { comment_id: id, reason: 'hate', note: '' });
    await reportComment(context, { comment_id: id, reason: 'spam', note: '' });
  }
  await holdComment(db, held, context.clock.now());
  for (const id of [hidden, spam, held, seen]) await releaseComment(db, id, context.clock.now());
  expect(await one(hidden)).toMatchObject({ status: 'hidden', heldBy: null, reportedFrom: null });
  expect(await one(spam)).toMatchObject({ status: 'spam', heldBy: null });
  expect(await one(held)).toMatchObject({ status: 'held', heldBy: 'words', heldWord: 'scam', reportedHeldBy: null });
  expect(await one(seen)).toMatchObject({ status: 'visible' });
  expect(await listReported(db, 10)).toEqual([]);
  const { rows } = await database.pool.query('select body from messages where uid = $1', [context.uid]);
  expect(rows.map(({ body }) => body.includes('readers see it again')).filter(Boolean)).toHaveLength(1);
  // Nobody has asked about it any more: the desk shows what it releases.
  await releaseComment(db, held, context.clock.now());
  expect(await one(held)).toMatchObject({ status: 'visible', heldBy: null, heldWord: '' });
});

test('what is reported anew after a decision waits from then on', async () => {
  const [id, other] = [await story.comment(), await story.comment()];
  await reportComment(context, { comment_id: id, reason: 'spam', note: '' });
  await releaseComment(database.db, id, context.clock.now());
  await reportComment(context, { comment_id: other, reason: 'spam', note: '' });
  context.clock.advance(60_000);
  await reportComment(context, { comment_id: id, reason: 'hate', note: '' });
  const reports = await listReported(database.db, 10);
  expect(reports.map(({ comment_id }) => comment_id)).toEqual([other, id]);
  expect(reports[1]).toMatchObject({ reason: 'hate', reported_at: context.clock.now().toISOString() });
  await removeComment(database.db, other, context.clock.now());
});

test('whatever is acted on by whatever filter, undo gives back exactly what was', async () => {
  const step = fc.record({ action: fc.constantFrom(...COMMENT_ACTIONS), filter: fc.constantFrom(...COMMENT_FILTERS) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), step, async (before, undone) => {
      await database.pool.query('delete from comments where uid = $1', [context.uid]);
      await database.pool.query('update stories set comments = 0, new_comments = 0 where id = $1', [story.storyId]);
      await database.pool.query('update chapters set comments = 0 where id = $1', [story.chapterId]);
      const first = story.said();
      await story.send(
        first,
        story.said({ text: 'shit' }),
        story.said({ text: 'Reply', parent_id: first.comment_id }),
        story.said(),
        story.said(),
      );
      const run = async ({ action, filter }: typeof undone, act_id: string) =>
        actOnComments(context, {
          act_id,
          action,
          target: { filter, as_of: context.clock.now().toISOString() },
        });
      const all = (await mine()).map(({ id }) => id);
      for (const [index, each] of before.entries()) {
        // Different comments in different states: each step leaves one of them out.
        await act(
          each.action,
          all.filter((_, place) => place !== index),
        );
        context.clock.advance(1000);
      }
      const was = await mine();
      const act_id = randomUUID();
      const { changed } = await run(undone, act_id);
      expect((await undoAct(context, { act_id })).restored).toBe(changed);
      expect(await mine()).toEqual(was);
      expect(await storyProblems(database, story.storyId)).toEqual([]);
    }),
    { numRuns: 60 },
  );
}, 60_000);
