import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@myfiction/shared/contract/time-units.ts';
import { eq, inArray } from 'drizzle-orm';
import { lapseOffers } from '../../applications/lapse-offers.ts';
import { purgePersons } from '../../applications/purge-persons.ts';
import { closeMonth } from '../../billing/close-month.ts';
import { ingestRevenue } from '../../billing/ingest-revenue.ts';
import { releaseDueBills } from '../../billing/release-due-bills.ts';
import { sendDigests } from '../../comments/digest/send-digests.ts';
import { applications } from '../../database/schema/applications.ts';
import { bills } from '../../database/schema/bills.ts';
import { messages } from '../../database/schema/messages.ts';
import { mailOutbox } from '../../database/schema/platform.ts';
import { billingMonths } from '../../database/schema/revenue.ts';
import { secondFactors } from '../../database/schema/second-factors.ts';
import { removedFiles } from '../../database/schema/threads.ts';
import { users } from '../../database/schema/users.ts';
import { removeFiles } from '../../files/remove-files.ts';
import { SECRET_PURPOSE } from '../../identity/second-factor/check-second-factor.ts';
import { mailDueMessages } from '../../inbox/mail/mail-due-messages.ts';
import { sendMessage } from '../../inbox/send-message.ts';
import { addBill } from '../../testing/add-bill.ts';
import { addIdImage } from '../../testing/application-fixture.ts';
import { whileRowBreaks } from '../../testing/break-changes.ts';
import { addCommentedStory } from '../../testing/comment-fixture.ts';
import { createDomainContext, type DomainContext } from '../../testing/domain-context.ts';
import { addStory, addUser } from '../../testing/fixtures.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { addMoneyAuthor, addPayout } from '../../testing/money-author.ts';
import { resealAll } from '../reseal.ts';
import { createSecrets } from '../secrets.ts';
import { RowsBroke } from './rows-broke.ts';

const database = freshDatabase();
const { db } = database;
/** Of whom something breaks, which is due first. */
let broken: DomainContext;
let fine: DomainContext;
beforeEach(async () => {
  broken = createDomainContext(database, { uid: await addUser(db) });
  fine = { ...broken, uid: await addUser(db) };
});

/** Runs a job while the change of one row is refused, then again when its time has come. */
async function runTwice(event: string, which: string, run: () => Promise<unknown>, between: () => Promise<void>) {
  await whileRowBreaks(database, event, which, () => expect(run()).rejects.toThrow(RowsBroke));
  await between();
  broken.clock.advance(HOUR_MS);
  await run();
}

test('bills of others are released', async () => {
  for (const context of [broken, fine]) {
    await addPayout(context);
    await addBill(db, { uid: context.uid, netMinor: 20_000, month: context === broken ? '2025-08-01' : '2025-09-01' });
  }
  // A way of payment that was just given is locked for a while.
  broken.clock.advance(30 * DAY_MS);
  const statuses = async () =>
    (
      await db
        .select()
        .from(bills)
        .where(inArray(bills.uid, [broken.uid, fine.uid]))
        .orderBy(bills.payday)
    ).map(({ status }) => status);
  const told = () => db.$count(messages, eq(messages.uid, fine.uid));
  await runTwice(
    'update on bills',
    `new.uid = ${broken.uid}`,
    () => releaseDueBills({ db, clock: broken.clock }),
    async () => {
      expect(await statuses()).toEqual([1, 2]);
    },
  );
  expect(await statuses()).toEqual([2, 2]);
  expect(await told()).toBe(1);
});

test('bills of others are written, and the month stays open', async () => {
  const month = '2026-03-01';
  for (const context of [broken, fine]) {
    const author = await addMoneyAuthor(context);
    await ingestRevenue(context, { events: [author.event()] });
  }
  broken.clock.set(new Date('2026-04-04T12:00:00Z'));
  const ofMonth = async () =>
    (await db.select({ uid: bills.uid }).from(bills).where(eq(bills.month, month))).map(({ uid }) => uid);
  const closedAt = async () =>
    (await db.select().from(billingMonths).where(eq(billingMonths.month, month)))[0]?.closedAt;
  const close = () => closeMonth(broken, month);
  await runTwice('insert on bills', `new.uid = ${broken.uid}`, close, async () => {
    expect(await ofMonth()).toEqual([fine.uid]);
    await expect(close()).rejects.toThrow('put aside');
    expect(await closedAt()).toBeNull();
  });
  expect((await ofMonth()).sort()).toEqual([broken.uid, fine.uid].sort());
  expect(await closedAt()).not.toBeNull();
});

