import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { eq } from 'drizzle-orm';
import { authorEvents } from '../../database/schema/author-events.ts';
import { messages } from '../../database/schema/messages.ts';
import { attachments, threads } from '../../database/schema/threads.ts';
import { readConfig } from '../../platform/config.ts';
import { addBill } from '../../testing/add-bill.ts';
import { countWaiting } from '../../testing/count-waiting.ts';
import { answerNameOf } from '../../testing/expect-answer.ts';
import { addStory, addUser } from '../../testing/fixtures.ts';
import { freshAuthor } from '../../testing/fresh-author.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { until } from '../../testing/until.ts';
import { changeMessages } from '../change-messages.ts';
import { getMessage } from '../get-message.ts';
import { listMessages } from '../list-messages.ts';
import { closeThread, listThreads, writeToAuthor } from './desk.ts';
import { lockThread } from './lock-thread.ts';
import { replyToMessage } from './reply.ts';
import { startThread } from './start-thread.ts';

const database = freshDatabase();
const context = freshAuthor(database);
beforeEach(() => database.pool.query('delete from messages'));

const later = () => {
  context.clock.advance(1_000);
  return context.clock.now();
};
const write = (changes: Partial<Parameters<typeof writeToAuthor>[1]> = {}) =>
  writeToAuthor(
    context.db,
    { uid: context.uid, sender: 'Hana', title: 'Your outline', body: 'How does it end?', ...changes },
    later(),
  );
const answer = (message_id: string, changes = {}) => {
  later();
  return replyToMessage(context, {
    message_id,
    reply_id: randomUUID(),
    body: 'By the lake.',
    attachment_ids: [],
    ...changes,
  });
};
const begin = (subject: Parameters<typeof startThread>[1]['subject'], changes = {}) => {
  later();
  return startThread(context, { subject, reply_id: randomUUID(), body: 'A question.', attachment_ids: [], ...changes });
};
const rowOf = async (id: string) => (await context.db.select().from(messages).where(eq(messages.id, id)))[0];
const untilWaiting = (most: number) => until(async () => (await countWaiting(database.pool)) === most);
const addFile = async (uid = context.uid) => {
  const id = randomUUID();
  const file = { id, uid, name: 'a.txt', type: 'txt' as const, bytes: 1, file: randomUUID() };
  await context.db.insert(attachments).values({ ...file, createdAt: context.clock.now() });
  return id;
};

test('letters go to and fro in one conversation, in their order', async () => {
  const id = await write();
  await answer(id);
  expect(await write({ threadId: id, body: 'Lovely.' })).toBe(id);
  const { turns, thread, title, mine } = await getMessage(context, id);
  expect(turns.map(({ mine: own, sender, body }) => [own, sender, body])).toEqual([
    [false, 'Hana', 'How does it end?'],
    [true, 'Guest', 'By the lake.'],
    [false, 'Hana', 'Lovely.'],
  ]);
  expect({ thread, title, mine }).toEqual({ thread: { closed: false }, title: 'Your outline', mine: false });
});

test('an author writes so many letters a day, and no more', async () => {
  const id = await write();
  const config = readConfig({ RATE_LIMIT_FACTOR: '0.02' }, '/');
  const last = { message_id: id, reply_id: randomUUID(), body: 'Again.', attachment_ids: [] };
  const send = (changes = {}) => replyToMessage({ ...context, config }, { ...last, ...changes });
  const another = () => send({ reply_id: randomUUID() });
  await another();
  await send();
  expect(await answerNameOf(another())).toBe('tooManyRequests');
  const subject = { kind: 'support', topic: 'writing' } as const;
  const { message_id: _, ...letter } = last;
  const begun = startThread({ ...context, config }, { ...letter, subject, reply_id: randomUUID() });
  expect(await answerNameOf(begun)).toBe('tooManyRequests');
  expect((await send()).turns).toHaveLength(3);
  context.clock.advance(DAY_MS);
  expect((await another()).turns).toHaveLength(4);
});

test('letters that come within a millisecond stand in the order in which they came', async () => {
  const id = await write();
  const now = later();
  const bodies = Array.from({ length: 6 }, (_, n) => `Letter ${n}.`);
  for (const body of bodies)
    await writeToAuthor(context.db, { uid: context.uid, sender: 'Hana', title: '', body, threadId: id }, now);
  const { turns } = await getMessage(context, id);
  expect(turns.slice(1).map(({ body }) => body)).toEqual(bodies);
});

