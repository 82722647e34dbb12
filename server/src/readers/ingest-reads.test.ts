import { randomUUID } from 'node:crypto';
import type { ApiInput } from '@myfiction/shared/contract/calls.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { eq, inArray } from 'drizzle-orm';
import { publishChapter } from '../chapters/publish-chapter.ts';
import { chapters } from '../database/schema/chapters.ts';
import { authorReaders } from '../database/schema/comment-readers.ts';
import { ingestedEvents } from '../database/schema/readers.ts';
import { stories } from '../database/schema/stories.ts';
import { storyDays } from '../database/schema/story-days.ts';
import { addChapter, addPublished, addStory, chapterText } from '../testing/fixtures.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { readFigures } from '../testing/read-figures.ts';
import { ingestReads } from './ingest-reads.ts';
import { purgeEvents } from './purge-events.ts';

type Event = ApiInput<'ingest/reads'>['events'][number];

const database = freshDatabase();
const context = freshAuthor(database);
let storyId: string;
let chapterId: string;
beforeEach(async () => {
  storyId = (await addStory(context)).story_id;
  chapterId = await publish(storyId);
  context.clock.advance(10 * DAY_MS);
});

const publish = (story: string) => addPublished(context, story, chapterText(randomUUID(), 'Words stand here.'));

const nowText = () => context.clock.now().toISOString();
const read = (changes: { event_id?: string; chapter_id?: string; reader_id?: string; at?: string } = {}): Event => ({
  type: 'read',
  event_id: randomUUID(),
  chapter_id: chapterId,
  reader_id: 'ada',
  at: nowText(),
  ...changes,
});
const follow = (
  type: 'follow' | 'unfollow' = 'follow',
  changes: { story_id?: string; reader_id?: string; at?: string } = {},
): Event => ({ type, event_id: randomUUID(), story_id: storyId, reader_id: 'ada', at: nowText(), ...changes });
const send = (...events: Event[]) => ingestReads(context, { events });

const figures = (chapter = chapterId) => readFigures(database.db, chapter);
const daysOf = (story = storyId) =>
  database.db
    .select({ day: storyDays.day, reads: storyDays.reads, follows: storyDays.newFollowers })
    .from(storyDays)
    .where(inArray(storyDays.storyId, [story]));

test('reads, people and followers count where they belong', async () => {
  const other = await publish(storyId);
  const answer = await send(
    read(),
    read(),
    read({ reader_id: 'grace' }),
    read({ chapter_id: other }),
    follow(),
    follow('follow', { reader_id: 'grace' }),
    follow('unfollow'),
  );
  expect(answer).toEqual({ accepted: 7, repeated: 0, unknown: 0 });
  expect(await figures()).toEqual({ reads: 3, readers: 2, all: 4, followers: 1 });
  expect(await figures(other)).toMatchObject({ reads: 1, readers: 1 });
  expect(await daysOf()).toEqual([{ day: '2026-03-12', reads: 4, follows: 2 }]);
});

test('an event counts once: in a batch that comes again, in another batch, and twice in one', async () => {
  const [first, second] = [read(), follow()];
  await send(first, second);
  expect(await send(first, second)).toEqual({ accepted: 0, repeated: 2, unknown: 0 });
  const third = read();
  expect(await send(first, third, third)).toEqual({ accepted: 1, repeated: 2, unknown: 0 });
  expect(await figures()).toEqual({ reads: 2, readers: 1, all: 2, followers: 1 });
});

test('the same id of another kind is another event', async () => {
  const event_id = randomUUID();
  expect(await send(read({ event_id }), { ...follow(), event_id })).toMatchObject({ accepted: 2 });
});

test('what is not out is unknown, and counts when it is sent again after it went out', async () => {
  const draft = await addChapter(context, storyId, chapterText('Draft', 'Words.'));
  const trashed = await addChapter(context, storyId, chapterText('Trash', 'Words.'));
  await database.db
    .update(chapters)
    .set({ trashedAt: context.clock.now() })
    .where(inArray(chapters.id, [trashed.chapter_id]));
  const early = read({ chapter_id: draft.chapter_id });
  const strangers = [
    read({ chapter_id: trashed.chapter_id }),
    read({ chapter_id: randomUUID() }),
    follow('follow', { story_id: randomUUID() }),
  ];
  expect(await send(early, read(), ...strangers)).toEqual({ accepted: 1, repeated: 0, unknown: 4 });
  await publishChapter(context, { chapter_id: draft.chapter_id, base_revision: 1 });
  expect(await send(early)).toEqual({ accepted: 1, repeated: 0, unknown: 0 });
});

