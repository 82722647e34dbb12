import { answerNameOf, answerOf } from '../../testing/expect-answer.ts';
import { addChapter, addStory, chapterText } from '../../testing/fixtures.ts';
import { freshAuthor } from '../../testing/fresh-author.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { createLogRecorder } from '../../testing/log-recorder.ts';
import { storyProblems } from '../../testing/reading-order.ts';
import { publishDueChapters } from '../due/publish-due-chapters.ts';
import { getChapter } from '../get-chapter.ts';
import { publishChapter } from '../publish-chapter.ts';
import { saveChapter } from '../save-chapter.ts';
import { scheduleChapter, unscheduleChapter } from './schedule-chapter.ts';

const database = freshDatabase();
const context = freshAuthor(database, { once: true });
let storyId: string;
let chapterId: string;
beforeEach(async () => {
  context.clock.set(new Date('2026-03-02T10:00:00.000Z'));
  storyId = (await addStory(context)).story_id;
  chapterId = (await addChapter(context, storyId, chapterText('One', 'Four words stand here.'))).chapter_id;
});
afterEach(async () => expect(await storyProblems(database, storyId)).toEqual([]));

const schedule = (local: string, zone = 'Europe/Madrid', base_revision = 1) =>
  scheduleChapter(context, { chapter_id: chapterId, base_revision, at: { local, zone } });

test('a chapter gets its moment by the author’s clock, and another one, and none', async () => {
  expect(await schedule('2026-03-29T02:30')).toEqual({
    chapter: expect.objectContaining({
      status: 'scheduled',
      scheduled_at: '2026-03-29T01:30:00.000Z',
      scheduled_zone: 'Europe/Madrid',
    }),
  });
  expect((await schedule('2026-03-03T08:00', 'Asia/Tokyo')).chapter).toMatchObject({
    scheduled_at: '2026-03-02T23:00:00.000Z',
    scheduled_zone: 'Asia/Tokyo',
  });
  expect((await unscheduleChapter(context, chapterId)).chapter).toMatchObject({
    status: 'draft',
    scheduled_at: null,
    scheduled_zone: null,
  });
  expect((await unscheduleChapter(context, chapterId)).chapter).toMatchObject({ status: 'draft' });
});

test('five minutes ahead at least, two years at most', async () => {
  expect(await answerNameOf(schedule('2026-03-02T10:04', 'UTC'))).toBe('scheduleTooSoon');
  expect(await answerNameOf(schedule('2028-03-01T10:01', 'UTC'))).toBe('scheduleTooSoon');
  expect((await schedule('2026-03-02T10:05', 'UTC')).chapter.status).toBe('scheduled');
  expect((await schedule('2028-03-01T10:00', 'UTC')).chapter.status).toBe('scheduled');
});

test.each([
  ['2026-03-12T10:00', 'Atlantis/Capital'],
  ['2026-03-12T10:00', '+01:00'],
  ['2026-02-30T10:00', 'UTC'],
])('%s in %s is no time', async (local, zone) => {
  expect((await answerOf(schedule(local, zone))).data).toEqual({ field: 'at' });
  expect(await answerNameOf(schedule(local, zone))).toBe('invalidRequest');
});

test('what could not be published is not scheduled either, with the same answers', async () => {
  const write = async (title: string, ...paragraphs: string[]) => {
    const { revision } = await getChapter(context, chapterId);
    const text = chapterText(title, ...paragraphs);
    await saveChapter(context, { chapter_id: chapterId, base_revision: revision, text });
    return revision + 1;
  };
  const later = '2026-03-12T10:00';
  expect(await answerNameOf(schedule(later, 'UTC', await write('', 'Text.')))).toBe('chapterUnnamed');
  expect(await answerNameOf(schedule(later, 'UTC', await write('One')))).toBe('chapterEmpty');
  const revision = await write('One', 'Text.');
  await database.pool.query(`update stories set synopsis = 'Short.' where id = $1`, [storyId]);
  expect(await answerNameOf(schedule(later, 'UTC', revision))).toBe('synopsisTooShort');
  expect(await getChapter(context, chapterId)).toMatchObject({ status: 'draft', scheduled_at: null });
});

test('an older revision is a conflict, and what is out cannot be planned', async () => {
  expect(await answerOf(schedule('2026-03-12T10:00', 'UTC', 7))).toMatchObject({
    errorName: 'revisionConflict',
    data: { revision: 1 },
  });
  await publishChapter(context, { chapter_id: chapterId, base_revision: 1 });
  expect(await answerNameOf(schedule('2026-03-12T10:00'))).toBe('chapterPublished');
  expect(await answerNameOf(unscheduleChapter(context, chapterId))).toBe('chapterPublished');
});

test('editing keeps the schedule, and the edited text goes out', async () => {
  await schedule('2026-03-12T10:00', 'UTC');
  await saveChapter(context, { chapter_id: chapterId, base_revision: 1, text: chapterText('One', 'Edited.') });
  expect(await getChapter(context, chapterId)).toMatchObject({
    status: 'scheduled',
    scheduled_at: '2026-03-12T10:00:00.000Z',
  });
  context.clock.set(new Date('2026-03-12T10:00:00.000Z'));
  await publishDueChapters({ ...context, log: createLogRecorder() });
  expect(await getChapter(context, chapterId)).toMatchObject({ status: 'published', staged: false, words: 1 });
});
