import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@myfiction/shared/contract/time-units.ts';
import { eq } from 'drizzle-orm';
import { ingestRevenue } from '../billing/ingest-revenue.ts';
import { publishDueChapters } from '../chapters/due/publish-due-chapters.ts';
import { STEP } from '../database/delete-in-steps.ts';
import { billLines, bills } from '../database/schema/bills.ts';
import { chapters, chapterVersions } from '../database/schema/chapters.ts';
import { comments } from '../database/schema/comments.ts';
import { revenueTotals } from '../database/schema/revenue.ts';
import { stories } from '../database/schema/stories.ts';
import { users } from '../database/schema/users.ts';
import { createStory } from '../stories/create-story.ts';
import { addBill } from '../testing/add-bill.ts';
import { addCommentedStory } from '../testing/comment-fixture.ts';
import { createDomainContext } from '../testing/domain-context.ts';
import { killAtStatement } from '../testing/fail-at-statement.ts';
import { addPublished, addStory, addUser, chapterText, storyFields } from '../testing/fixtures.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { createLogRecorder } from '../testing/log-recorder.ts';
import { deleteDueAccounts } from './delete-due-accounts.ts';
import { sweepDeletedAccounts } from './sweep-deleted-accounts.ts';

const database = freshDatabase();
const { db, pool } = database;
const context = freshAuthor(database);

const other = async () => createDomainContext(database, { uid: await addUser(db), clock: context.clock });
const mine = () => eq(users.uid, context.uid);
const sweep = () => sweepDeletedAccounts(context);
async function end(): Promise<void> {
  await db.update(users).set({ deletionAt: context.clock.now() }).where(mine());
  await deleteDueAccounts({ ...context, log: createLogRecorder() });
}

test('it is gone for everybody at once, before anything is swept away', async () => {
  const email = `gone${context.uid}@example.com`;
  await db.update(users).set({ email }).where(mine());
  const { storyId, chapterId, said, send } = await addCommentedStory(context);
  const title = `Gone ${context.uid}`;
  await db.update(stories).set({ title, titleKey: title.toLowerCase() }).where(eq(stories.id, storyId));
  const { chapter_id: due } = await createDue(storyId);
  await end();
  expect(await db.$count(chapters, eq(chapters.id, chapterId))).toBe(1);
  const money = { units: 1, rate_micros: 1_000_000, currency: 'USD', kind: 'unlock' } as const;
  const at = context.clock.now().toISOString();
  const earned = { event_id: randomUUID(), story_id: storyId, chapter_id: chapterId, at, ...money };
  expect(await ingestRevenue(context, { events: [earned] })).toMatchObject({ accepted: 0, unknown: 1 });
  expect(await db.$count(revenueTotals, eq(revenueTotals.uid, context.uid))).toBe(0);
  await send(said());
  expect(await db.$count(comments, eq(comments.storyId, storyId))).toBe(0);
  context.clock.advance(DAY_MS);
  await publishDueChapters({ ...context, log: createLogRecorder() });
  expect(await db.select({ status: chapters.status }).from(chapters).where(eq(chapters.id, due))).toEqual([
    { status: 'scheduled' },
  ]);
  // Name and address are free for others.
  await createStory(await other(), storyFields({ title }));
  await addUser(db, { email });
  await sweep();
  expect(await db.$count(users, mine())).toBe(0);
});

async function createDue(storyId: string) {
  const chapter_id = await addPublished(context, storyId, chapterText(randomUUID(), 'Words.'));
  const scheduledAt = new Date(context.clock.now().getTime() + HOUR_MS);
  await db
    .update(chapters)
    .set({ status: 'scheduled', scheduledAt, publishedAt: null, publishedVersionId: null })
    .where(eq(chapters.id, chapter_id));
  return { chapter_id };
}

/** What each transaction has deleted from now on, the most first. */
async function countDeleted(...tables: string[]): Promise<() => Promise<number[]>> {
  await pool.query(`create table deleted_rows (tx bigint, amount bigint)`);
  await pool.query(`create function count_deleted() returns trigger language plpgsql as
    'begin insert into deleted_rows select txid_current(), count(*) from old_rows; return null; end'`);
  for (const table of tables)
    await pool.query(`create trigger count_deleted after delete on ${table} referencing old table as old_rows
      for each statement execute function count_deleted()`);
  return async () => {
    const found = await pool.query('select sum(amount)::int as amount from deleted_rows group by tx order by 1 desc');
    return found.rows.map(({ amount }) => amount);
  };
}

test('of a large account no transaction deletes more than a step, and a kill at any of them loses nothing', async () => {
  const { storyId, chapterId } = await addCommentedStory(context);
  const stays = await other();
  const kept = (await addStory(stays)).story_id;
  await addPublished(stays, kept, chapterText('Mine', 'Stays.'));
  const many = STEP + 1000;
  const fill = (columns: string) =>
    pool.query(`insert into ${columns} from generate_series(1, ${many}) n`, [chapterId]);
  await fill(`chapter_readers select $1, 'reader ' || n, now()`);
  await pool.query(
    `insert into comments (id, uid, story_id, chapter_id, reader_id, reader_name, text, status, created_at, words)
    select gen_random_uuid(), $1, $2, $3, 'reader', 'Ada', 'Again', 'visible', now(), '' from generate_series(1, ${many}) n`,
    [context.uid, storyId, chapterId],
  );
  await pool.query(
    `insert into chapter_versions select (jsonb_populate_record(version, jsonb_build_object('id', 1000000 + n,
      'number', 1000 + n))).* from chapter_versions version, generate_series(1, 1200) n where chapter_id = $1 limit 1200`,
    [chapterId],
  );
  const billId = await addBill(db, { uid: context.uid, status: 3 }, { storyId, storyTitle: 'Secret' });
  await end();
  const deleted = await countDeleted('comments', 'chapter_readers', 'chapter_versions', 'chapters', 'stories');
  for (let at = 1; at <= 40; at += 3) expect(await killAtStatement(pool, at, sweep)).toBe(true);
  expect(await db.$count(users, eq(users.sweeping, true))).toBe(1);
  await Promise.all([sweep(), sweep()]);
  const [most] = await deleted();
  expect(most).toBe(STEP);
  expect(await db.$count(chapters, eq(chapters.id, chapterId))).toBe(0);
  expect(await db.$count(stories, eq(stories.id, storyId))).toBe(0);
  expect(await db.$count(chapterVersions, eq(chapterVersions.chapterId, chapterId))).toBe(0);
  expect(await db.$count(comments, eq(comments.uid, context.uid))).toBe(0);
  expect(await db.select().from(users).where(mine())).toMatchObject([{ penName: 'Deleted author', sweeping: false }]);
  expect(await db.select().from(billLines).where(eq(billLines.billId, billId))).toMatchObject([
    { storyId: null, storyTitle: '', amountMinor: 500 },
  ]);
  expect(await db.$count(bills, eq(bills.id, billId))).toBe(1);
  expect(await db.$count(chapters, eq(chapters.storyId, kept))).toBe(1);
}, 60_000);
