import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { eq, sql } from 'drizzle-orm';
import { setNotifications } from '../account/notifications.ts';
import { authorEvents } from '../database/schema/author-events.ts';
import { comments } from '../database/schema/comments.ts';
import { messages } from '../database/schema/messages.ts';
import { mailOutbox } from '../database/schema/platform.ts';
import { recoveryCodes, secondFactors } from '../database/schema/second-factors.ts';
import { hasSecondFactor } from '../identity/second-factor/check-second-factor.ts';
import { renewRecoveryCodes } from '../identity/second-factor/recovery-codes.ts';
import { findSession, openSession } from '../identity/sessions.ts';
import { startThread } from '../inbox/threads/start-thread.ts';
import { createDomainContext } from '../testing/domain-context.ts';
import { addStory, addUser } from '../testing/fixtures.ts';
import { openTestDesk, type TestDesk } from './testing/desk-run.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.database.close());

const db = () => desk.database.db;
const now = () => desk.clock.now();
const idIn = (text: string): string => /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(text)?.[0] ?? '';
const eventsOf = async (uid: number | null) =>
  (
    await db()
      .select()
      .from(authorEvents)
      .where(uid === null ? sql`uid is null` : eq(authorEvents.uid, uid))
  ).map(({ event }) => event);

describe('author', () => {
  test('find looks by number, pen name and address', async () => {
    const uid = await addUser(db(), { penName: 'Wilma 100% Words', email: 'wilma@example.org' });
    for (const text of [String(uid), '100%', 'WILMA@EXAMPLE']) {
      expect(await desk.json('author', 'find', text)).toMatchObject([{ uid, penName: 'Wilma 100% Words' }]);
    }
    expect((await desk.run('author', 'find', '200%')).out).toBe('Nobody.');
  });

  test.each([
    ['Сосо Тюлева', 'сосо'],
    ['Лариса', 'рис'],
    ['Янова', 'нова'],
  ])(
    'find looks by part of a pen name of another alphabet, also where it looks Latin: %s by %s',
    async (penName, text) => {
      const uid = await addUser(db(), { penName });
      expect(await desk.json('author', 'find', text)).toMatchObject([{ uid, penName }]);
    },
  );

  test('show tells the account and its stories', async () => {
    const uid = await addUser(db(), { penName: 'Shown', email: 'shown@example.org' });
    const story = await addStory(createDomainContext(desk.database, { uid, clock: desk.clock }), {
      title: 'A Shown Story',
    });
    await openSession(db(), { uid, ip: '', now: now() });
    expect(await desk.json('author', 'show', String(uid))).toMatchObject({
      ...{ uid, email: 'shown@example.org', openSessions: 1, blockedAt: null },
      stories: [{ id: story.story_id, title: 'A Shown Story', contract: 0 }],
    });
    const { out } = await desk.run('author', 'show', String(uid));
    expect(out).toMatch(/^Pen name +Shown$/m);
    expect(out).toContain('A Shown Story');
  });

  test('a pen name is text to a terminal, whatever it says', async () => {
    await addUser(db(), { penName: 'Red\u001b[31mAlert\u202e' });
    const { out } = await desk.run('author', 'find', 'alert');
    expect(out).toContain('Red[31mAlert');
    expect(out).not.toContain('\u001b');
    expect(out).not.toContain('\u202e');
  });

  test('block ends every session and refuses new ones, unblock opens the door again', async () => {
    const uid = await addUser(db(), { email: 'blocked@example.org' });
    const session = await openSession(db(), { uid, ip: '', now: now() });
    expect(await desk.json('author', 'block', String(uid), '--reason', 'x')).toEqual({
      ...{ uid, changed: true, ended_sessions: 1 },
    });
    expect(await findSession(db(), session, now())).toBeNull();
    const again = await desk.run('author', 'block', String(uid), '--reason', 'x');
    expect(again).toMatchObject({ code: 0, out: `Author ${uid} was blocked already.` });
    expect(await desk.json('author', 'unblock', String(uid), '--reason', 'y')).toEqual({ uid, changed: true });
    expect(await desk.json('author', 'show', String(uid))).toMatchObject({ blockedAt: null });
    expect(await desk.json('author', 'unblock', String(uid), '--reason', 'y')).toEqual({ uid, changed: false });
  });

  test('an app that is lost is removed, once, and the author is told', async () => {
    const uid = await addUser(db(), { email: 'lost-app@example.org' });
    const remove = (...more: string[]) =>
      desk.run('author', 'remove-app', String(uid), '--reason', 'ID shown', ...more);
    expect(await remove('--yes')).toMatchObject({ code: 0, out: `Author ${uid} has no authenticator app.` });
    await db()
      .insert(secondFactors)
      .values({ uid, secret: Buffer.from('sealed'), confirmedAt: now() });
    await renewRecoveryCodes(db(), uid);
    expect(await remove()).toMatchObject({ code: 4 });
    expect(await hasSecondFactor(db(), uid)).toBe(true);
    expect(await remove('--yes')).toMatchObject({ code: 0, out: `Author ${uid} signs in without the app: ID shown` });
    expect(await hasSecondFactor(db(), uid)).toBe(false);
    expect(await db().select().from(recoveryCodes).where(eq(recoveryCodes.uid, uid))).toEqual([]);
    const letters = await db().select().from(messages).where(eq(messages.uid, uid));
    expect(letters.map(({ title }) => title)).toEqual(['The authenticator app was removed']);
    expect(await desk.run('author', 'remove-app', '1', '--reason', 'x', '--yes')).toMatchObject({ code: 1 });
  });

  test('what is left of a deleted account stays closed', async () => {
    const uid = await addUser(db(), { penName: 'Deleted author', email: null, blockedAt: now() });
    expect(await desk.run('author', 'unblock', String(uid), '--reason', 'x')).toMatchObject({ code: 1 });
    expect(await desk.json('author', 'show', String(uid))).toMatchObject({ blockedAt: now().toISOString() });
  });
});

