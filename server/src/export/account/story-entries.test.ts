import { eq } from 'drizzle-orm';
import { keepVersion } from '../../chapters/versions/keep-version-call.ts';
import { chapters, chapterVersions } from '../../database/schema/chapters.ts';
import { stories } from '../../database/schema/stories.ts';
import { setNoteDefaults } from '../../stories/set-note-defaults.ts';
import { addChapter, addStory, chapterText } from '../../testing/fixtures.ts';
import { freshAuthor } from '../../testing/fresh-author.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { contentOf } from '../testing/read-entries.ts';
import { storyEntries } from './story-entries.ts';

const database = freshDatabase();
const context = freshAuthor(database);

/** Every file of the author's story by its path; `meanwhile` happens once the first one is written. */
async function filesOf(storyId: string, meanwhile: () => Promise<unknown> = async () => {}): Promise<string[][]> {
  const [story] = await database.db.select().from(stories).where(eq(stories.id, storyId));
  if (!story) throw new Error('There is no such story.');
  const files: string[][] = [];
  for await (const { path, content } of storyEntries({ ...context, now: context.clock.now() }, story, 1, 1)) {
    files.push([path.slice(path.lastIndexOf('/') + 1), await contentOf(content())]);
    if (files.length === 1) await meanwhile();
  }
  return files;
}

test('what is thinned out or deleted while it is written is left out, and the rest is there', async () => {
  const { db } = database;
  const { story_id } = await addStory(context);
  const first = await addChapter(context, story_id, chapterText('First', 'It stays.'));
  const gone = await addChapter(context, story_id, chapterText('Gone', 'It goes.'));
  const wish = { chapter_id: first.chapter_id, kind: 'conflict', name: '' } as const;
  for (const text of ['One.', 'Two.']) await keepVersion(context, { ...wish, text: chapterText('First', text) });
  const files = await filesOf(story_id, async () => {
    await db.delete(chapterVersions).where(eq(chapterVersions.number, 1));
    await db.delete(chapters).where(eq(chapters.id, gone.chapter_id));
  });
  expect(files.map(([name]) => name)).toEqual(['story.json', '1 First.md', '1 First.json', '2.json']);
});

test('the notes that new chapters begin with are the author’s words too', async () => {
  const { story_id } = await addStory(context);
  await setNoteDefaults(context, { story_id, note_defaults: { note_before: 'Thank you.', note_after: 'On Friday.' } });
  const [[, story = ''] = []] = await filesOf(story_id);
  expect(JSON.parse(story)).toMatchObject({ noteDefaults: { before: 'Thank you.', after: 'On Friday.' } });
});
