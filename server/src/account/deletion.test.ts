import { DAY_MS, MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import { eq } from 'drizzle-orm';
import { ingestRevenue } from '../billing/ingest-revenue.ts';
import { STEP } from '../database/delete-in-steps.ts';
import { billLines, bills } from '../database/schema/bills.ts';
import { chapters } from '../database/schema/chapters.ts';
import { messages } from '../database/schema/messages.ts';
import { mailOutbox } from '../database/schema/platform.ts';
import { stories } from '../database/schema/stories.ts';
import { users } from '../database/schema/users.ts';
import { hashPassword } from '../identity/passwords.ts';
import { openSession } from '../identity/sessions.ts';
import { addBill } from '../testing/add-bill.ts';
import { whileRowBreaks } from '../testing/break-changes.ts';
import { deleteAccounts } from '../testing/delete-accounts.ts';
import { createDomainContext, type DomainContext } from '../testing/domain-context.ts';
import { addPublished, addStory, addUser, chapterText } from '../testing/fixtures.ts';
import { growComments } from '../testing/grow-comments.ts';
import { addMoneyAuthor } from '../testing/money-author.ts';
import { refuseLargeWrites } from '../testing/refuse-large-writes.ts';
import { signedCall } from '../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

const PASSWORD = 'writes-every-day';

let testApp: TestApp;
let context: DomainContext;
let session: { uid: number; session: string };
let storyId: string;
let passwordHash: string;
let serial = 0;
beforeAll(async () => {
  testApp = await buildTestApp();
  passwordHash = await hashPassword(PASSWORD);
});
beforeEach(async () => {
  const { db } = testApp.database;
  serial += 1;
  const uid = await addUser(db, { email: `author${serial}@example.com`, passwordHash });
  context = createDomainContext(testApp.database, { uid, clock: testApp.clock });
  session = { uid, session: await openSession(db, { uid, ip: '', now: testApp.clock.now() }) };
  storyId = (await addStory(context)).story_id;
  await addPublished(context, storyId, chapterText('One', 'Words.'));
});
afterAll(() => testApp.close());

const ask = (password = PASSWORD) =>
  signedCall(testApp, 'account/requestDeletion', { proof: { password } }, { session });
const run = () => deleteAccounts({ db: testApp.database.db, clock: testApp.clock });
const accountRows = () => testApp.database.db.select().from(users).where(eq(users.uid, session.uid));
const inboxTitles = async () => {
  const ofAuthor = testApp.database.db.select().from(messages).where(eq(messages.uid, session.uid));
  return (await ofAuthor.orderBy(messages.createdAt)).map(({ title }) => title);
};
const bill = (status: 2 | 3) =>
  addBill(testApp.database.db, { uid: session.uid, status }, { storyId, storyTitle: 'Secret' });

test('the account goes after 14 days, with everything in it', async () => {
  const { data } = await ask();
  expect(data.deletion_at).toBe(new Date(testApp.clock.now().getTime() + 14 * DAY_MS).toISOString());
  testApp.clock.advance(14 * DAY_MS - 1);
  await run();
  expect(await accountRows()).toHaveLength(1);
  testApp.clock.advance(1);
  await Promise.all([run(), run()]);
  expect(await accountRows()).toEqual([]);
  expect(await testApp.database.db.select().from(chapters).where(eq(chapters.storyId, storyId))).toEqual([]);
});

test('until then it can be undone, and asking twice keeps the first day', async () => {
  const { data: first } = await ask();
  testApp.clock.advance(DAY_MS);
  expect((await ask()).data.deletion_at).toBe(first.deletion_at);
  for (const _ of ['once', 'and again']) {
    expect(await signedCall(testApp, 'account/undoDeletion', {}, { session })).toMatchObject({
      data: { deletion_at: null },
    });
  }
  expect(await inboxTitles()).toEqual(['Your account will be deleted', 'Your account stays']);
  testApp.clock.advance(20 * DAY_MS);
  await run();
  expect(await accountRows()).toHaveLength(1);
});

test('it needs the password, and the owner is told by mail and in the inbox', async () => {
  expect(await ask('guessed')).toMatchObject({ code: 6200005 });
  await ask();
  const mails = await testApp.database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, `author${serial}@example.com`));
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Your account will be deleted on .* UTC$/),
  ]);
  expect(await inboxTitles()).toEqual(['Your account will be deleted']);
});

