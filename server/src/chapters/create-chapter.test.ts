import { randomUUID } from 'node:crypto';
import { CHAPTERS_MAX } from '@myfiction/shared/contract/rules.ts';
import { eq } from 'drizzle-orm';
import { stories } from '../database/schema/stories.ts';
import { addImportChapters } from '../imports/add-import-chapters.ts';
import { finishImport } from '../imports/finish-import.ts';
import { startImport } from '../imports/start-import.ts';
import { getStory } from '../stories/get-story.ts';
import { answerNameOf } from '../testing/expect-answer.ts';
import { addChapter, addStory, addUser, chapterText } from '../testing/fixtures.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { createChapter } from './create-chapter.ts';
import { getChapter } from './get-chapter.ts';
import { saveChapter } from './save-chapter.ts';
import { splitChapter } from './text-tools/split-chapter.ts';

const database = freshDatabase();
const context = freshAuthor(database, { once: true });
let storyId: string;
beforeEach(async () => {
  storyId = (await addStory(context)).story_id;
});

test('chapters line up behind one another, also when they are made at the same moment', async () => {
  const made = await Promise.all(Array.from({ length: 10 }, () => addChapter(context, storyId, chapterText('', 'a'))));
  expect(made.map(({ position }) => position).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(await getStory(context, storyId)).toMatchObject({ chapters_draft: 10 });
});

test('a story holds so many chapters with its trash, and no more, however they come', async () => {
  const { chapter_id } = await addChapter(context, storyId, chapterText('', 'One. Two.'));
  await database.pool.query(
    `insert into chapters select more.* from chapters, generate_series(2, $2::int) n,
       jsonb_populate_record(chapters, jsonb_build_object('id', gen_random_uuid(), 'position', n)) more
     where chapters.id = $1`,
    [chapter_id, CHAPTERS_MAX],
  );
  await database.pool.query('update chapters set trashed_at = now() where story_id = $1 and position > 3', [storyId]);
  const another = { story_id: storyId, chapter_id: randomUUID(), text: chapterText('', 'More.') };
  expect(await answerNameOf(createChapter(context, another))).toBe('tooManyChapters');
  const halves = { text: chapterText('', 'One.'), new_text: chapterText('', 'Two.') };
  const split = { chapter_id, base_revision: 1, new_chapter_id: randomUUID(), ...halves };
  expect(await answerNameOf(splitChapter(context, split))).toBe('tooManyChapters');
  const import_id = randomUUID();
  await startImport(context, { import_id, story_id: storyId, chapters: 1 });
  const { content } = another.text;
  const chapters = [{ index: 0, chapter_id: randomUUID(), title: '', volume: '', content }];
  await addImportChapters(context, { import_id, chapters });
  expect(await answerNameOf(finishImport(context, { import_id }))).toBe('tooManyChapters');
  await database.pool.query('delete from chapters where story_id = $1 and position = $2', [storyId, CHAPTERS_MAX]);
  await createChapter(context, another);
  await createChapter(context, another);
}, 30_000);

test('repeating it gives the same chapter with what was written since', async () => {
  const created = { story_id: storyId, chapter_id: randomUUID(), text: chapterText('One', 'First.') };
  const both = await Promise.all([createChapter(context, created), createChapter(context, created)]);
  expect(both[0]).toEqual(both[1]);
  const text = chapterText('One', 'Second.');
  await saveChapter(context, { chapter_id: created.chapter_id, base_revision: 1, text });
  expect(await createChapter(context, created)).toMatchObject({ revision: 2, content: text.content });
  expect(await getStory(context, storyId)).toMatchObject({ chapters_draft: 1 });
});

test('an id that another author has is not found, also when both come at the same moment', async () => {
  const other = { ...context, uid: await addUser(database.db) };
  const theirs = (await addStory(other)).story_id;
  const chapter_id = randomUUID();
  const text = chapterText('One', 'Mine.');
  const both = await Promise.allSettled([
    createChapter(context, { story_id: storyId, chapter_id, text }),
    createChapter(other, { story_id: theirs, chapter_id, text: chapterText('One', 'Theirs.') }),
  ]);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { errorName: 'notFound' } });
  const [loser, loserStory] = both[0]?.status === 'rejected' ? [context, storyId] : [other, theirs];
  expect(await answerNameOf(createChapter(loser, { story_id: loserStory, chapter_id, text }))).toBe('notFound');
  expect(await answerNameOf(getChapter(loser, chapter_id))).toBe('notFound');
  expect(await getStory(loser, loserStory)).toMatchObject({ chapters_draft: 0 });
});

test.each([
  { completed: true, completedAt: new Date(), completionStatus: 22 as const },
  { completionStatus: 20 as const },
])('a story that is %j takes no new chapters', async (state) => {
  const first = { story_id: storyId, chapter_id: randomUUID(), text: chapterText('One', 'First.') };
  await createChapter(context, first);
  await database.db.update(stories).set(state).where(eq(stories.id, storyId));
  expect(await answerNameOf(addChapter(context, storyId, chapterText('', 'a')))).toBe('storyCompleted');
  expect(await createChapter(context, first)).toMatchObject({ position: 1 });
});

test('a name that another chapter of the story has is refused', async () => {
  await addChapter(context, storyId, chapterText('The Bridge', 'a'));
  expect(await answerNameOf(addChapter(context, storyId, chapterText('the bridge ', 'b')))).toBe('chapterNameTaken');
  expect(await getStory(context, storyId)).toMatchObject({ chapters_draft: 1 });
});