test('others are told of new comments', async () => {
  for (const context of [broken, fine]) {
    await (await addCommentedStory(context)).comment();
    broken.clock.advance(1);
  }
  broken.clock.advance(HOUR_MS);
  const told = async () =>
    (
      await db
        .select()
        .from(messages)
        .where(inArray(messages.uid, [broken.uid, fine.uid]))
    ).map(({ uid }) => uid);
  await runTwice(
    'insert on messages',
    `new.uid = ${broken.uid}`,
    () => sendDigests(broken),
    async () => {
      expect(await told()).toEqual([fine.uid]);
    },
  );
  expect((await told()).sort()).toEqual([broken.uid, fine.uid].sort());
});

test('copies of others’ messages go out by mail', async () => {
  const addressOf = ({ uid }: DomainContext) => `${uid}@example.com`;
  for (const context of [broken, fine]) {
    await db
      .update(users)
      .set({ email: addressOf(context) })
      .where(eq(users.uid, context.uid));
    const message = { uid: context.uid, type: 'security', event: 'security', title: 'News', body: 'Text.' } as const;
    await sendMessage(db, message, broken.clock.now());
    broken.clock.advance(1);
  }
  const mailed = async () => (await db.select().from(mailOutbox)).map(({ recipient }) => recipient);
  const run = () => mailDueMessages({ ...broken, publicUrl: '' });
  await runTwice('insert on mail_outbox', `new.recipient = '${addressOf(broken)}'`, run, async () => {
    expect(await mailed()).toEqual([addressOf(fine)]);
  });
  expect((await mailed()).sort()).toEqual([addressOf(broken), addressOf(fine)].sort());
});

/** An application of each, changed as given. */
async function apply(changes: Partial<typeof applications.$inferInsert>): Promise<{ brokenId: string }> {
  const ids: string[] = [];
  for (const context of [broken, fine]) {
    const { story_id } = await addStory(context);
    await addIdImage(context, story_id);
    ids.push(story_id);
    await db.update(applications).set(changes).where(eq(applications.storyId, story_id));
  }
  return { brokenId: ids[0] ?? '' };
}

test('others’ offers lapse', async () => {
  const due = broken.clock.now();
  const { brokenId } = await apply({ status: 22, contractId: randomUUID(), expectedAt: due });
  const waiting = () => db.$count(applications, eq(applications.status, 22));
  await runTwice(
    'update on stories',
    `new.id = '${brokenId}'`,
    () => lapseOffers(broken),
    async () => {
      expect(await waiting()).toBe(1);
    },
  );
  expect(await waiting()).toBe(0);
});

test('others’ personal data is deleted', async () => {
  const endedAt = broken.clock.now();
  const { brokenId } = await apply({ endedAt, person: Buffer.from('sealed') });
  broken.clock.advance(90 * DAY_MS);
  const kept = async () => (await db.select().from(applications)).filter(({ person }) => person !== null);
  const which = `new.story_id = '${brokenId}'`;
  await runTwice(
    'update on applications',
    which,
    () => purgePersons(broken),
    async () => {
      expect((await kept()).map(({ storyId }) => storyId)).toEqual([brokenId]);
    },
  );
  expect(await kept()).toEqual([]);
});

test('what no key opens keeps nothing else sealed with an old key', async () => {
  const [oldKey, newKey, lost] = [1, 2, 3].map((fill) => Buffer.alloc(32, fill)) as [Buffer, Buffer, Buffer];
  for (const [context, key] of [
    [broken, lost],
    [fine, oldKey],
  ] as const) {
    const secret = createSecrets(key).seal(SECRET_PURPOSE, Buffer.from('secret'));
    await db.insert(secondFactors).values({ uid: context.uid, secret });
  }
  const secrets = createSecrets(newKey, [oldKey]);
  await expect(resealAll({ ...broken, secrets })).rejects.toThrow(`second_factors.secret ${broken.uid}`);
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.uid, fine.uid));
  expect(
    createSecrets(newKey)
      .open(SECRET_PURPOSE, row?.secret ?? Buffer.alloc(0))
      .toString(),
  ).toBe('secret');
});

test('a file that cannot be removed keeps no other', async () => {
  await db.insert(removedFiles).values(['a', 'b', 'c'].map((file) => ({ file, dueAt: new Date(0) })));
  const removePrivate = async (file: string): Promise<void> => {
    // No connection of the database waits for the store.
    expect(database.pool.totalCount - database.pool.idleCount).toBe(0);
    if (file === 'a') throw new Error('busy');
  };
  const files = { ...broken.files, removePrivate };
  await expect(removeFiles({ ...broken, files })).rejects.toThrow('put aside: a');
  expect(await db.select().from(removedFiles)).toMatchObject([{ file: 'a' }]);
});
