import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { getChapter } from '../chapters/get-chapter.ts';
import { textToColumns } from '../chapters/text-columns.ts';
import { chapters, chapterVersions } from '../database/schema/chapters.ts';
import { messages } from '../database/schema/messages.ts';
import { idempotency, mailOutbox } from '../database/schema/platform.ts';
import { users } from '../database/schema/users.ts';
import { throttles } from '../database/schema/verification.ts';
import { sendMessage } from '../inbox/send-message.ts';
import { createDiskObjectStore } from '../objects/disk-object-store.ts';
import { type Observability, unobserved } from '../observability/open-observability.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { createDomainContext, type DomainContext } from '../testing/domain-context.ts';
import { answerNameOf } from '../testing/expect-answer.ts';
import { addChapter, addStory, addUser, chapterText } from '../testing/fixtures.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { createLogRecorder } from '../testing/log-recorder.ts';
import { addScheduled } from '../testing/scheduled-chapter.ts';
import { until } from '../testing/until.ts';
import { makeAllPartitions } from './make-all-partitions.ts';
import { type JobOptions, startJobs } from './start-jobs.ts';

const database = freshDatabase();
/** As a server does before its jobs. */
beforeAll(() => makeAllPartitions(database.db, createDomainContext(database).clock.now()));

const SOUND: JobOptions['soundTime'] = { doubt: async () => undefined };

function start(context: DomainContext & Pick<JobOptions, 'log'>, soundTime = SOUND) {
  const observability = unobserved();
  const { publicUrl } = context.config;
  const { stop } = startJobs({ ...context, objects, sendMail: undefined, publicUrl, observability, soundTime });
  const { jobFailures, jobSeconds } = observability.metrics;
  const names = async () => (await jobFailures.get()).values.map(({ labels }) => labels.job_name);
  const haveRun = async () =>
    (await jobSeconds.get()).values
      .filter(({ metricName }) => metricName?.endsWith('_count'))
      .map(({ labels }) => labels.job_name);
  return { observability, stop, names, haveRun };
}

/** Starts the jobs and stops them once each has run. */
async function runEachJob(context: DomainContext & Pick<JobOptions, 'log'>): Promise<Observability> {
  const { observability, stop, names, haveRun } = start(context);
  await until(async () => (await haveRun()).length === (await names()).length, 20_000);
  await stop();
  return observability;
}

/** Of a studio that has published nothing. */
const objects = createDiskObjectStore(join(tmpdir(), 'no-such-objects'));

test('at the start what is due goes out and what has run out is forgotten', async () => {
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

  await db.update(users).set({ email: 'due@example.com' }).where(eq(users.uid, context.uid));
  const message = { uid: context.uid, type: 'security', event: 'security', title: 'News', body: 'Text.' } as const;
  await sendMessage(db, message, now);
  const gone = await sendMessage(db, { ...message, mailed: true }, monthAgo);
  await db.update(messages).set({ deletedAt: monthAgo }).where(eq(messages.id, gone));

  await runEachJob({ ...context, log: createLogRecorder() });

  expect(await getChapter(context, due)).toMatchObject({ status: 'published' });
  expect((await db.select().from(idempotency)).map(({ key }) => key)).toEqual(['new']);
  expect((await db.select().from(throttles)).map(({ key }) => key)).toEqual(['new']);
  expect(await answerNameOf(getChapter(context, trashed.chapter_id))).toBe('notFound');
  expect(await db.$count(mailOutbox, eq(mailOutbox.recipient, 'due@example.com'))).toBe(1);
  expect(await db.$count(messages, eq(messages.id, gone))).toBe(0);
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
  const observability = await runEachJob({ ...context, log });
  await database.pool.query('alter table hidden rename to idempotency');
  expect(log.told('error')).toEqual([expect.objectContaining({ job: 'forget answers' })]);
  const failures = (await observability.metrics.jobFailures.get()).values.filter(({ value }) => value > 0);
  expect(failures).toMatchObject([{ labels: { job_name: 'forget answers' }, value: 1 }]);
  expect(await getChapter(context, due)).toMatchObject({ status: 'published' });
});

test('while the clock is in doubt nothing is done that cannot be undone, and partitions are made', async () => {
  const context = createDomainContext(database, { uid: await addUser(database.db) });
  const { story_id } = await addStory(context, { title: randomUUID() });
  const due = await addScheduled(context, story_id, chapterText('One', 'Text.'), context.clock.now());
  const log = createLogRecorder();
  const doubt = jest.fn(async () => 'jump' as const);
  const { stop, names, haveRun } = start({ ...context, log }, { doubt });
  await until(async () => doubt.mock.calls.length >= (await names()).length - 1 && (await haveRun()).length > 0);
  await stop();
  expect(await haveRun()).toEqual(['make partitions']);
  expect(await getChapter(context, due)).toMatchObject({ status: 'scheduled' });
  expect(log.told('error')).toEqual([{ doubt: 'jump' }]);
});

/** Holds tables while the jobs start; `look` comes once these have run. */
async function startBehind(tables: string, jobs: readonly string[], look: (started: string[]) => Promise<void>) {
  const context = createDomainContext(database, { uid: await addUser(database.db) });
  const holder = await database.pool.connect();
  await holder.query('begin');
  await holder.query(`lock table ${tables}`);
  const { stop, haveRun } = start({ ...context, log: createLogRecorder() });
  const runs = async () => (await haveRun()).map(String);
  try {
    await until(async () => {
      const run = await runs();
      return jobs.every((job) => run.includes(job)) && (await countWaiting(database.pool)) > 0;
    });
    await look(await runs());
  } finally {
    await holder.query('rollback');
    holder.release();
    await stop();
  }
}

test('purges that stand still take two connections and leave the others to the calls', async () => {
  const tables = 'idempotency, export_tickets, imports, ingested_events, help_reads, help_ratings';
  const others = ['publish due chapters', 'release due bills', 'thin versions', 'make partitions', 'purge messages'];
  await startBehind(tables, others, async () => {
    await until(async () => (await countWaiting(database.pool)) > 1);
    expect(await countWaiting(database.pool)).toBe(2);
  });
});

test('the long work of a day goes one after the other', async () => {
  await startBehind('chapter_versions', ['publish due chapters', 'purge acts on comments'], async (run) => {
    expect(run).not.toContain('reseal');
    expect(run).not.toContain('purge versions');
  });
});
