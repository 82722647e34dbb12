import { randomUUID } from 'node:crypto';
import type { BulkAction } from '@myfiction/shared/contract/calls/story-structure.ts';
import * as structure from '@myfiction/shared/contract/calls/story-structure.ts';
import { errorEntry } from '@myfiction/shared/contract/error-catalogue.ts';
import { BULK_MAX, CHAPTERS_MAX } from '@myfiction/shared/contract/rules.ts';
import { getStory } from '../../stories/get-story.ts';
import { whileConnectionsDie } from '../../testing/break-changes.ts';
import { createDomainContext } from '../../testing/domain-context.ts';
import { answerNameOf } from '../../testing/expect-answer.ts';
import { addChapter, addUser, chapterText } from '../../testing/fixtures.ts';
import { freshAuthor } from '../../testing/fresh-author.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { createLogRecorder, type LogRecorder } from '../../testing/log-recorder.ts';
import { readingOrder, storyProblems } from '../../testing/reading-order.ts';
import { addTitledStory, type TitledStory } from '../../testing/story-fixture.ts';
import { getChapter } from '../get-chapter.ts';
import { bulkChapters } from './bulk-chapters.ts';

const database = freshDatabase();
const context = freshAuthor(database);
let story: TitledStory;
let log: LogRecorder;
beforeEach(async () => {
  story = await addTitledStory(context);
  log = createLogRecorder();
});
afterEach(async () => expect(await storyProblems(database, story.storyId)).toEqual([]));

const order = async () => (await readingOrder(database, story.storyId)).join(' ');
const bulk = (titles: string, action: BulkAction) =>
  bulkChapters({ ...context, log }, { story_id: story.storyId, chapter_ids: story.ids(titles), action });
/** What each item answered, by title and error name, and the chapter's own state. */
async function outcome(titles: string, action: BulkAction): Promise<string[]> {
  const { items } = await bulk(titles, action);
  return items.map(({ chapter_id, code, msg, chapter }) => {
    const title = [...titles].find((each) => story.id(each) === chapter_id) ?? '?';
    if (code !== 0) return `${title} ${code} ${msg}`;
    return `${title} ${chapter?.scheduled_at?.slice(0, 16) ?? chapter?.status ?? 'gone'}`;
  });
}
const refused = (title: string, name: Parameters<typeof errorEntry>[0]) =>
  `${title} ${errorEntry(name).code} ${errorEntry(name).message}`;
const series = (changes: object = {}): BulkAction => ({
  type: 'scheduleSeries',
  series: { weekdays: [1, 3, 5], time: '18:00', zone: 'Europe/Madrid', from: '2026-03-25', ...changes },
});

test('each chapter by itself, in reading order, with the first publish told', async () => {
  await story.add('AB');
  await addChapter(context, story.storyId, chapterText('', 'Unnamed.'));
  await story.add('C');
  expect(await outcome('CXA', { type: 'publish' })).toEqual([
    'A published',
    'C published',
    expect.stringContaining(`${errorEntry('notFound').code} `),
  ]);
  const again = await bulk('AB', { type: 'publish' });
  expect(again.first_publish).toBe(false);
  expect(again.items.map(({ code }) => code)).toEqual([0, 0]);
  const other = createDomainContext(database, { uid: await addUser(database.db) });
  const first = await addTitledStory(other);
  await first.add('A');
  const input = { story_id: first.storyId, chapter_ids: first.ids('A'), action: { type: 'publish' as const } };
  expect(await bulkChapters({ ...other, log }, input)).toMatchObject({ first_publish: true });
});

test('one time for all, and back; what is out already says so', async () => {
  await story.add('ABC');
  await story.publish('B');
  const at = { local: '2026-03-29T02:30', zone: 'Europe/Madrid' };
  expect(await outcome('ABC', { type: 'schedule', at })).toEqual([
    'A 2026-03-29T01:30',
    refused('B', 'chapterPublished'),
    'C 2026-03-29T01:30',
  ]);
  expect(await outcome('ABC', { type: 'unschedule' })).toEqual([
    'A draft',
    refused('B', 'chapterPublished'),
    'C draft',
  ]);
});

test('a time that nobody can have is the answer for all', async () => {
  await story.add('A');
  const at = { local: '2026-03-02T10:04', zone: 'UTC' };
  expect(await answerNameOf(bulk('A', { type: 'schedule', at }))).toBe('scheduleTooSoon');
  expect(await answerNameOf(bulk('A', series({ zone: 'Atlantis/Capital' })))).toBe('invalidRequest');
  expect(await getChapter(context, story.id('A'))).toMatchObject({ status: 'draft' });
});

test('a series gives its slots to those that can go out, and none that another chapter holds', async () => {
  await story.add('AB');
  const empty = await addChapter(context, story.storyId, chapterText('Empty'));
  await story.add('CDE');
  await bulk('E', { type: 'schedule', at: { local: '2026-03-30T18:00', zone: 'Europe/Madrid' } });
  const { items } = await bulkChapters(
    { ...context, log },
    { story_id: story.storyId, chapter_ids: [...story.ids('DCAB'), empty.chapter_id], action: series() },
  );
  expect(items.map(({ code, chapter }) => chapter?.scheduled_at ?? code)).toEqual([
    '2026-03-25T17:00:00.000Z',
    '2026-03-27T17:00:00.000Z',
    errorEntry('chapterEmpty').code,
    '2026-04-01T16:00:00.000Z',
    '2026-04-03T16:00:00.000Z',
  ]);
});

