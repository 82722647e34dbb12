import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { createChapter } from '../chapters/create-chapter.ts';
import { publishChapter } from '../chapters/publish-chapter.ts';
import { saveChapter } from '../chapters/save-chapter.ts';
import { users } from '../database/schema/users.ts';
import { writingDays } from '../database/schema/writing-days.ts';
import { createDomainContext } from '../testing/domain-context.ts';
import { addStory, addUser, chapterText } from '../testing/fixtures.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { getWriting } from './get-writing.ts';
import { addDays } from './local-day.ts';
import { setDailyGoal } from './set-daily-goal.ts';
import { setRestDays } from './set-rest-days.ts';

const database = freshDatabase();
const context = freshAuthor(database);
let storyId: string;
beforeEach(async () => {
  storyId = (await addStory(context)).story_id;
  // A Wednesday.
  context.clock.set(new Date('2026-03-04T10:00:00Z'));
});

const words = (count: number) => chapterText('One', Array(count).fill('word').join(' '));
const write = async (count: number, zone?: string) => {
  const chapter_id = randomUUID();
  await createChapter(context, { story_id: storyId, chapter_id, text: { ...words(count), title: '' }, zone });
  return chapter_id;
};
const save = (chapter_id: string, base_revision: number, count: number, zone?: string) =>
  saveChapter(context, { chapter_id, base_revision, text: words(count), zone });
const progress = (zone = 'UTC') => getWriting(context, { zone });
const wordsOn = async (day: string) => (await progress()).days.find((found) => found.day === day)?.words;
const wrote = (...daysAgo: number[]) =>
  database.db
    .insert(writingDays)
    .values(daysAgo.map((ago) => ({ uid: context.uid, day: addDays('2026-03-04', -ago), words: 10 })));

test('what a new chapter brings and what saves add counts for the day; what is cut is not taken away', async () => {
  const id = await write(5);
  await save(id, 1, 12);
  await save(id, 2, 3);
  await save(id, 3, 4);
  expect(await wordsOn('2026-03-04')).toBe(5 + 7 + 1);
});

test('the weeks begin with the one in which the account did', async () => {
  const { uid } = context;
  const since = (createdAt: string) =>
    database.db
      .update(users)
      .set({ createdAt: new Date(createdAt) })
      .where(eq(users.uid, uid));
  const first = async (zone?: string) => (await progress(zone)).days[0]?.day;
  expect(await first()).toBe('2026-02-16');
  await since('2026-03-01T23:30:00Z');
  expect(await first()).toBe('2026-02-23');
  expect(await first('Europe/Madrid')).toBe('2026-03-02');
  await wrote(3);
  expect(await first('Europe/Madrid')).toBe('2026-02-23');
});

test('the same save again, an old base and a publish add nothing', async () => {
  const id = await write(5);
  await save(id, 1, 9);
  await save(id, 1, 9);
  await expect(save(id, 1, 500)).rejects.toMatchObject({ errorName: 'revisionConflict' });
  await publishChapter(context, { chapter_id: id, base_revision: 2 });
  expect(await wordsOn('2026-03-04')).toBe(9);
});

test('a repeated create counts once', async () => {
  const chapter_id = randomUUID();
  const create = () => createChapter(context, { story_id: storyId, chapter_id, text: chapterText('', 'Two words') });
  await create();
  await create();
  expect(await wordsOn('2026-03-04')).toBe(2);
});

test('saves of two stories at the same moment both count', async () => {
  const other = (await addStory(context)).story_id;
  const create = (story_id: string) =>
    createChapter(context, { story_id, chapter_id: randomUUID(), text: chapterText('', 'Two words') });
  await Promise.all([create(storyId), create(other), create(storyId), create(other)]);
  expect(await wordsOn('2026-03-04')).toBe(8);
});

test.each([
  ['Pacific/Auckland', '2026-03-05'],
  ['America/Los_Angeles', '2026-03-04'],
  [undefined, '2026-03-04'],
  ['Mars/Olympus', '2026-03-04'],
])('the day is the one of the author’s clock: %s', async (zone, day) => {
  context.clock.set(new Date('2026-03-04T23:30:00Z'));
  await write(3, zone);
  expect(await wordsOn(day)).toBe(3);
  expect((await progress(zone)).today).toBe(day);
});

test('a day of 25 hours is one day', async () => {
  for (const at of ['2026-10-24T22:30:00Z', '2026-10-25T00:30:00Z', '2026-10-25T22:30:00Z']) {
    context.clock.set(new Date(at));
    await write(2, 'Europe/Berlin');
  }
  expect(await wordsOn('2026-10-25')).toBe(6);
});

test('this week and the two before it are shown, from Monday to Sunday', async () => {
  await wrote(0, 1, 16, 17);
  const { days, today, goal } = await progress();
  expect({ today, goal }).toEqual({ today: '2026-03-04', goal: 0 });
  expect(days).toHaveLength(21);
  expect([days[0], days[14], days.at(-1)].map((day) => day?.day)).toEqual(['2026-02-16', '2026-03-02', '2026-03-08']);
  expect(days.filter((day) => day.words > 0).map((day) => day.day)).toEqual(['2026-02-16', '2026-03-03', '2026-03-04']);
});

test.each([
  ['nothing yet', [], 0],
  ['today', [0], 1],
  ['yesterday, today still to come', [1, 2, 3], 3],
  ['up to today', [0, 1, 2], 3],
  ['tomorrow too, written where it was today already', [-1, 0, 1], 3],
  ['up to the first gap', [0, 1, 3, 4, 5], 2],
  ['none when yesterday was missed', [2, 3, 4], 0],
])('days in a row: %s', async (_name, daysAgo, streak) => {
  if (daysAgo.length > 0) await wrote(...daysAgo);
  expect((await progress()).streak).toBe(streak);
});

