import { randomUUID } from 'node:crypto';
import { MESSAGE_TYPES, type MessageType } from '@myfiction/shared/contract/inbox-options.ts';
import { getCounts } from '../system/get-counts.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { answerNameOf } from '../testing/expect-answer.ts';
import { addStory } from '../testing/fixtures.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { until } from '../testing/until.ts';
import { changeMessages } from './change-messages.ts';
import { getMessage } from './get-message.ts';
import { listMessages, type MessageListInput } from './list-messages.ts';
import { readAllMessages } from './read-all-messages.ts';
import { type MessageDraft, sendMessage } from './send-message.ts';

const database = freshDatabase();
const context = freshAuthor(database);

const send = (changes: Partial<MessageDraft> = {}) => {
  context.clock.advance(1_000);
  const draft = { uid: context.uid, type: 'system', event: 'announcement', title: 'News', body: 'Text.' } as const;
  return sendMessage(context.db, { ...draft, ...changes }, context.clock.now());
};
const list = (changes: Partial<MessageListInput> = {}) =>
  listMessages(context, { folder: 'inbox', unread: false, limit: 20, ...changes });
const ids = async (changes: Partial<MessageListInput> = {}) =>
  (await list(changes)).items.map((item) => item.message_id);
const change = (action: Parameters<typeof changeMessages>[1]['action'], ...message_ids: string[]) =>
  changeMessages(context, { message_ids, action });

test('the newest stands first, a page at a time', async () => {
  const sent: string[] = [];
  for (let n = 0; n < 5; n++) sent.unshift(await send({ title: `News ${n}` }));
  const first = await list({ limit: 2 });
  expect(first.items.map(({ message_id }) => message_id)).toEqual(sent.slice(0, 2));
  expect(first.unread).toBe(5);
  const second = await list({ limit: 2, cursor: first.next_cursor ?? '' });
  const third = await list({ limit: 2, cursor: second.next_cursor ?? '' });
  expect([...second.items, ...third.items].map(({ message_id }) => message_id)).toEqual(sent.slice(2));
  expect(third.next_cursor).toBeNull();
  expect(await answerNameOf(list({ cursor: 'nonsense' }))).toBe('invalidRequest');
});

test('a preview is the beginning on one line', async () => {
  await send({ body: `Dear Noor,\n\nGood   news. ${'Ω'.repeat(300)}` });
  const [item] = (await list()).items;
  expect(item?.preview).toMatch(/^Dear Noor, Good news\. Ω+$/);
  expect([...(item?.preview ?? '')]).toHaveLength(160);
});

test('reading all waits for whoever changes some of them, holding nothing that they need', async () => {
  const [low = '', high = ''] = [randomUUID(), randomUUID()].sort();
  // In the order in which the table gives them.
  for (const id of [high, low]) await send({ id });
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query('select from messages where id = $1 for update', [low]);
    const reading = readAllMessages(context, { until: context.clock.now().toISOString() });
    await until(async () => (await countWaiting(database.pool)) > 0);
    await client.query('update messages set archived_at = now() where id in ($1, $2)', [low, high]);
    await client.query('commit');
    // What is archived meanwhile is in the inbox no more.
    expect(await reading).toEqual({ changed: [], unread: 0 });
  } finally {
    client.release(true);
  }
});

test('unread, a type and a folder narrow the list', async () => {
  const [read, contest, archived] = [await send(), await send({ type: 'contest' }), await send()];
  await change('read', read);
  await change('archive', archived);
  expect(await ids({ unread: true })).toEqual([contest]);
  expect(await ids({ type: 'contest' })).toEqual([contest]);
  expect(await ids({ folder: 'archive' })).toEqual([archived]);
  expect((await list({ folder: 'archive' })).items[0]).toMatchObject({ folder: 'archive', read: false });
  expect(await list()).toMatchObject({ unread: 1 });
  expect(await getCounts(context.db, context.uid)).toMatchObject({ message_sign: true });
  await change('read', contest);
  expect(await getCounts(context.db, context.uid)).toMatchObject({ message_sign: false });
});

test.each([
  ['the title', 'BILLS are'],
  ['the text', 'one  week'],
  ['the sender', 'payments team'],
  ['the title of the story', 'moon between'],
])('search finds a message by %s, whatever the letter case', async (_where, q) => {
  const title = `The Moon Between Us ${context.uid}`;
  const { story_id: storyId } = await addStory(context, { title });
  const found = await send({ title: 'Bills are early', body: 'One week sooner', sender: 'Payments team', storyId });
  await send({ title: 'Other', body: 'Nothing of it' });
  expect(await ids({ q })).toEqual([found]);
  expect(await ids({ q: '%' })).toEqual([]);
});

test('each action does what it says, and says what it did', async () => {
  const [a, b] = [await send(), await send()];
  expect(await change('read', a, b)).toEqual({ changed: expect.arrayContaining([a, b]), protected: 0, unread: 0 });
  expect(await change('unread', a)).toEqual({ changed: [a], protected: 0, unread: 1 });
  expect(await change('read', b)).toMatchObject({ changed: [] });
  expect(await change('archive', a)).toMatchObject({ changed: [a], unread: 0 });
  expect(await change('delete', a)).toMatchObject({ changed: [a] });
  expect(await ids({ folder: 'archive' })).toEqual([]);
  expect(await ids({ folder: 'trash' })).toEqual([a]);
  await change('restore', a);
  expect(await ids({ folder: 'archive' })).toEqual([a]);
  expect(await change('unarchive', a)).toMatchObject({ changed: [a], unread: 1 });
  expect(await ids()).toEqual([b, a]);
});

test.each(MESSAGE_TYPES.map((type) => [type, type === 'contract' || type === 'payment'] as const))(
  'a message of type %s is protected from deletion: %s',
  async (type: MessageType, isProtected) => {
    const id = await send({ type });
    if (isProtected) expect(await answerNameOf(change('delete', id))).toBe('messageProtected');
    else expect(await change('delete', id)).toMatchObject({ changed: [id] });
    expect(await ids()).toEqual(isProtected ? [id] : []);
    expect(await change('archive', id)).toMatchObject({ changed: isProtected ? [id] : [] });
  },
);

test('among many the protected ones stay, and the answer counts them', async () => {
  const [letter, contract] = [await send(), await send({ type: 'contract', event: 'contract' })];
  expect(await change('delete', letter, contract)).toMatchObject({ changed: [letter], protected: 1 });
  expect(await ids()).toEqual([contract]);
});

test('marking all as read leaves what came in meanwhile', async () => {
  const first = await send();
  const seen = (await list()).items[0]?.at ?? '';
  const later = await send();
  expect(await readAllMessages(context, { until: seen })).toEqual({ changed: [first], unread: 1 });
  expect(await ids({ unread: true })).toEqual([later]);
});

test('a message shows its text, its story with where the application stands, and its action', async () => {
  const { story_id: storyId } = await addStory(context);
  await database.pool.query('update stories set contract_status = 22 where id = $1', [storyId]);
  const action = { path: '/my-stories', label: 'Open' };
  const id = await send({ type: 'contract', event: 'contract', body: 'One.\n\nTwo.', storyId, action });
  expect(await getMessage(context, id)).toMatchObject({
    turns: [{ body: 'One.\n\nTwo.', mine: false }],
    thread: null,
    action,
    story: { story_id: storyId, application: { kind: 'contract', status: 22 } },
  });
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/a\nb',
  '/\t/evil.example',
  '',
])('an action leads nowhere but into the studio: %j', async (path) => {
  await expect(send({ action: { path, label: 'Open' } })).rejects.toThrow('out of the studio');
});
