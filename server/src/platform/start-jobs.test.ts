import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { getChapter } from '../chapters/get-chapter.ts';
import { textToColumns } from '../chapters/text-columns.ts';
import { chapters, chapterVersions } from '../database/schema/chapters.ts';
import { idempotency } from '../database/schema/platform.ts';
import { throttles } from '../database/schema/verification.ts';
import { createDomainContext, type DomainContext } from '../testing/domain-context.ts';
import { addChapter, addStory, addUser, chapterText } from '../testing/fixtures.ts';
import { createLogRecorder } from '../testing/log-recorder.ts';
import { addScheduled } from '../testing/scheduled-chapter.ts';
import { startTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startJobs } from './start-jobs.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.close());

test('at the start what is due goes out and what has run out is forgotten; stopping waits for it', async () => {
  const context = createDomainContext(database, { uid: await addUser(database.db) });
  const { db, clock } = context;
  const now = clock.now();
  const { story_id } = await addStory(context);
  const due = await addScheduled(context, story_id, chapterText('One', 'Text.'), now);
  const yesterday = new Date(now.getTime() - 25 * 60 * 60 * 1000);
  const answer = { uid: context.uid, key: 'old', call: 'x', fingerprint: 'x', createdAt: yesterday };
  await db.insert(idempotency).values([answer, { ...answer, key: 'new', createdAt: now }]);
  await db.insert(throttles).values([
    { key: 'old', events: 1, windowEndsAt: yesterday },
    { key: 'new', events: 1, windowEndsAt: now },
  ]);
  await addOldVersions(context, story_id);
  const trashed = await addChapter(context, story_id, chapterText('Three', 'Text.'));
  const monthAgo = new Date(now.getTime() - 30 * 24 * 60 * 60 * 1000);
  await db.update(chapters).set({ trashedAt: monthAgo }).where(eq(chapters.id, trashed.chapter_id));

  await startJobs({ db, clock, log: createLogRecorder(), sendMail: undefined }).stop();

  expect(await getChapter(context, due)).toMatchObject({ status: 'published' });
  expect((await db.select().from(idempotency)).map(({ key }) => key)).toEqual(['new']);
  expect((await db.select().from(throttles)).map(({ key }) => key)).toEqual(['new']);
  expect(await db.$count(chapters, eq(chapters.id, trashed.chapter_id))).toBe(0);
  const ofLastMonth = await db.select().from(chapterVersions).where(eq(chapterVersions.kind, 'auto'));
  expect(ofLastMonth.map(({ number }) => number)).toEqual([2]);
});

/** Two automatic versions of one day, a month ago. */
async function addOldVersions(context: DomainContext, storyId: string): Promise<void> {
  const { db, clock } = context;
  const chapter = await addChapter(context, storyId, chapterText('Two', 'Text.'));
  for (const line of ['a', 'b']) {
    const { titleKey: _titleKey, ...text } = textToColumns(chapterText('', line));
    const createdAt = new Date(clock.now().getTime() - 30 * 24 * 60 * 60 * 1000);
    const number = line === 'a' ? 1 : 2;
    const version = { chapterId: chapter.chapter_id, ...text, number, kind: 'auto' as const, createdAt };
    await db.insert(chapterVersions).values({ ...version, keptAt: createdAt });
  }
}

test('a job that fails is told by name, and the others go on', async () => {
  const context = createDomainContext(database, { uid: await addUser(database.db) });
  const log = createLogRecorder();
  const { story_id } = await addStory(context, { title: randomUUID() });
  const due = await addScheduled(context, story_id, chapterText('One', 'Text.'), context.clock.now());
  await database.pool.query('alter table idempotency rename to hidden');
  await startJobs({ ...context, log, sendMail: undefined }).stop();
  await database.pool.query('alter table hidden rename to idempotency');
  expect(log.told('error')).toEqual([expect.objectContaining({ job: 'forget answers' })]);
  expect(await getChapter(context, due)).toMatchObject({ status: 'published' });
});
