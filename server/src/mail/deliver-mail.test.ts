import { CODE_VALID_MINUTES } from '@myfiction/shared/contract/rules.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import { mailOutbox } from '../database/schema/platform.ts';
import { codeMail } from '../identity/mails.ts';
import { RowsBroke } from '../platform/due-rows/rows-broke.ts';
import { whileRowBreaks } from '../testing/break-changes.ts';
import { answerNameOf } from '../testing/expect-answer.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { deliverMail } from './deliver-mail.ts';
import { MailRefused } from './mail-refused.ts';
import { createOutboxMailer } from './outbox-mailer.ts';
import { purgeMail } from './purge-mail.ts';
import { readOutbox } from './read-outbox.ts';
import { refuseUndeliverable } from './refuse-undeliverable.ts';

const clock = createTestClock();
const mailer = createOutboxMailer({ clock, delivered: true, keepCode: false });
const database = freshDatabase();
beforeEach(async () => {
  await database.pool.query('truncate mail_outbox');
});

const mail = (to: string) => ({ to, subject: 'Your code', text: 'It is 123456', html: '<p>', code: '123456' });
const deliver = (send: (to: string) => void) =>
  deliverMail({ db: database.db, clock, send: async ({ to }) => send(to) });

test('mail goes out once, oldest first', async () => {
  await mailer.send(database.db, mail('first@example.com'));
  clock.advance(10);
  await mailer.send(database.db, mail('second@example.com'));
  const sent: string[] = [];
  expect(await deliver((to) => sent.push(to))).toBe(2);
  expect(sent).toEqual(['first@example.com', 'second@example.com']);
});

test('two servers do not send the same mail', async () => {
  await mailer.send(database.db, mail('one@example.com'));
  const sent: string[] = [];
  const results = await Promise.all([deliver((to) => sent.push(to)), deliver((to) => sent.push(to))]);
  expect(sent).toEqual(['one@example.com']);
  expect(results.sort()).toEqual([0, 1]);
});

test('no connection of the database waits for the mail server', async () => {
  await mailer.send(database.db, mail('one@example.com'));
  const busy: number[] = [];
  await deliver(() => busy.push(database.pool.totalCount - database.pool.idleCount));
  expect(busy).toEqual([0]);
});

test('a mail server that is down is tried again, later each time', async () => {
  await mailer.send(database.db, mail('one@example.com'));
  const fail = () => {
    throw new Error('connection refused');
  };
  expect(await deliver(fail)).toBe(1);
  expect(await deliver(fail)).toBe(0);
  clock.advance(30_000);
  expect(await deliver(fail)).toBe(1);
  clock.advance(30_000);
  expect(await deliver(fail)).toBe(0);
  clock.advance(30_000);
  const sent: string[] = [];
  await deliver((to) => sent.push(to));
  expect(sent).toEqual(['one@example.com']);
  expect(await deliver((to) => sent.push(to))).toBe(0);
});

test('one that is refused for good is over at once, and told', async () => {
  await mailer.send(database.db, mail('nobody@example.com'));
  const refused: string[] = [];
  const send = () => Promise.reject(new MailRefused('550 no such mailbox'));
  const run = () => deliverMail({ db: database.db, clock, send, onRefused: ({ id }) => refused.push(id) });
  expect(await run()).toBe(1);
  clock.advance(DAY_MS);
  expect(await run()).toBe(0);
  const [row] = await database.db.select().from(mailOutbox);
  expect(row).toMatchObject({ attempts: 1, sentAt: null, text: '', html: '', lastError: '550 no such mailbox' });
  expect(refused).toEqual([row?.id]);
});

test('who asks for another code is told of it while the first would have been good', async () => {
  await mailer.send(database.db, codeMail('nobody@example.com', 'signup', '123456', 'en'));
  const send = () => Promise.reject(new MailRefused('550 no such mailbox'));
  await deliverMail({ db: database.db, clock, send });
  const ask = (to: string) => refuseUndeliverable(database.db, to, clock.now());
  expect(await answerNameOf(ask('nobody@example.com'))).toBe('mailRefused');
  await ask('somebody@example.com');
  clock.advance(CODE_VALID_MINUTES * MINUTE_MS);
  await ask('nobody@example.com');
});

