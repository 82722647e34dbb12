import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@myfiction/shared/contract/time-units.ts';
import { eq } from 'drizzle-orm';
import { setNotifications } from '../../account/notifications.ts';
import { messages } from '../../database/schema/messages.ts';
import { mailOutbox } from '../../database/schema/platform.ts';
import { users } from '../../database/schema/users.ts';
import { mailDueMessages } from '../../inbox/mail/mail-due-messages.ts';
import { addCommentedStory, type CommentedStory } from '../../testing/comment-fixture.ts';
import { freshAuthor } from '../../testing/fresh-author.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { actOnComments } from '../act.ts';
import { blockReader } from '../block.ts';
import { holdComment } from '../moderation.ts';
import { sendDigests } from './send-digests.ts';

const database = freshDatabase();
const context = freshAuthor(database);
let story: CommentedStory;
beforeEach(async () => {
  story = await addCommentedStory(context);
});

const read = (...comment_ids: string[]) =>
  actOnComments(context, { act_id: randomUUID(), action: 'read', target: { comment_ids } });
const told = () => database.db.select().from(messages).where(eq(messages.uid, context.uid));
const after = async (ms: number) => {
  context.clock.advance(ms);
  await Promise.all([sendDigests(context), sendDigests(context)]);
  return (await told()).map(({ title }) => title);
};

test('an hour of comments is one message, with the stories and the newest words', async () => {
  await story.send(...Array.from({ length: 5 }, (_, n) => story.said({ text: `Word ${n}`, reader_name: `R${n}` })));
  expect(await after(HOUR_MS - 1)).toEqual([]);
  await story.comment({ text: 'x '.repeat(300), reader_name: 'Teresa M.' });
  expect(await after(1)).toEqual(['6 new comments']);
  const [message] = await told();
  expect(message).toMatchObject({ type: 'system', event: 'new-comment', actionPath: '/comments' });
  expect(message?.body).toMatch(/^Story .+: 6\n\nThe newest:\n\nTeresa M.: “(x ){99}x…”\n\nR\d: “Word \d”/);
});

test('what is held back from readers counts as new, and is not quoted', async () => {
  await story.send(
    story.said({ text: 'Kind.', reader_name: 'Kim' }),
    story.said({ text: 'shit', reader_name: 'Rude' }),
  );
  const held = await story.comment({ text: 'I know where you live.', reader_name: 'Threat' });
  await holdComment(database.db, held, context.clock.now());
  expect(await after(HOUR_MS)).toEqual(['3 new comments']);
  const [message] = await told();
  expect(message?.body).toMatch(/: 3\n\nThe newest:\n\nKim: “Kind\.”$/);
});

test('where all is held back nothing is quoted', async () => {
  await story.comment({ text: 'shit' });
  expect(await after(HOUR_MS)).toEqual(['A new comment']);
  expect((await told())[0]?.body).toMatch(/: 1$/);
});

test('at most one a day, and none for what the author has seen or a blocked reader says', async () => {
  await story.comment();
  expect(await after(HOUR_MS)).toEqual(['A new comment']);
  const [second, third] = [await story.comment(), await story.comment()];
  expect(await after(DAY_MS - 1)).toHaveLength(1);
  expect(await after(1)).toEqual(['A new comment', '2 new comments']);
  await read(second, third);
  const fourth = await story.comment();
  await read(fourth);
  await blockReader(context, { comment_id: fourth, reason: '', hide_earlier: false });
  await story.comment();
  expect(await after(2 * DAY_MS)).toHaveLength(2);
});

test('the row of the notification settings says whether it shows, goes out by mail, or neither', async () => {
  const email = `${context.uid}@example.com`;
  await database.db.update(users).set({ email, language: 'es' }).where(eq(users.uid, context.uid));
  const choose = (choice: { inbox: boolean; email: boolean }) =>
    setNotifications(context, { events: [{ event: 'new-comment', ...choice }] });
  const mails = async () => {
    const { db, mail, clock } = context;
    await mailDueMessages({ db, mail, publicUrl: 'https://studio.example', clock });
    const sent = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
    return sent.map(({ subject }) => subject);
  };
  await choose({ inbox: false, email: false });
  await story.comment();
  expect(await after(DAY_MS)).toEqual([]);
  await choose({ inbox: false, email: true });
  await story.comment();
  await after(DAY_MS);
  expect((await told()).map(({ mailOnly }) => mailOnly)).toEqual([true]);
  expect(await mails()).toEqual(['Un comentario nuevo']);
  await choose({ inbox: true, email: false });
  await story.comment();
  await after(DAY_MS);
  expect((await told()).filter(({ mailOnly }) => !mailOnly)).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
});