test('a letter of the desk comes to the top of the inbox, unread, and by mail; the author’s own does not', async () => {
  const id = await write();
  await write({ title: 'Other' });
  await changeMessages(context, { message_ids: [id], action: 'read' });
  await context.db.update(messages).set({ mailDueAt: null });
  await answer(id);
  expect(await rowOf(id)).toMatchObject({ mine: true, readAt: expect.any(Date), mailDueAt: null });
  await changeMessages(context, { message_ids: [id], action: 'archive' });
  const at = later();
  await writeToAuthor(context.db, { uid: context.uid, sender: 'Hana', title: '', body: 'Yes.', threadId: id }, at);
  expect(await rowOf(id)).toMatchObject({ mine: false, readAt: null, archivedAt: null, mailDueAt: at, createdAt: at });
  const { items } = await listMessages(context, { folder: 'inbox', unread: false, limit: 20 });
  expect(items[0]).toMatchObject({ message_id: id, preview: 'Yes.', read: false });
  expect(
    (await listMessages(context, { folder: 'inbox', unread: false, limit: 20, q: 'by the lake' })).items,
  ).toHaveLength(1);
});

test('who has answered a letter before its mail went out gets none', async () => {
  const id = await write();
  expect(await rowOf(id)).toMatchObject({ mailDueAt: expect.any(Date) });
  await answer(id);
  expect(await rowOf(id)).toMatchObject({ mine: true, mailDueAt: null });
});

test('an author’s letter takes its conversation out of the trash and leaves the archive alone', async () => {
  const id = await write();
  await changeMessages(context, { message_ids: [id], action: 'archive' });
  await changeMessages(context, { message_ids: [id], action: 'delete' });
  expect((await answer(id)).folder).toBe('archive');
});

test('the same letter sent twice stands once', async () => {
  const id = await write();
  const reply_id = randomUUID();
  await answer(id, { reply_id });
  expect((await answer(id, { reply_id })).turns).toHaveLength(2);
  const { story_id } = await addStory(context);
  const subject = { kind: 'application', story_id, application: 'contract' } as const;
  const first = await begin(subject, { reply_id: story_id });
  const second = await begin(subject, { reply_id: story_id });
  expect(second).toMatchObject({ message_id: first.message_id, turns: [{ turn_id: story_id }] });
});

test('a letter that is sent again while the first waits for its turn stands once', async () => {
  const id = await write();
  const letter = { message_id: id, reply_id: randomUUID(), body: 'Once.', attachment_ids: [] };
  const send = () => database.db.transaction((db) => replyToMessage({ ...context, db }, letter));
  let sent: Promise<unknown>[] = [];
  await database.db.transaction(async (desk) => {
    await lockThread(desk, context.uid, id);
    sent = [send(), send()];
    await untilWaiting(2);
  });
  await Promise.all(sent);
  expect((await getMessage(context, id)).turns.map(({ body }) => body)).toEqual(['How does it end?', 'Once.']);
});

test('a question that comes while the desk closes the conversation about it begins another', async () => {
  const subject = { kind: 'support', topic: 'comments' } as const;
  const { message_id } = await begin(subject);
  let begun: ReturnType<typeof startThread> | undefined;
  await database.db.transaction(async (desk) => {
    await closeThread(desk, message_id, later());
    begun = database.db.transaction((db) =>
      startThread({ ...context, db }, { subject, reply_id: randomUUID(), body: 'Still there?', attachment_ids: [] }),
    );
    await untilWaiting(1);
  });
  const second = await begun;
  expect(second?.message_id).not.toBe(message_id);
  expect(second).toMatchObject({ thread: { closed: false }, turns: [{ body: 'Still there?' }] });
});

test('where the author has written meanwhile the desk does not close what it has answered', async () => {
  const id = await write();
  await answer(id);
  expect(await closeThread(context.db, id, later(), { ifAnswered: true })).toBe(false);
  expect((await getMessage(context, id)).thread).toEqual({ closed: false });
  await write({ threadId: id });
  expect(await closeThread(context.db, id, later(), { ifAnswered: true })).toBe(true);
  expect(await closeThread(context.db, id, later(), { ifAnswered: true })).toBe(true);
});

test('a closed conversation is read only for both sides', async () => {
  const id = await write();
  await closeThread(context.db, id, later());
  await closeThread(context.db, id, later());
  expect(await answerNameOf(answer(id))).toBe('threadClosed');
  expect(await answerNameOf(write({ threadId: id }))).toBe('threadClosed');
  expect(await getMessage(context, id)).toMatchObject({ thread: { closed: true } });
});

test('what is no conversation takes no reply', async () => {
  const id = randomUUID();
  const row = { id, uid: context.uid, type: 'system' as const, sender: '', title: '', body: '' };
  await context.db.insert(messages).values({ ...row, createdAt: later() });
  expect(await answerNameOf(answer(id))).toBe('notFound');
});

test('an author writes about an application, and goes on where a conversation about it is open', async () => {
  const { story_id } = await addStory(context, { title: `Seven Doors ${context.uid}` });
  const subject = { kind: 'application', story_id, application: 'pay-to-read' } as const;
  const first = await begin(subject);
  expect(first).toMatchObject({
    title: `Pay-to-Read: Seven Doors ${context.uid}`,
    read: true,
    mine: true,
    story: { story_id },
    turns: [{ mine: true, sender: 'Guest', body: 'A question.' }],
  });
  const second = await begin(subject, { body: 'And another.' });
  expect(second).toMatchObject({ message_id: first.message_id, turns: [{}, { body: 'And another.' }] });
  const other = await begin({ ...subject, application: 'contract' });
  expect(other.message_id).not.toBe(first.message_id);
  await closeThread(context.db, first.message_id, later());
  expect((await begin(subject)).message_id).not.toBe(first.message_id);
});