test('a code does not wait for the letters before it', async () => {
  await mailer.send(database.db, { ...mail('letter@example.com'), code: undefined });
  clock.advance(10);
  await mailer.send(database.db, codeMail('code@example.com', 'reset', '123456', 'en'));
  const sent: string[] = [];
  const send = async ({ to }: { to: string }) => void sent.push(to);
  expect(await deliverMail({ db: database.db, clock, send, urgent: true })).toBe(1);
  expect(sent).toEqual(['code@example.com']);
  await deliver((to) => sent.push(to));
  expect(sent).toEqual(['code@example.com', 'letter@example.com']);
});

test('a code that has run out does not go out any more, and its mail is not kept', async () => {
  await mailer.send(database.db, codeMail('one@example.com', 'reset', '123456', 'en'));
  clock.advance(CODE_VALID_MINUTES * MINUTE_MS);
  const sent: string[] = [];
  await deliver((to) => sent.push(to));
  expect(sent).toEqual([]);
  expect(await readOutbox(database.db)).toMatchObject([{ text: '', html: '' }]);
  expect(await deliver((to) => sent.push(to))).toBe(0);
});

test('a code goes out until it runs out', async () => {
  await mailer.send(database.db, codeMail('one@example.com', 'reset', '123456', 'en'));
  clock.advance(CODE_VALID_MINUTES * MINUTE_MS - 1);
  const sent: string[] = [];
  await deliver((to) => sent.push(to));
  expect(sent).toEqual(['one@example.com']);
});

test.each(['NUL \0', 'half of a pair \ud83d'])(
  'a mail server that answers with %j keeps no other mail back',
  async (answer) => {
    await mailer.send(database.db, mail('one@example.com'));
    clock.advance(10);
    await mailer.send(database.db, mail('two@example.com'));
    const sent: string[] = [];
    await deliver((to) => {
      if (to === 'one@example.com') throw new Error(answer);
      sent.push(to);
    });
    expect(sent).toEqual(['two@example.com']);
  },
);

test('one whose record cannot be written keeps no other mail back, and is not sent again at once', async () => {
  await mailer.send(database.db, mail('one@example.com'));
  clock.advance(10);
  await mailer.send(database.db, mail('two@example.com'));
  const sent: string[] = [];
  const run = () => deliver((to) => sent.push(to));
  await whileRowBreaks(database, 'update on mail_outbox', "new.recipient = 'one@example.com'", async () => {
    await expect(run()).rejects.toThrow(RowsBroke);
    await run();
  });
  expect(sent).toEqual(['one@example.com', 'two@example.com']);
});

test('mail of a transaction that is rolled back is never sent', async () => {
  const rolledBack = database.db.transaction(async (tx) => {
    await mailer.send(tx, mail('nobody@example.com'));
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  expect(await deliver(() => {})).toBe(0);
});

test('what was delivered is not kept, nor is its code', async () => {
  await mailer.send(database.db, mail('one@example.com'));
  await deliver(() => {});
  const [row] = await readOutbox(database.db);
  expect(row).toMatchObject({ to: 'one@example.com', text: '', html: '' });
  expect(row).not.toHaveProperty('code');
});

test('an address is forgotten a week later, unless its mail still waits', async () => {
  await mailer.send(database.db, mail('sent@example.com'));
  await deliver(() => {});
  await mailer.send(database.db, mail('waits@example.com'));
  clock.advance(7 * DAY_MS);
  await purgeMail(database.db, clock.now());
  expect((await readOutbox(database.db)).map(({ to }) => to).sort()).toEqual(['sent@example.com', 'waits@example.com']);
  clock.advance(1);
  await purgeMail(database.db, clock.now());
  expect((await readOutbox(database.db)).map(({ to }) => to)).toEqual(['waits@example.com']);
});

test('what is given up after a day goes too', async () => {
  await mailer.send(database.db, mail('nobody@example.com'));
  const fail = () => {
    throw new Error('no such mailbox');
  };
  for (let hour = 0; hour < 40; hour += 1) {
    await deliver(fail);
    clock.advance(HOUR_MS);
  }
  clock.advance(7 * DAY_MS);
  await purgeMail(database.db, clock.now());
  expect(await readOutbox(database.db)).toEqual([]);
});