test('a series that is planned again frees its own slots', async () => {
  await story.add('ABC');
  await bulk('ABC', series());
  expect(await outcome('BC', series())).toEqual(['B 2026-03-27T17:00', 'C 2026-03-30T16:00']);
  expect(await outcome('ABC', series({ time: '09:00', zone: 'Asia/Tokyo' }))).toEqual([
    'A 2026-03-25T00:00',
    'B 2026-03-27T00:00',
    'C 2026-03-30T00:00',
  ]);
});

test('a series begins five minutes ahead and ends after two years', async () => {
  await story.add('AB');
  const yearly = { weekdays: [1], time: '10:04', zone: 'UTC', from: '2026-03-02' };
  expect((await outcome('A', series(yearly)))[0]).toBe('A 2026-03-09T10:04');
  const far = await outcome('AB', series({ ...yearly, from: '2028-02-28', time: '10:00' }));
  expect(far).toEqual(['A 2028-02-28T10:00', refused('B', 'scheduleTooSoon')]);
});

test('a volume takes chapters as one step, and they are read as before', async () => {
  await story.add('ABCDE');
  await story.publish('ABCD');
  const one = await story.addVolume('I');
  const two = await story.addVolume('II');
  const move = (volume_id: string | null): BulkAction => ({ type: 'moveToVolume', volume_id });
  await bulk('BCDE', move(one));
  expect(await order()).toBe('A I/B I/C I/D I/E');
  await bulk('DE', move(two));
  expect(await order()).toBe('A I/B I/C II/D II/E');
  // B would overtake C; E is no longer before anything that is out.
  expect(await outcome('BE', move(two))).toEqual([refused('B', 'publishedOrder'), 'E draft']);
  expect(await outcome('CD', move(null))).toEqual([refused('C', 'publishedOrder'), refused('D', 'publishedOrder')]);
  expect(await outcome('BCDE', move(null))).toEqual(['B published', 'C published', 'D published', 'E draft']);
  expect(await order()).toBe('A B C D E');
  expect(await answerNameOf(bulk('A', move(randomUUID())))).toBe('notFound');
});

test('a whole story moves at once, and of all else 500 chapters are done', () => {
  const of = (count: number, action: BulkAction) => {
    const chapter_ids = Array.from({ length: count }, () => randomUUID());
    return structure.bulkChapters.input.safeParse({ story_id: randomUUID(), chapter_ids, action }).success;
  };
  expect(of(CHAPTERS_MAX, { type: 'moveToVolume', volume_id: null })).toBe(true);
  expect(of(CHAPTERS_MAX + 1, { type: 'moveToVolume', volume_id: null })).toBe(false);
  for (const type of ['publish', 'unschedule', 'trash'] as const)
    expect([of(BULK_MAX, { type }), of(BULK_MAX + 1, { type })]).toEqual([true, false]);
});

test('a story in which chapters went to another volume was worked on', async () => {
  await story.add('AB');
  const one = await story.addVolume('I');
  context.clock.advance(1000);
  await bulk('AB', { type: 'moveToVolume', volume_id: one });
  const moved = context.clock.now().toISOString();
  expect((await getStory(context, story.storyId)).updated_at).toBe(moved);
  context.clock.advance(1000);
  await bulk('AB', { type: 'moveToVolume', volume_id: one });
  expect((await getStory(context, story.storyId)).updated_at).toBe(moved);
});

test('what is in the trash can only be trashed again', async () => {
  await story.add('AB');
  expect(await outcome('A', { type: 'trash' })).toEqual(['A gone']);
  expect(await outcome('A', { type: 'trash' })).toEqual(['A gone']);
  expect(await outcome('AB', { type: 'publish' })).toEqual([refused('A', 'chapterTrashed'), 'B published']);
});

test('one that breaks is told and logged, and the others are done', async () => {
  await story.add('ABC');
  await database.pool.query(`create function break_one() returns trigger language plpgsql as
    'begin if new.title = ''B'' then raise exception ''broken''; end if; return new; end';
    create trigger break_one before update on chapters for each row execute function break_one()`);
  const report = await outcome('ABC', { type: 'publish' });
  await database.pool.query('drop trigger break_one on chapters');
  expect(report).toEqual(['A published', refused('B', 'serverError'), 'C published']);
  expect(log.told('error')).toEqual([expect.objectContaining({ chapter: story.id('B') })]);
});

test('a connection that is lost in between leaves all of them as they were', async () => {
  await story.add('ABC');
  await whileConnectionsDie(database, 'update on stories', () =>
    expect(bulk('ABC', { type: 'publish' })).rejects.toThrow(),
  );
  for (const title of 'ABC') expect(await getChapter(context, story.id(title))).toMatchObject({ status: 'draft' });
  expect(log.told('error').length).toBeLessThan(2);
  expect(await outcome('ABC', { type: 'publish' })).toEqual(['A published', 'B published', 'C published']);
});
