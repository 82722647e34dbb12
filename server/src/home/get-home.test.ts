import { randomUUID } from 'node:crypto';
import { homeOverview } from '@myfiction/shared/contract/calls/writing.ts';
import { HOUR_MS } from '@myfiction/shared/contract/time-units.ts';
import { eq } from 'drizzle-orm';
import { saveChapter } from '../chapters/save-chapter.ts';
import { chapters } from '../database/schema/chapters.ts';
import { comments } from '../database/schema/comments.ts';
import { announcements } from '../database/schema/messages.ts';
import { stories } from '../database/schema/stories.ts';
import { createDomainContext } from '../testing/domain-context.ts';
import { addChapter, addPublished, addStory, addUser, chapterText } from '../testing/fixtures.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { announce } from './announcements.ts';
import { getHome } from './get-home.ts';

const database = freshDatabase();
const context = freshAuthor(database, { user: { dailyGoal: 300 } });
let storyId: string;
beforeEach(async () => {
  // Monday, 10:00 UTC.
  storyId = (await addStory(context)).story_id;
});
afterEach(() => database.db.delete(announcements));

const home = async () => homeOverview.parse(await getHome(context, { zone: 'UTC' }));
const inHours = (hours: number) => new Date(context.clock.now().getTime() + hours * HOUR_MS);
const TEXT = 'Four words stand here.';
const draft = (title: string, text = TEXT, story = storyId) => addChapter(context, story, chapterText(title, text));
const publish = (title: string, story = storyId) => addPublished(context, story, chapterText(title, TEXT));
const change = (changes: Partial<typeof stories.$inferInsert>) =>
  database.db.update(stories).set(changes).where(eq(stories.id, storyId));

test('an author who has only signed up', async () => {
  context.uid = await addUser(database.db);
  expect(await home()).toMatchObject({
    writing: { today: '2026-03-02', goal: 0, streak: 0 },
    continue_writing: null,
    latest_story: null,
    todo: [],
    scheduled: [],
    comments: [],
    announcements: [],
    stories: 0,
    published: false,
  });
});

describe('continue writing', () => {
  test('is the chapter written in last, with its last sentences', async () => {
    const { chapter_id } = await draft('One', 'The first sentence. The last one');
    const other = (await addStory(context)).story_id;
    context.clock.advance(HOUR_MS);
    await draft('Elsewhere', 'Newer.', other);
    context.clock.advance(HOUR_MS);
    await saveChapter(context, { chapter_id, base_revision: 1, text: chapterText('One', 'It rains.', 'She runs.') });
    expect((await home()).continue_writing).toMatchObject({
      chapter_id,
      mode: 'edit',
      position: 1,
      title: 'One',
      words: 4,
      edited_at: '2026-03-02T12:00:00.000Z',
      last_text: 'It rains. She runs.',
      story: { story_id: storyId, chapters_draft: 1 },
    });
  });

  test('is the last of chapters that came at one moment, as by an import', async () => {
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) await draft(title);
    expect((await home()).continue_writing).toMatchObject({ position: 5, title: 'Five' });
  });

  test('is an edit of a published chapter, if that was the last', async () => {
    const chapter_id = await publish('One');
    expect((await home()).continue_writing).toBeNull();
    await draft('Two');
    context.clock.advance(HOUR_MS);
    await saveChapter(context, { chapter_id, base_revision: 1, text: chapterText('One', 'Edited.') });
    expect((await home()).continue_writing).toMatchObject({ chapter_id, mode: 'update' });
  });

  test('is never in the trash, of a completed story or of somebody else', async () => {
    const { chapter_id } = await draft('Trash');
    await database.db
      .update(chapters)
      .set({ trashedAt: inHours(0) })
      .where(eq(chapters.id, chapter_id));
    const stranger = createDomainContext(database, { uid: await addUser(database.db) });
    await addChapter(stranger, (await addStory(stranger)).story_id, chapterText('Theirs', 'Text.'));
    expect((await home()).continue_writing).toBeNull();
    await draft('Mine');
    expect((await home()).continue_writing).not.toBeNull();
    await change({ completionStatus: 20 });
    expect(await home()).toMatchObject({
      continue_writing: null,
      latest_story: null,
      stories: 1,
      stories_in_review: 1,
    });
  });

  test('without a draft there is the story last worked on', async () => {
    context.clock.advance(HOUR_MS);
    const latest = (await addStory(context)).story_id;
    expect(await home()).toMatchObject({ continue_writing: null, latest_story: { story_id: latest }, stories: 2 });
    await publish('One');
    expect(await home()).toMatchObject({ published: true });
  });
});

