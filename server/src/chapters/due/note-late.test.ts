import { MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import { eq } from 'drizzle-orm';
import { chapters } from '../../database/schema/chapters.ts';
import { messages } from '../../database/schema/messages.ts';
import { whileConnectionsDie } from '../../testing/break-changes.ts';
import { addChapter, addStory, addUser, chapterText } from '../../testing/fixtures.ts';
import { freshAuthor } from '../../testing/fresh-author.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { createLogRecorder } from '../../testing/log-recorder.ts';
import { getChapter } from '../get-chapter.ts';
import { scheduleChapter } from '../schedule/schedule-chapter.ts';
import { publishDueChapters } from './publish-due-chapters.ts';

const database = freshDatabase();
const context = freshAuthor(database);
afterEach(() => database.pool.query(`delete from messages`));

async function schedule(storyId: string, title: string, local: string, zone = 'UTC'): Promise<string> {
  const { chapter_id } = await addChapter(context, storyId, chapterText(title, 'Text.'));
  await scheduleChapter(context, { chapter_id, base_revision: 1, at: { local, zone } });
  return chapter_id;
}
const run = () => publishDueChapters({ ...context, log: createLogRecorder() });
const told = () => database.db.select().from(messages).where(eq(messages.uid, context.uid));

test('up to five minutes is on time', async () => {
  const { story_id } = await addStory(context);
  const id = await schedule(story_id, 'One', '2026-03-02T12:00');
  context.clock.set(new Date('2026-03-02T12:05:00.000Z'));
  await run();
  expect(await getChapter(context, id)).toMatchObject({ status: 'published', late_from: null });
  expect(await told()).toEqual([]);
});

test('later than that the chapter keeps the planned time, and its author is told both by their own clock', async () => {
  const { story_id } = await addStory(context, { title: 'Winter' });
  const id = await schedule(story_id, 'Snow', '2026-03-29T02:30', 'Europe/Madrid');
  context.clock.set(new Date('2026-03-29T01:36:00.000Z'));
  await run();
  expect(await getChapter(context, id)).toMatchObject({
    status: 'published',
    published_at: '2026-03-29T01:36:00.000Z',
    late_from: '2026-03-29T01:30:00.000Z',
  });
  const [message, ...others] = await told();
  expect(others).toEqual([]);
  expect(message).toMatchObject({ type: 'system', title: 'Chapter 1 of Winter went out late', storyId: story_id });
  expect(message?.body).toContain(
    '“Snow”: planned for 29 Mar 2026, 03:30 (Europe/Madrid), published 29 Mar 2026, 03:36 (Europe/Madrid).',
  );
});

test('the chapters of one run stand in one message, each author in their own', async () => {
  const { story_id } = await addStory(context);
  const second = await addStory(context);
  await schedule(story_id, 'One', '2026-03-03T12:00');
  await schedule(story_id, 'Two', '2026-03-04T12:00');
  const other = { ...context, uid: await addUser(database.db) };
  const theirs = await addStory(other);
  const { chapter_id } = await addChapter(other, theirs.story_id, chapterText('Three', 'Text.'));
  const at = { local: '2026-03-03T13:00', zone: 'UTC' };
  await scheduleChapter(other, { chapter_id, base_revision: 1, at });
  await schedule(second.story_id, 'Four', '2026-03-05T12:00');
  context.clock.advance(30 * 24 * 60 * MINUTE_MS);
  await run();
  const [mine, ...others] = await told();
  expect(others).toEqual([]);
  expect(mine).toMatchObject({ title: 'Chapters went out late', storyId: null, actionPath: '/my-stories' });
  expect(mine?.body.match(/“\w+”/g)).toEqual(['“One”', '“Two”', '“Four”']);
  expect(await database.db.$count(messages, eq(messages.uid, other.uid))).toBe(1);
});

test('a kill in between tells of exactly what went out, and the next run of the rest', async () => {
  const { story_id } = await addStory(context);
  await schedule(story_id, 'One', '2026-03-03T12:00');
  await schedule(story_id, 'Two', '2026-03-04T12:00');
  context.clock.advance(30 * 24 * 60 * MINUTE_MS);
  // The second chapter of the run adds to the message of the first: there the connection is lost.
  await whileConnectionsDie(database, 'update on messages', () => expect(run()).rejects.toThrow());
  expect((await told()).map(({ body }) => body.match(/“\w+”/g))).toEqual([['“One”']]);
  await run();
  expect((await told()).map(({ body }) => body.match(/“\w+”/g)).sort()).toEqual([['“One”'], ['“Two”']]);
  const rows = await database.db.select().from(chapters).where(eq(chapters.storyId, story_id));
  expect(rows.map(({ status, lateFrom }) => [status, lateFrom !== null])).toEqual([
    ['published', true],
    ['published', true],
  ]);
});