test('money that is owed and a running contract keep it', async () => {
  await testApp.database.db.update(stories).set({ contractStatus: 30 }).where(eq(stories.id, storyId));
  expect(await ask()).toMatchObject({ code: 400027 });
  await bill(2);
  expect(await ask()).toMatchObject({ code: 400026 });
  expect(await accountRows()).toEqual([expect.objectContaining({ deletionAt: null })]);
});

test('an offer that waits to be signed keeps it, and says that it can be declined', async () => {
  await testApp.database.db.update(stories).set({ contractStatus: 22 }).where(eq(stories.id, storyId));
  expect(await ask()).toMatchObject({ code: 400027, msg: expect.stringContaining('Decline it') });
});

test('what the running month has earned keeps it too', async () => {
  await ingestRevenue(context, { events: [(await addMoneyAuthor(context)).event()] });
  expect(await ask()).toMatchObject({ code: 400026 });
});

test('a month that is too small to be withdrawn keeps it, and says who helps', async () => {
  await addBill(testApp.database.db, { uid: session.uid, netMinor: 300 });
  expect(await ask()).toMatchObject({
    code: 400026,
    msg: expect.stringContaining('too little to withdraw, write to us'),
  });
});

test('a bill of nothing keeps nobody', async () => {
  await addBill(testApp.database.db, { uid: session.uid, netMinor: 0 });
  expect(await ask()).toMatchObject({ code: 0 });
});

test('what has come up since keeps the account, and its author is told', async () => {
  await ask();
  await testApp.database.db.update(stories).set({ contractStatus: 22 }).where(eq(stories.id, storyId));
  testApp.clock.advance(15 * DAY_MS);
  await run();
  expect(await accountRows()).toEqual([expect.objectContaining({ deletionAt: null })]);
  expect(await inboxTitles()).toContain('Your account was not deleted');
});

test('one that breaks stays as it is, and does not keep the others', async () => {
  const { db } = testApp.database;
  const other = await addUser(db);
  const due = testApp.clock.now();
  await db
    .update(users)
    .set({ deletionAt: new Date(due.getTime() - 1) })
    .where(eq(users.uid, session.uid));
  await db.update(users).set({ deletionAt: due }).where(eq(users.uid, other));
  await whileRowBreaks(testApp.database, 'delete on stories', `old.uid = ${session.uid}`, async () => {
    await expect(run()).rejects.toThrow(`put aside: ${session.uid}`);
  });
  expect(await accountRows()).toHaveLength(1);
  expect(await db.select().from(users).where(eq(users.uid, other))).toEqual([]);
  testApp.clock.advance(MINUTE_MS);
  await run();
  expect(await accountRows()).toEqual([]);
});

test('of a popular author no statement deletes more than it has the time for', async () => {
  const { db, pool } = testApp.database;
  const chapterId = await addPublished(context, storyId, chapterText('Two', 'Words.'));
  await growComments(pool, { uid: session.uid, storyId, chapterId, count: STEP + 1 });
  await pool.query(
    `insert into chapter_readers select $1, 'reader ' || n, now() from generate_series(1, ${STEP + 1}) n`,
    [chapterId],
  );
  for (const table of ['comments', 'chapter_readers']) await refuseLargeWrites(testApp.database, 'delete', table);
  await db.update(users).set({ deletionAt: testApp.clock.now() }).where(eq(users.uid, session.uid));
  await run();
  expect(await accountRows()).toEqual([]);
}, 30_000);

test('bills stay, without the person', async () => {
  await bill(3);
  await ask();
  testApp.clock.advance(15 * DAY_MS);
  await run();
  expect(await accountRows()).toEqual([
    expect.objectContaining({
      penName: 'Deleted author',
      email: null,
      passwordHash: null,
      blockedAt: expect.any(Date),
    }),
  ]);
  const [kept] = await testApp.database.db.select().from(bills).where(eq(bills.uid, session.uid));
  expect(kept).toMatchObject({ netMinor: 500, penName: '' });
  const lines = await testApp.database.db
    .select()
    .from(billLines)
    .where(eq(billLines.billId, kept?.id ?? ''));
  expect(lines).toEqual([expect.objectContaining({ storyId: null, storyTitle: '', amountMinor: 500 })]);
  expect(await testApp.database.db.select().from(stories).where(eq(stories.uid, session.uid))).toEqual([]);
});