const comment = (text: string, minutesAgo = 0) => ({
  id: randomUUID(),
  uid: context.uid,
  storyId,
  readerId: 'r',
  readerName: 'Ada',
  text,
  createdAt: new Date(context.clock.now().getTime() - minutesAgo * 60_000),
});

test('the newest comments of readers that readers see', async () => {
  const chapterId = await publish('One');
  await database.db
    .insert(comments)
    .values([
      comment('third', 3),
      { ...comment('first', 1), chapterId },
      comment('fourth', 4),
      comment('fifth', 5),
      comment('sixth', 6),
      { ...comment('spam'), status: 'spam' },
      { ...comment('the author’s own'), readerId: null },
      comment('second', 2),
    ]);
  const found = (await home()).comments;
  expect(found.map(({ text }) => text)).toEqual(['first', 'second', 'third', 'fourth', 'fifth']);
  expect(found.map(({ chapter_position }) => chapter_position)).toEqual([1, null, null, null, null]);
});

test('comments on a chapter in the trash are neither shown nor wait for an answer', async () => {
  const { chapter_id: chapterId } = await draft('One');
  const waiting = expect.objectContaining({ item: { kind: 'heldComments', count: 1 } });
  await database.db.insert(comments).values([
    { ...comment('seen', 2), chapterId },
    { ...comment('held', 1), chapterId, status: 'held' },
  ]);
  expect(await home()).toMatchObject({
    comments: [{ text: 'seen' }],
    todo: expect.arrayContaining([waiting]),
  });
  await database.db.update(chapters).set({ trashedAt: context.clock.now() }).where(eq(chapters.id, chapterId));
  await database.db.update(comments).set({ trashed: true }).where(eq(comments.chapterId, chapterId));
  const after = await home();
  expect(after.comments).toEqual([]);
  expect(after.todo).not.toContainEqual(waiting);
});

test('announcements that hold now, newest first', async () => {
  const add = (title: string, from: number, to?: number) =>
    database.db.insert(announcements).values({
      id: randomUUID(),
      title,
      body: 'Body.',
      publishedAt: inHours(from),
      endsAt: to === undefined ? null : inHours(to),
    });
  await add('lasting', -100);
  await add('over', -50, -1);
  await add('current', -10, 10);
  await add('to come', 1);
  expect((await home()).announcements.map(({ title }) => title)).toEqual(['current', 'lasting']);
});

test('an announcement stands in the language of who reads, where it has that one', async () => {
  const { db } = database;
  const now = context.clock.now();
  const es = { title: 'Noticia', body: 'Empieza el lunes.' };
  await announce(db, { title: 'News', body: 'It begins on Monday.', es }, now);
  await announce(db, { title: 'In English only', body: 'Body.' }, now);
  const titlesIn = async (lang: string) =>
    (await getHome({ ...context, lang }, { zone: 'UTC' })).announcements
      .map(({ title, body }) => `${title} ${body}`)
      .sort();
  expect(await titlesIn('es-MX')).toEqual(['In English only Body.', 'Noticia Empieza el lunes.']);
  expect(await titlesIn('en')).toEqual(['In English only Body.', 'News It begins on Monday.']);
});