test('a day is the one in UTC, and a clock that is wrong brings none that has not been', async () => {
  await send(
    read({ at: '2026-03-10T23:59:59.999Z' }),
    read({ at: '2026-03-11T00:00:00.000Z' }),
    read({ at: '2031-01-01T00:00:00.000Z' }),
    read({ at: '0000-01-01T00:00:00.000Z' }),
  );
  expect((await daysOf()).map(({ day }) => day).sort()).toEqual([
    '2026-03-02',
    '2026-03-10',
    '2026-03-11',
    '2026-03-12',
  ]);
});

test('an unfollow of somebody who was never counted takes nobody away', async () => {
  await database.db.update(stories).set({ followers: 5 });
  await send(follow('unfollow'));
  expect(await figures()).toMatchObject({ followers: 5 });
  await send(follow());
  expect(await figures()).toMatchObject({ followers: 6 });
});

test('a reader who follows again, or comes back, is one follower and new once', async () => {
  await send(follow());
  await send(follow(), follow());
  expect(await figures()).toMatchObject({ followers: 1 });
  context.clock.advance(DAY_MS);
  await send(follow('unfollow'));
  await send(follow('unfollow'));
  expect(await figures()).toMatchObject({ followers: 0 });
  await send(follow());
  expect(await figures()).toMatchObject({ followers: 1 });
  expect(await daysOf()).toEqual([{ day: '2026-03-12', reads: 0, follows: 1 }]);
});

test('what a reader said last holds, in whatever order it comes in', async () => {
  const [early, late] = ['2026-03-11T10:00:00.000Z', '2026-03-11T11:00:00.000Z'];
  await send(follow('unfollow', { at: late }));
  await send(follow('follow', { at: early }));
  expect(await figures()).toMatchObject({ followers: 0 });
  expect(await daysOf()).toEqual([{ day: '2026-03-11', reads: 0, follows: 1 }]);
  await send(follow('follow', { at: late, reader_id: 'grace' }), follow('unfollow', { at: early, reader_id: 'grace' }));
  expect(await figures()).toMatchObject({ followers: 1 });
});

test('the stories that a reader follows are counted for the author', async () => {
  const other = (await addStory(context)).story_id;
  const follows = async () =>
    (await database.db.select().from(authorReaders).where(eq(authorReaders.uid, context.uid))).map(
      (row) => row.follows,
    );
  await send(follow(), follow(), follow('follow', { story_id: other }));
  expect(await follows()).toEqual([2]);
  await send(follow('unfollow'), follow('unfollow', { story_id: other }));
  expect(await follows()).toEqual([0]);
});

test('ids may be any text', async () => {
  const odd = '\0 "{}\\, \ud83d 🐺 null';
  expect(await send(read({ event_id: odd, reader_id: odd }))).toMatchObject({ accepted: 1 });
  expect(await send(read({ event_id: odd, reader_id: odd }))).toMatchObject({ repeated: 1 });
});

test('batches at the same moment, in any order, count each event once and never block each other', async () => {
  const other = (await addStory(context)).story_id;
  const chapterIds = [chapterId, await publish(storyId), await publish(other), await publish(other)];
  const events = Array.from({ length: 200 }, (_, index) =>
    index % 5 === 0
      ? follow('follow', { story_id: index % 2 ? storyId : other, reader_id: `r${index % 7}` })
      : read({ chapter_id: chapterIds[index % 4] ?? '', reader_id: `r${index % 7}` }),
  );
  const answers = await Promise.all([
    send(...events),
    send(...events.toReversed()),
    send(...events.slice(50, 150)),
    send(...events.slice(0, 100).toReversed()),
  ]);
  expect(answers.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(200);
  expect(answers.reduce((sum, { repeated }) => sum + repeated, 0)).toBe(400);
  expect((await figures())?.all).toBe(
    events.filter((e) => e.type === 'read' && chapterIds.slice(0, 2).includes(e.chapter_id)).length,
  );
});

test('events are remembered for 30 days', async () => {
  await database.pool.query('truncate ingested_events');
  const [old, recent] = [read(), read()];
  await send(old);
  context.clock.advance(DAY_MS);
  await send(recent);
  context.clock.advance(29 * DAY_MS + 1);
  await purgeEvents(database.db, context.clock.now());
  expect((await database.db.select().from(ingestedEvents)).map(({ id }) => id)).toEqual([`read:${recent.event_id}`]);
});