describe('role', () => {
  test('is granted and revoked, once each', async () => {
    const uid = String(await addUser(db()));
    expect(await desk.json('role', 'grant', uid, 'qa')).toMatchObject({ roles: ['qa'], changed: true });
    expect(await desk.json('role', 'grant', uid, 'qa')).toMatchObject({ roles: ['qa'], changed: false });
    expect(await desk.json('author', 'show', uid)).toMatchObject({ roles: ['qa'] });
    expect(await desk.json('role', 'revoke', uid, 'qa')).toMatchObject({ roles: [], changed: true });
    expect(await desk.run('role', 'grant', uid, 'owner')).toMatchObject({ code: 2 });
    expect(await desk.run('role', 'grant', '1', 'qa')).toMatchObject({ code: 1 });
  });
});

describe('write', () => {
  test('begins a conversation and goes on with it', async () => {
    const uid = await addUser(db());
    const signed = ['--sender', 'Hana Lindqvist, contract editor'];
    const first = await desk.run(
      'write',
      String(uid),
      '--title',
      'Your outline',
      '--body',
      'Two questions.',
      ...signed,
    );
    const thread = idIn(first.out);
    const sent = await db().select().from(messages).where(eq(messages.uid, uid));
    expect(sent).toMatchObject([{ id: thread, type: 'editor', title: 'Your outline', sender: signed[1] }]);
    expect(await eventsOf(uid)).toContainEqual({ topic: 'message', message_id: thread });
    desk.clock.advance(1_000);
    await desk.runAs('hana', ['write', String(uid), '--thread', thread, '--body', '-'], undefined, 'One more.\n');
    expect((await db().select().from(messages).where(eq(messages.uid, uid)))[0]).toMatchObject({ body: 'One more.' });
    const shown = JSON.parse((await desk.run('thread', 'show', thread, '--json')).out);
    expect(shown.turns.map(({ body }: { body: string }) => body).at(-1)).toBe('One more.');
    expect(await desk.run('thread', 'close', thread, '--yes')).toMatchObject({ code: 0 });
    const late = await desk.run('write', String(uid), '--thread', thread, '--body', 'Too late.');
    expect(late.code).toBe(1);
  });

  test('a conversation in which the author waits is closed by who says so', async () => {
    const context = createDomainContext(desk.database, { uid: await addUser(db()), clock: desk.clock });
    const letter = { reply_id: randomUUID(), body: 'Anybody there?', attachment_ids: [] };
    const { message_id } = await startThread(context, { subject: { kind: 'support', topic: 'other' }, ...letter });
    const refused = await desk.run('thread', 'close', message_id, '--yes');
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('The author waits for an answer') });
    expect(await desk.run('thread', 'close', message_id, '--unanswered', '--yes')).toMatchObject({ code: 0 });
  });

  test('says so where the author takes no letters, and sends the answer to one of their own', async () => {
    const context = createDomainContext(desk.database, { uid: await addUser(db()), clock: desk.clock });
    const uid = String(context.uid);
    await setNotifications(context, { events: [{ event: 'editor-message', inbox: false, email: false }] });
    const refused = await desk.run('write', uid, '--title', 'Hello', '--body', 'Two questions.');
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('takes no letters') });
    const letter = { reply_id: randomUUID(), body: 'Anybody there?', attachment_ids: [] };
    const { message_id } = await startThread(context, { subject: { kind: 'support', topic: 'other' }, ...letter });
    expect(await desk.run('write', uid, '--thread', message_id, '--body', 'Yes.')).toMatchObject({ code: 0 });
  });

  test('needs a subject to begin, and a letter', async () => {
    const uid = String(await addUser(db()));
    expect(await desk.run('write', uid, '--body', 'Hello')).toMatchObject({ code: 2 });
    expect(await desk.run('write', uid, '--title', 'Hello', '--body', '  ')).toMatchObject({ code: 2 });
    const foreign = await desk.run('write', uid, '--thread', randomUUID(), '--body', 'Hello');
    expect(foreign.code).toBe(1);
  });

  test('nobody waits where nobody has written', async () => {
    expect((await desk.run('threads')).out).toBe('Nobody waits.');
  });
});