const LA = 'America/Los_Angeles';
const AUCKLAND = 'Pacific/Auckland';

test.each([
  [
    'over the date line, which leaves out the 4th',
    [`2026-03-03T12:00-08:00 ${LA}`, `2026-03-05T12:00+13:00 ${AUCKLAND}`],
    2,
  ],
  ['and before the next words', [`2026-03-03T12:00-08:00 ${LA}`], 1],
  ['and a day missed before it', [`2026-03-02T12:00-08:00 ${LA}`, `2026-03-05T12:00+13:00 ${AUCKLAND}`], 1],
  ['and today still to come', [`2026-03-02T12:00-08:00 ${LA}`, `2026-03-04T12:00+13:00 ${AUCKLAND}`], 2],
  ['none, with a day missed', [`2026-03-03T12:00+13:00 ${AUCKLAND}`, `2026-03-05T12:00+13:00 ${AUCKLAND}`], 1],
])('days in a row with a flight to Auckland: %s', async (_name, moments, streak) => {
  for (const moment of moments) {
    const [at = '', zone] = moment.split(' ');
    context.clock.set(new Date(at));
    await write(3, zone);
  }
  context.clock.set(new Date('2026-03-05T20:00+13:00'));
  expect((await progress(AUCKLAND)).streak).toBe(streak);
});

test('days in a row with a flight from Auckland: the day that comes twice counts once', async () => {
  for (const [at, zone] of [
    ['2026-03-04T12:00+13:00', AUCKLAND],
    ['2026-03-05T12:00+13:00', AUCKLAND],
    ['2026-03-05T12:00-08:00', LA],
  ] as const) {
    context.clock.set(new Date(at));
    await write(3, zone);
  }
  expect((await progress(LA)).streak).toBe(2);
  context.clock.set(new Date('2026-03-06T12:00-08:00'));
  expect((await progress(LA)).streak).toBe(2);
});

test('a day missed over the change to daylight saving is missed', async () => {
  for (const at of ['2026-03-07T12:00-08:00', '2026-03-09T12:00-07:00']) {
    context.clock.set(new Date(at));
    await write(3, LA);
  }
  expect((await progress(LA)).streak).toBe(1);
});

test.each([
  ['a day off does not end it, and is no day of writing', [2], [0, 2, 3], 3],
  ['several days off', [1, 2], [0, 3, 4], 3],
  ['writing on a day off counts', [2], [0, 1, 2], 3],
  ['yesterday was off, today still to come', [2], [2, 3], 2],
  ['another day was missed', [2], [0, 3, 4], 1],
  ['nothing but days off', [1, 2, 3, 4, 5, 6], [], 0],
])('days in a row with days off: %s', async (_name, rest_days, daysAgo, streak) => {
  expect((await setRestDays(context, { rest_days, zone: 'UTC' })).rest_days).toEqual(rest_days);
  if (daysAgo.length > 0) await wrote(...daysAgo);
  expect((await progress()).streak).toBe(streak);
});

test.each([
  ['a day off that is given up was none to write on before', [[2]], [], 3],
  ['nor was it before another is chosen', [[2]], [3], 3],
  ['what was chosen and given up on one day never held', [[], [2]], [], 1],
  ['what held before two changes on one day holds for what was', [[2], [4]], [], 3],
])('days in a row over a change of days off: %s', async (_name, before, after, streak) => {
  const choose = (rest_days: number[]) => setRestDays(context, { rest_days, zone: 'UTC' });
  await wrote(0, 2, 3);
  context.clock.set(new Date('2026-02-02T10:00:00Z'));
  await choose(before[0] ?? []);
  context.clock.set(new Date('2026-03-04T10:00:00Z'));
  for (const rest_days of before.slice(1)) await choose(rest_days);
  expect(await choose(after)).toMatchObject({ rest_days: after, streak });
});

test('a day off that is given up counts from the next day on', async () => {
  const choose = (rest_days: number[]) => setRestDays(context, { rest_days, zone: 'UTC' });
  context.clock.set(new Date('2026-03-02T10:00:00Z'));
  await choose([3, 4]);
  await wrote(1);
  context.clock.set(new Date('2026-03-04T10:00:00Z'));
  await choose([]);
  context.clock.set(new Date('2026-03-05T10:00:00Z'));
  expect(await progress()).toMatchObject({ streak: 1 });
  context.clock.set(new Date('2026-03-06T10:00:00Z'));
  expect(await progress()).toMatchObject({ streak: 0 });
});

test('days in a row end at the first day of writing, though all days before it were off', async () => {
  const choose = (rest_days: number[]) => setRestDays(context, { rest_days, zone: 'UTC' });
  await choose([1, 2, 3, 4, 5, 6]);
  await choose([7]);
  await wrote(1);
  expect((await progress()).streak).toBe(1);
});

test('days off are kept in their order, each once', async () => {
  expect(await setRestDays(context, { rest_days: [7, 1, 7], zone: 'UTC' })).toMatchObject({ rest_days: [1, 7] });
  expect(await progress()).toMatchObject({ rest_days: [1, 7] });
});

test('the goal is the author’s own', async () => {
  expect(await setDailyGoal(context, { goal: 1800, zone: 'UTC' })).toMatchObject({ goal: 1800, today: '2026-03-04' });
  expect((await progress()).goal).toBe(1800);
  const other = createDomainContext(database, { uid: await addUser(database.db) });
  await wrote(0);
  expect(await getWriting(other, { zone: 'UTC' })).toMatchObject({ goal: 0, streak: 0 });
});
