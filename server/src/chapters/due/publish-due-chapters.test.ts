import { HOUR_MS, MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import { eq, inArray } from 'drizzle-orm';
import { authorEvents } from '../../database/schema/author-events.ts';
import { chapterVersions } from '../../database/schema/chapters.ts';
import { messages } from '../../database/schema/messages.ts';
import { stories } from '../../database/schema/stories.ts';
import { users } from '../../database/schema/users.ts';
import { getStory } from '../../stories/get-story.ts';
import { whileRowBreaks } from '../../testing/break-changes.ts';
import { addStory, chapterText } from '../../testing/fixtures.ts';
import { freshAuthor } from '../../testing/fresh-author.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { createLogRecorder, type LogRecorder } from '../../testing/log-recorder.ts';
import { addScheduled } from '../../testing/scheduled-chapter.ts';
import { getChapter } from '../get-chapter.ts';
import { publishDueChapters } from './publish-due-chapters.ts';

const database = freshDatabase();
const context = freshAuthor(database);
let storyId: string;
let log: LogRecorder;
beforeEach(async () => {
  storyId = (await addStory(context)).story_id;
  log = createLogRecorder();
});
afterEach(() =>
  database.pool.query(`delete from messages; update chapters set status = 'draft', scheduled_at = null
  where status = 'scheduled'; update stories set chapters_scheduled = 0`),
);

const inHours = (hours: number) => new Date(context.clock.now().getTime() + hours * HOUR_MS);
const run = (signal?: AbortSignal) => publishDueChapters({ ...context, log, ...(signal && { signal }) });
const schedule = (title: string, at: Date, story = storyId) =>
  addScheduled(context, story, chapterText(title, 'Four words stand here.'), at);
const statusOf = async (chapterId: string) => (await getChapter(context, chapterId)).status;
const versionsOf = (chapterIds: string[]) =>
  database.db.select().from(chapterVersions).where(inArray(chapterVersions.chapterId, chapterIds));

test('a chapter goes out when its time has come, not before', async () => {
  const id = await schedule('One', inHours(1));
  context.clock.advance(HOUR_MS - 1);
  await run();
  expect(await statusOf(id)).toBe('scheduled');
  context.clock.advance(1);
  await run();
  expect(await getChapter(context, id)).toMatchObject({
    status: 'published',
    scheduled_at: null,
    published_at: context.clock.now().toISOString(),
  });
  expect(await getStory(context, storyId)).toMatchObject({ chapters_scheduled: 0, chapters_published: 1, words: 4 });
  expect(log.told('info')).toEqual([expect.objectContaining({ chapter: id, story: storyId })]);
  const told = await database.db.select().from(authorEvents).where(eq(authorEvents.uid, context.uid));
  expect(told.map(({ event }) => event)).toEqual([{ topic: 'chapter', story_id: storyId, chapter_id: id }]);
});

test('what came due while no server ran goes out at the next look, in the order of reading', async () => {
  const later = await schedule('Later', inHours(2));
  const same = [await schedule('One', inHours(1)), await schedule('Two', inHours(1))];
  context.clock.advance(7 * 24 * HOUR_MS);
  await run();
  expect(log.told('info').map((facts) => facts.chapter)).toEqual([...same, later]);
});

test('two servers at the same moment publish each chapter once', async () => {
  const ids: string[] = [];
  for (let story = 0; story < 4; story++) {
    const { story_id } = await addStory(context);
    for (let part = 1; part <= 4; part++) ids.push(await schedule(`Part ${part}`, inHours(1), story_id));
  }
  context.clock.advance(HOUR_MS);
  await Promise.all([run(), run()]);
  expect((await versionsOf(ids)).map(({ chapterId }) => chapterId).sort()).toEqual([...ids].sort());
  const found = await database.db.select().from(stories).where(eq(stories.uid, context.uid));
  expect(found.filter(({ id }) => id !== storyId)).toEqual(
    Array.from({ length: 4 }, () =>
      expect.objectContaining({ chaptersScheduled: 0, chaptersPublished: 4, chaptersDraft: 0, words: 16 }),
    ),
  );
});

test('a chapter that its author holds right now is left for the next look', async () => {
  const id = await schedule('One', inHours(0));
  await database.db.transaction(async (author) => {
    await author.select().from(stories).where(eq(stories.id, storyId)).for('no key update');
    await run();
  });
  expect(await statusOf(id)).toBe('scheduled');
  await run();
  expect(await statusOf(id)).toBe('published');
});

test('a server that dies in between leaves the chapter as it was, and the next one publishes it', async () => {
  const id = await schedule('One', inHours(0));
  await database.pool.query(`create function die() returns trigger language plpgsql as
    'begin perform pg_terminate_backend(pg_backend_pid()); return new; end';
    create trigger die before update on stories for each row execute function die()`);
  await expect(run()).rejects.toThrow();
  await database.pool.query('drop trigger die on stories');
  expect(await getChapter(context, id)).toMatchObject({ status: 'scheduled', published_at: null });
  expect(await versionsOf([id])).toEqual([]);
  await run();
  expect(await statusOf(id)).toBe('published');
  expect(await versionsOf([id])).toHaveLength(1);
});

test('one that cannot be published is a draft again, its author is told why, and the others go out', async () => {
  const unnamed = await schedule('', inHours(0));
  const fine = await schedule('Two', inHours(1));
  context.clock.advance(HOUR_MS);
  await run();
  expect(await getChapter(context, unnamed)).toMatchObject({ status: 'draft', scheduled_at: null, revision: 1 });
  expect(await statusOf(fine)).toBe('published');
  expect(await getStory(context, storyId)).toMatchObject({
    chapters_draft: 1,
    chapters_scheduled: 0,
    chapters_published: 1,
  });
  const [message, ...others] = await database.db.select().from(messages).where(eq(messages.uid, context.uid));
  expect(message).toMatchObject({ storyId, readAt: null, actionPath: `/my-stories/chapter/edit?id=${unnamed}` });
  expect(message?.body).toContain('Name the chapter before you publish it.');
  expect(others).toEqual([]);
  expect(log.told('warn')).toEqual([expect.objectContaining({ chapter: unnamed, reason: 'chapterUnnamed' })]);
});

test('of a blocked author nothing goes out by itself', async () => {
  const { db } = database;
  const id = await schedule('One', inHours(0));
  await db.update(users).set({ blockedAt: context.clock.now() }).where(eq(users.uid, context.uid));
  await run();
  await db.update(users).set({ blockedAt: null }).where(eq(users.uid, context.uid));
  expect(await statusOf(id)).toBe('draft');
  const [message] = await db.select().from(messages).where(eq(messages.uid, context.uid));
  expect(message?.body).toContain('could not be published: The user has been blocked.');
});

test('a name that the database refuses is told like any other reason', async () => {
  const id = await schedule('One', inHours(0));
  await database.pool.query(`create function clash() returns trigger language plpgsql as
    'begin raise unique_violation using constraint = ''chapters_title''; end';
    create trigger clash before insert on chapter_versions for each row execute function clash()`);
  await run();
  await database.pool.query('drop trigger clash on chapter_versions');
  expect(await statusOf(id)).toBe('draft');
  const [message] = await database.db.select().from(messages).where(eq(messages.uid, context.uid));
  expect(message?.body).toContain('Chapter name already exists.');
});

test('one that breaks waits for the next run, and the others go out', async () => {
  const broken = await schedule('One', inHours(0));
  const fine = await schedule('Two', inHours(1));
  context.clock.advance(HOUR_MS);
  await whileRowBreaks(database, 'insert on chapter_versions', "new.title = 'One'", async () => {
    await expect(run()).rejects.toThrow(`put aside: ${broken}`);
  });
  expect([await statusOf(broken), await statusOf(fine)]).toEqual(['scheduled', 'published']);
  context.clock.advance(MINUTE_MS);
  await run();
  expect(await statusOf(broken)).toBe('published');
});

test('a server that stops begins no further chapter', async () => {
  const id = await schedule('One', inHours(0));
  await run(AbortSignal.abort());
  expect(await statusOf(id)).toBe('scheduled');
});