describe('announce', () => {
  test('shows news and tells every tab, end takes them down', async () => {
    const { out } = await desk.run(
      'announce',
      'Spring contest',
      '--body',
      'It begins.',
      '--until',
      '2026-04-01',
      '--path',
      '/activity/spring',
    );
    const id = idIn(out);
    expect(await desk.json('announcement', 'list')).toMatchObject([
      { id, title: 'Spring contest', actionPath: '/activity/spring', endsAt: '2026-04-02T00:00:00.000Z' },
    ]);
    expect(await eventsOf(null)).toEqual([{ topic: 'announcement', announcement_id: id }]);
    expect(await desk.json('announcement', 'end', id)).toEqual({ announcement_id: id, changed: true });
    expect(await desk.json('announcement', 'end', id)).toEqual({ announcement_id: id, changed: false });
    expect(await eventsOf(null)).toHaveLength(2);
  });

  test.each([
    [['--until', '2020-01-01'], 'ended before'],
    [['--path', 'https://evil.example'], 'no path of the studio'],
  ])('%j is refused', async (more, why) => {
    const { code, err } = await desk.run('announce', 'News', '--body', 'x', ...more);
    expect([code, err]).toEqual([1, expect.stringContaining(why)]);
  });

  test('Spanish has a title and a text, or neither', async () => {
    const { code, err } = await desk.run('announce', 'News', '--body', 'x', '--es-title', 'Noticia');
    expect([code, err]).toEqual([2, expect.stringContaining('both --es-title and --es-body')]);
    const given = ['--es-title', 'Noticia', '--es-body', 'Texto'];
    expect(await desk.run('announce', 'News', '--body', 'x', ...given)).toMatchObject({ code: 0 });
    expect(await desk.json('announcement', 'list')).toContainEqual(
      expect.objectContaining({ titleEs: 'Noticia', bodyEs: 'Texto' }),
    );
  });

  test('a day holds to its end, also today, and a time to that moment', async () => {
    const announce = async (until: string) =>
      idIn((await desk.run('announce', 'News', '--body', 'x', '--until', until)).out);
    const today = now().toISOString().slice(0, 10);
    const day = { id: await announce(today), endsAt: new Date(Date.parse(today) + DAY_MS).toISOString() };
    const time = { id: await announce('2027-03-31T18:00Z'), endsAt: '2027-03-31T18:00:00.000Z' };
    const news = await desk.json('announcement', 'list');
    for (const one of [day, time]) expect(news).toContainEqual(expect.objectContaining(one));
  });

  test('what is not there cannot be ended', async () => {
    expect(await desk.run('announcement', 'end', randomUUID())).toMatchObject({ code: 1 });
  });
});

