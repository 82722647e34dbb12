import { randomUUID } from 'node:crypto';
import { FIXED_NOTIFICATIONS, NOTIFICATION_EVENTS } from '@myfiction/shared/contract/account-options.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import { setNotifications } from '../account/notifications.ts';
import type { Change } from '../comments/ingest/change.ts';
import { countReaders } from '../comments/ingest/count-readers.ts';
import { countAgainst, uncount } from '../identity/throttle.ts';
import { addCommentedStory } from '../testing/comment-fixture.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { deleteAccounts } from '../testing/delete-accounts.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { until } from '../testing/until.ts';
import { authorReaders } from './schema/comment-readers.ts';
import { comments } from './schema/comments.ts';
import { notificationChoices } from './schema/sign-ins.ts';
import { users } from './schema/users.ts';
import { throttles } from './schema/verification.ts';

const database = freshDatabase();
const { db, pool } = database;
const context = freshAuthor(database);

/** Starts writers of the same rows, each once the one before waits, the first for the row that `holding` holds; then all go on. */
async function meet(holding: SQL, ...writers: (() => Promise<unknown>)[]): Promise<void> {
  const running: Promise<unknown>[] = [];
  await db.transaction(async (tx) => {
    expect((await tx.execute(holding)).rowCount).toBe(1);
    for (const write of writers) {
      running.push(write());
      await until(async () => (await countWaiting(pool)) === running.length);
    }
  });
  await Promise.all(running);
}

test('choices about the same events are kept in whatever order two tabs name them', async () => {
  const { uid } = context;
  const [first, middle, last] = NOTIFICATION_EVENTS.filter((event) => !FIXED_NOTIFICATIONS.includes(event));
  if (!first || !middle || !last) throw new Error('Three events are needed.');
  const choices = [first, middle, last].map((event) => ({ event, inbox: true, email: true }));
  await setNotifications(context, { events: choices });
  await meet(
    sql`select from ${notificationChoices} where uid = ${uid} and event = ${middle} for update`,
    () => setNotifications(context, { events: choices }),
    () => setNotifications(context, { events: choices.toReversed() }),
  );
});

test('two batches about the same readers, one of which says what the other takes back', async () => {
  const { uid } = context;
  const of = (readerId: string, comments: 1 | -1): Change => ({
    ...{ uid, readerId, comments, storyId: '', chapterId: null, id: '', unseen: 0, trashed: false },
    at: context.clock.now(),
  });
  const count = (...changes: Change[]) => db.transaction((tx) => countReaders(tx, changes));
  await count(of('a', 1), of('b', 1), of('c', 1));
  await meet(
    sql`select from ${authorReaders} where uid = ${uid} and reader_id = 'b' for update`,
    () => count(of('a', 1), of('b', 1), of('c', 1)),
    () => count(of('c', 1), of('a', -1)),
  );
  const counted = await pool.query('select reader_id, comments from author_readers where uid = $1 order by 1', [uid]);
  expect(counted.rows.map(({ comments }) => comments)).toEqual([1, 2, 3]);
});

test('tries that are counted while others are taken back', async () => {
  const limitOf = (key: string) => ({ key: `${key} ${context.uid}`, most: 100, windowMs: 1000 });
  const [a, b, c] = [limitOf('a'), limitOf('b'), limitOf('c')];
  // They lie in the table in this order.
  for (const limit of [c, b, a]) await countAgainst(db, [limit], context.clock.now());
  await meet(
    sql`select from ${throttles} where key = ${b.key} for update`,
    () => countAgainst(db, [a, b, c], context.clock.now()),
    () => uncount(db, [a, b, c]),
  );
});

test('an account that is deleted while its readers take comments back', async () => {
  const { comment, send } = await addCommentedStory(context);
  // In the table the other way round than by id, the way in which events hold them.
  const later = await comment({ comment_id: 'ffffffff-0000-4000-8000-000000000000' });
  const held = await comment({ comment_id: '00000000-0000-4000-8000-000000000000' });
  const takeBack = (comment_id: string) => ({
    ...{ type: 'delete' as const, event_id: randomUUID(), comment_id },
    ...{ reader_id: 'reader-1', at: context.clock.now().toISOString() },
  });
  await db.update(users).set({ deletionAt: context.clock.now() }).where(eq(users.uid, context.uid));
  await meet(
    sql`select from ${comments} where id = ${held} for update`,
    () => send(takeBack(held), takeBack(later)),
    () => deleteAccounts(context),
  );
  expect(await db.$count(comments)).toBe(0);
});
