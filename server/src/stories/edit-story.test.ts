import { STORIES_MAX } from '@myfiction/shared/contract/rules.ts';
import { eq } from 'drizzle-orm';
import { stories } from '../database/schema/stories.ts';
import { answerNameOf, answerOf } from '../testing/expect-answer.ts';
import { addPublished, addStory, addUser, chapterText, storyFields } from '../testing/fixtures.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { requireCover } from './cover.ts';
import { createStory } from './create-story.ts';
import { editStory } from './edit-story.ts';
import { getStory } from './get-story.ts';

const database = freshDatabase();
const context = freshAuthor(database, { user: { penName: 'Noor' }, once: true });

const edit = (storyId: string, revision: number, changes: Parameters<typeof storyFields>[0] = {}) =>
  editStory(context, { story_id: storyId, revision, fields: storyFields(changes) });

test('a story comes back as it was written', async () => {
  const fields = storyFields({
    title: 'Seven <Doors> & "Winter"',
    cover: '/files/cover.webp',
    genres: ['fantasy', 'mystery'],
    tags: ['winter'],
    lead: 'multiple',
    warnings: { mode: 'listed', list: ['death'] },
    schedule: { mode: 'weekly', weekdays: [1, 3], time: '06:00', zone: 'Europe/Madrid' },
    origin: { kind: 'elsewhere', url: 'https://example.com/doors' },
    declarations: { own_rights: true, ai_use: 'assisted' },
  });
  const created = await createStory(context, fields);
  expect(created).toMatchObject({ fields, revision: 1, author: 'Noor', genre: 'fantasy', write_chapter_id: null });
  expect(await getStory(context, created.story_id)).toEqual(created);
});

test('an author has so many stories, and no more, also when two tabs make the last at once', async () => {
  const author = { ...context, uid: await addUser(database.db) };
  const { story_id } = await addStory(author);
  await database.pool.query(
    `insert into stories select more.* from stories, generate_series(2, $2::int) n,
       jsonb_populate_record(stories, jsonb_build_object('id', gen_random_uuid(), 'title_key', 'grown ' || n)) more
     where stories.id = $1`,
    [story_id, STORIES_MAX - 1],
  );
  const both = await Promise.allSettled([addStory(author), addStory(author)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await answerNameOf(addStory(author))).toBe('tooManyStories');
});

test('a title is unique on the platform, whatever its letter case, also when two authors take it at once', async () => {
  const other = { ...context, uid: await addUser(database.db) };
  await addStory(context, { title: 'Ｌove, Pending' });
  expect(await answerNameOf(addStory(other, { title: 'LOVE,  pending' }))).toBe('storyNameTaken');
  const both = await Promise.allSettled(
    [context, other].map((author) => addStory(author, { title: 'Salt and Silver' })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [mine, theirs] = [await addStory(context), await addStory(other)];
  const taken = edit(mine.story_id, 1, { title: theirs.title.toUpperCase() });
  expect(await answerNameOf(taken)).toBe('storyNameTaken');
  expect(await edit(mine.story_id, 1, { title: mine.title.toUpperCase() })).toMatchObject({ revision: 2 });
});

test('an edit on an old revision changes nothing and gives the current story', async () => {
  const { story_id } = await addStory(context);
  const current = await edit(story_id, 1, { synopsis: 'Written on the other device.' });
  const conflict = await answerOf(edit(story_id, 1, { synopsis: 'Written here.' }));
  expect(conflict).toMatchObject({ errorName: 'revisionConflict', data: current });
  expect(await getStory(context, story_id)).toEqual(current);
});

test('of many edits on the same revision one is kept', async () => {
  const { story_id } = await addStory(context);
  const edits = await Promise.allSettled(
    Array.from({ length: 8 }, (_, i) => edit(story_id, 1, { tags: [`tag ${i}`] })),
  );
  expect(edits.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await getStory(context, story_id)).toMatchObject({ revision: 2 });
});

test('a signed story is changed by its editor only', async () => {
  const { story_id } = await addStory(context);
  await database.db.update(stories).set({ contractStatus: 30 }).where(eq(stories.id, story_id));
  expect(await answerNameOf(edit(story_id, 1))).toBe('storySigned');
  expect(await getStory(context, story_id)).toMatchObject({ signed: true, revision: 1 });
});

test.each([20, 22] as const)('a story at completion status %s is not edited', async (completionStatus) => {
  const { story_id } = await addStory(context);
  await database.db.update(stories).set({ completionStatus }).where(eq(stories.id, story_id));
  expect(await answerNameOf(edit(story_id, 1))).toBe('storyCompleted');
});

test('the language is fixed by the first published chapter', async () => {
  const { story_id } = await addStory(context);
  expect(await edit(story_id, 1, { language: 'es' })).toMatchObject({ language_fixed: false });
  await addPublished(context, story_id, chapterText('Uno', 'Hola.'));
  expect(await answerNameOf(edit(story_id, 2, { language: 'en' }))).toBe('invalidRequest');
  expect(await edit(story_id, 2, { language: 'es' })).toMatchObject({ language_fixed: true });
});

test('a cover is a picture that was uploaded here, or the one that is there', async () => {
  const { story_id } = await addStory(context, { cover: 'as it is' });
  const check = (cover: string) => requireCover(context, { story_id, fields: storyFields({ cover }) });
  expect(await answerNameOf(check('javascript:alert(1)'))).toBe('invalidImage');
  for (const cover of ['', 'as it is', '/files/a.webp']) await check(cover);
});