describe('comment', () => {
  async function addComment(): Promise<string> {
    const uid = await addUser(db());
    const { story_id } = await addStory(createDomainContext(desk.database, { uid, clock: desk.clock }));
    const id = randomUUID();
    const reader = { readerId: 'r1', readerName: 'Ada', text: 'Buy followers here' };
    const reported = { status: 'reported' as const, reportReason: 'spam' as const, reportedAt: now(), seenAt: now() };
    await db()
      .insert(comments)
      .values({ id, uid, storyId: story_id, ...reader, ...reported, createdAt: now() });
    return id;
  }
  const statusOf = async (id: string) =>
    (await db().select({ status: comments.status }).from(comments).where(eq(comments.id, id)))[0]?.status;

  test('the queue is listed, and each decision made', async () => {
    const id = await addComment();
    expect((await desk.run('comment', 'reported')).out).toMatch(new RegExp(`^${id} .*Buy followers here$`, 'm'));
    for (const [deed, status] of [
      ['hold', 'held'],
      ['release', 'visible'],
      ['remove', 'removed'],
    ] as const) {
      expect(await desk.run('comment', deed, id, '--yes')).toMatchObject({ code: 0, err: '' });
      expect(await statusOf(id)).toBe(status);
    }
    for (const deed of ['hold', 'release']) {
      const err = 'Nothing was done: the comment is removed for good.';
      expect(await desk.run('comment', deed, id)).toMatchObject({ code: 1, err });
      expect(await statusOf(id)).toBe('removed');
    }
    expect(await desk.run('comment', 'remove', id, '--yes')).toMatchObject({ code: 0 });
    expect(await desk.run('comment', 'hold', randomUUID())).toMatchObject({ code: 1 });
  });

  test('whoever wants to hear nothing of new comments hears what became of the own report', async () => {
    const id = await addComment();
    const [{ uid } = { uid: 0 }] = await db().select().from(comments).where(eq(comments.id, id));
    const author = createDomainContext(desk.database, { uid, clock: desk.clock });
    await setNotifications(author, { events: [{ event: 'new-comment', inbox: false, email: false }] });
    await desk.run('comment', 'remove', id, '--yes');
    expect(await db().select().from(messages).where(eq(messages.uid, uid))).toEqual([
      expect.objectContaining({ event: 'new-comment', mailOnly: false, mailDueAt: null }),
    ]);
  });

  test('words are added and allowed', async () => {
    expect((await desk.run('word', 'list')).out).toBe('The desk has added no word, and allowed none.');
    await desk.run('word', 'add', 'Follow4Follow');
    await desk.run('word', 'allow', 'scam');
    const words = await desk.json('word', 'list');
    expect(words).toEqual(expect.arrayContaining([expect.objectContaining({ phrase: 'scam', allowed: true })]));
    expect(await desk.run('word', 'add', '!!!')).toMatchObject({ code: 1 });
  });

  test.each([
    ['allow', 'harmless', 'No comment was held for it before'],
    ['add', 'harmless', 'held from now on'],
    ['add', 'Harmless', 'held before, too'],
    ['allow', 'harmless', 'no longer held'],
    ['add', 'bastard', 'held before, too'],
    ['allow', 'bastard', 'no longer held'],
  ])('word %s %s tells what it changes', async (command, word, told) => {
    expect(await desk.run('word', command, word)).toMatchObject({ code: 0, out: expect.stringContaining(told) });
  });
});

describe('a block', () => {
  const mailsTo = (recipient: string) =>
    desk.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient)).orderBy(mailOutbox.subject);

  test('is mailed once, with the reason, what stays hers and whom to ask; so is its end', async () => {
    const uid = String(await addUser(desk.database.db, { email: 'blocked@example.com' }));
    const block = ['author', 'block', uid, '--reason', 'case 7', '--message', 'Three stories are not yours.'];
    await desk.run(...block);
    await desk.run(...block);
    const [blocked, ...others] = await mailsTo('blocked@example.com');
    expect(others).toEqual([]);
    expect(blocked).toMatchObject({ subject: 'Your account was blocked' });
    expect(blocked?.text).toMatch(/Three stories are not yours\..*write to \S+@\S+\..*download.*\/login\n$/s);
    expect(blocked?.text).not.toContain('case 7');
    await desk.run('author', 'unblock', uid, '--reason', 'case 7');
    expect((await mailsTo('blocked@example.com')).map(({ subject }) => subject)).toContain(
      'Your account is open again',
    );
  });

  test('of an author without an address is told at the sign-in alone', async () => {
    const uid = await addUser(desk.database.db, { email: null });
    expect(await desk.run('author', 'block', String(uid), '--reason', 'case 8')).toMatchObject({ code: 0 });
  });
});

describe('billing', () => {
  test('nothing waits, and what is not there is neither paid nor failed', async () => {
    expect((await desk.run('withdrawals')).out).toBe('Nothing waits to be paid.');
    const id = randomUUID();
    expect(await desk.run('pay', id, '--reference', 'x', '--yes')).toMatchObject({ code: 1 });
    expect(await desk.run('mark-failed', id, '--reason', 'x', '--yes')).toMatchObject({ code: 1 });
  });
});

test('what nobody has said of an article is told apart from an article that is not there', async () => {
  expect((await desk.run('article', 'ratings')).out).toBe('Nobody has judged an article yet.');
  const of = (name: string) => desk.run('article', 'ratings', '--article', name);
  expect(await of('cover')).toMatchObject({ code: 0, out: 'Nobody has written about cover.' });
  expect(await of('covr')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/no article "covr"\. There are .*cover,/),
  });
});
