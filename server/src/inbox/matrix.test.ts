import {
  FIXED_NOTIFICATIONS,
  NOTIFICATION_EVENTS,
  type NotificationEvent,
} from '@myfiction/shared/contract/account-options.ts';
import { MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import { eq } from 'drizzle-orm';
import { setNotifications } from '../account/notifications.ts';
import { messages } from '../database/schema/messages.ts';
import { mailOutbox } from '../database/schema/platform.ts';
import { users } from '../database/schema/users.ts';
import { noteLanguage } from '../identity/note-language.ts';
import { RowsBroke } from '../platform/due-rows/rows-broke.ts';
import { getCounts } from '../system/get-counts.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { getMessage } from './get-message.ts';
import { listMessages } from './list-messages.ts';
import { mailDueMessages } from './mail/mail-due-messages.ts';
import { sendMessage } from './send-message.ts';

const database = freshDatabase();
const context = freshAuthor(database);
const email = () => `${context.uid}@example.com`;
beforeEach(async () => {
  await context.db.update(users).set({ email: email() }).where(eq(users.uid, context.uid));
});

const send = (event: NotificationEvent, changes = {}) =>
  sendMessage(
    context.db,
    { uid: context.uid, type: 'system', event, title: 'News', body: 'Text.', ...changes },
    context.clock.now(),
  );
const mailThem = () =>
  mailDueMessages({
    db: context.db,
    mail: context.mail,
    publicUrl: 'https://studio.example',
    clock: context.clock,
  });
const mails = () => context.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email()));
const shown = async () =>
  (await listMessages(context, { folder: 'inbox', unread: false, limit: 20 })).items.map(
    ({ message_id }) => message_id,
  );

const CHOICES = [true, false].flatMap((inbox) => [true, false].map((byMail) => ({ inbox, email: byMail })));

test.each(NOTIFICATION_EVENTS.flatMap((event) => CHOICES.map((choice) => [event, choice] as const)))(
  '%s with %j',
  async (event, choice) => {
    await setNotifications(context, { events: [{ event, ...choice }] });
    const expected = FIXED_NOTIFICATIONS.includes(event) ? { inbox: true, email: true } : choice;
    const id = await send(event);
    await mailThem();
    expect(await shown()).toEqual(expected.inbox ? [id] : []);
    expect((await getCounts(context.db, context.uid)).message_sign).toBe(expected.inbox);
    expect(await mails()).toHaveLength(expected.email ? 1 : 0);
    expect(await context.db.$count(messages, eq(messages.id, id))).toBe(expected.inbox || expected.email ? 1 : 0);
  },
);

test.each<[NotificationEvent, boolean]>([
  ['application', true],
  ['editor-message', true],
  ['chapter-returned', true],
  ['new-comment', false],
  ['contest', false],
  ['announcement', false],
])('without a choice, %s goes out by mail: %s', async (event, mailed) => {
  await send(event);
  await mailThem();
  expect(await mails()).toHaveLength(mailed ? 1 : 0);
});

test('the mail carries the text and the way to the message', async () => {
  const id = await send('security', {
    title: 'A new\r\nBcc: all@example.com',
    body: 'First <script>alert(1)</script>.\n\nSecond & last.',
  });
  await mailThem();
  const [mail] = await mails();
  expect(mail?.subject).toBe('A new Bcc: all@example.com');
  expect(mail?.text).toContain('Second & last.');
  expect(mail?.text).toContain(`https://studio.example/inbox?id=${id}`);
  expect(mail?.html).toContain(
    '<p dir="auto">First &lt;script&gt;alert(1)&lt;/script&gt;.</p><p dir="auto">Second &amp; last.</p>',
  );
  expect(mail?.html).toMatch(/<h1 dir="auto" [^>]*>A new/);
  expect(mail?.html).toContain(`href="https://studio.example/inbox?id=${id}"`);
});

test('a mail leads to the settings only where its kind can be chosen there', async () => {
  await setNotifications(context, { events: [{ event: 'contest', inbox: true, email: true }] });
  for (const event of ['security', 'contest'] as const) await send(event, { title: event });
  await mailThem();
  const leads = (await mails()).map(({ subject, text, html }) => [
    subject,
    ...[text, html].map((said) => said.includes('https://studio.example/setting')),
  ]);
  expect(leads.sort()).toEqual([
    ['contest', true, true],
    ['security', false, false],
  ]);
});

test('a letter that its writer has signed names them once in its mail', async () => {
  await send('security', { sender: 'Hana Lindqvist', body: 'Dear Noor,\n\nGood news.\n\nHana Lindqvist' });
  await send('security', { sender: 'Hana Lindqvist', body: 'Good news.' });
  await mailThem();
  for (const { text, html } of await mails())
    expect([text.split('Hana Lindqvist').length - 1, html.split('Hana Lindqvist').length - 1]).toEqual([1, 1]);
});

test.each([
  ['es', 'Ábrelo en tu buzón:'],
  ['fr', 'Open it in your inbox:'],
  ['', 'Open it in your inbox:'],
])('the frame of a mail is in the language in which its author has the studio open: %j', async (lang, lead) => {
  await noteLanguage({ ...context, lang: lang === '' ? '' : `${lang}-MX` });
  await send('security');
  await mailThem();
  expect((await mails())[0]?.text).toContain(lead);
});

test('what went by mail only opens from its mail', async () => {
  await setNotifications(context, { events: [{ event: 'contest', inbox: false, email: true }] });
  const id = await send('contest');
  expect(await shown()).toEqual([]);
  expect(await getMessage(context, id)).toMatchObject({ title: 'News' });
});

test('two servers mail each message once', async () => {
  for (let n = 0; n < 12; n++) await send('security', { title: `Mail ${n}` });
  await Promise.all([mailThem(), mailThem()]);
  expect((await mails()).map(({ subject }) => subject).sort()).toEqual(
    Array.from({ length: 12 }, (_, n) => `Mail ${n}`).sort(),
  );
  await mailThem();
  expect(await mails()).toHaveLength(12);
});

test('a mail and the mark that it went out stand or fall together', async () => {
  await send('security');
  const failing = { send: () => Promise.reject(new Error('The outbox is full.')) };
  const options = { db: context.db, publicUrl: '', clock: context.clock };
  await expect(mailDueMessages({ ...options, mail: failing })).rejects.toThrow(RowsBroke);
  expect(await mails()).toHaveLength(0);
  context.clock.advance(MINUTE_MS);
  await mailThem();
  expect(await mails()).toHaveLength(1);
});

test.each([
  ['blocked', { blockedAt: new Date() }],
  ['without an address', { email: null }],
])('an author who is %s gets no mail, and nobody an error', async (_who, changes) => {
  await context.db.update(users).set(changes).where(eq(users.uid, context.uid));
  const id = await send('security');
  await mailThem();
  expect(await mails()).toHaveLength(0);
  expect(await context.db.select({ due: messages.mailDueAt }).from(messages).where(eq(messages.id, id))).toEqual([
    { due: null },
  ]);
});

test('the choice of the moment of mailing counts', async () => {
  await send('application');
  await setNotifications(context, { events: [{ event: 'application', inbox: true, email: false }] });
  await mailThem();
  expect(await mails()).toHaveLength(0);
});

test('what has a mail of its own gets no copy', async () => {
  await send('security', { mailed: true });
  await mailThem();
  expect(await mails()).toHaveLength(0);
});