test('two tabs that ask about the same thing at once come into one conversation', async () => {
  const { story_id } = await addStory(context);
  const subject = { kind: 'application', story_id, application: 'contract' } as const;
  const send = () =>
    context.db.transaction((tx) =>
      startThread({ ...context, db: tx }, { subject, reply_id: randomUUID(), body: 'Hello?', attachment_ids: [] }),
    );
  const [one, two] = await Promise.all([send(), send()]);
  expect(one.message_id).toBe(two.message_id);
  expect((await getMessage(context, one.message_id)).turns).toHaveLength(2);
});

test('an author questions a bill, or a line of it, but not somebody else’s', async () => {
  const bill_id = await addBill(context.db, { uid: context.uid, status: 2 });
  const line = await begin({ kind: 'bill', bill_id, line: 1 });
  expect(line.title).toMatch(/^Line 1 of the bill of \w+ \d{4}$/);
  const whole = await begin({ kind: 'bill', bill_id, line: null });
  expect(whole.title).toMatch(/^The bill of/);
  expect(await answerNameOf(begin({ kind: 'bill', bill_id, line: 99 }))).toBe('notFound');
  const foreign = await addBill(context.db, { uid: await addUser(context.db), status: 2 });
  expect(await answerNameOf(begin({ kind: 'bill', bill_id: foreign, line: null }))).toBe('notFound');
});

test('a letter takes its files along, once, and nobody else’s', async () => {
  const id = await write();
  const [first, second] = [await addFile(), await addFile()];
  const { turns } = await answer(id, { attachment_ids: [second, first] });
  expect(turns[1]?.attachments.map(({ attachment_id }) => attachment_id)).toEqual([second, first]);
  expect(await answerNameOf(answer(id, { attachment_ids: [first] }))).toBe('notFound');
  const foreign = await addFile(await addUser(context.db));
  expect(await answerNameOf(answer(id, { attachment_ids: [foreign] }))).toBe('notFound');
});

test('the desk sees who waits, the longest waiting first, a page at a time', async () => {
  const [first, second] = [await write({ title: 'First' }), await write({ title: 'Second' })];
  expect(await listThreads(context.db)).toEqual([]);
  await answer(second);
  await answer(first);
  // A second letter does not send its author to the end of the queue.
  await answer(second, { body: 'One more thing.' });
  const waiting = await listThreads(context.db);
  expect(waiting.map(({ threadId }) => threadId)).toEqual([second, first]);
  expect(waiting[0]).toMatchObject({ uid: context.uid, penName: 'Guest', title: 'Second', body: 'One more thing.' });
  expect(await listThreads(context.db, waiting[0], 1)).toHaveLength(1);
  await write({ threadId: second });
  await closeThread(context.db, first, later());
  expect(await listThreads(context.db)).toEqual([]);
});

test('every change tells the author’s tabs', async () => {
  const told = async () => {
    const rows = await context.db.select().from(authorEvents).where(eq(authorEvents.uid, context.uid));
    await context.db.delete(authorEvents);
    return rows.map(({ event }) => event).filter(({ topic }) => topic === 'message');
  };
  const id = await write();
  const news = [{ topic: 'message', message_id: id }];
  expect(await told()).toEqual(news);
  await answer(id);
  expect(await told()).toEqual(news);
  await write({ threadId: id });
  expect(await told()).toEqual(news);
  await changeMessages(context, { message_ids: [id], action: 'read' });
  expect(await told()).toEqual(news);
  await closeThread(context.db, id, later());
  expect(await told()).toEqual(news);
  expect(await context.db.$count(threads)).toBe(1);
});

test('a question to support is answered by the desk, and goes on in one conversation until that is closed', async () => {
  const subject = { kind: 'support', topic: 'money' } as const;
  const first = await begin(subject, { body: 'Where is my money?' });
  expect(first).toMatchObject({ title: 'Support: Bills and payments', mine: true, action: { path: '/help-center' } });
  const waiting = await listThreads(context.db, undefined, 1000);
  expect(waiting.filter(({ uid }) => uid === context.uid)).toMatchObject([{ subject, body: 'Where is my money?' }]);
  await write({ threadId: first.message_id, body: 'On its way.' });
  expect((await begin(subject)).turns.map(({ mine }) => mine)).toEqual([true, false, true]);
  expect((await begin({ ...subject, topic: 'account' })).message_id).not.toBe(first.message_id);
  await closeThread(context.db, first.message_id, later());
  expect((await begin(subject)).message_id).not.toBe(first.message_id);
});
