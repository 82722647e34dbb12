import { eq } from 'drizzle-orm';
import { stories } from '../database/schema/stories.ts';
import { createDomainContext } from '../testing/domain-context.ts';
import { addStory, addUser, storyFields } from '../testing/fixtures.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { editStory } from './edit-story.ts';
import { getStory } from './get-story.ts';
import { setNoteDefaults } from './set-note-defaults.ts';

const database = freshDatabase();

test('notes are kept beside the form: an open form can still be saved, and a signed work can have them', async () => {
  const context = createDomainContext(database, { uid: await addUser(database.db) });
  const fields = storyFields();
  const { story_id, revision, note_defaults } = await addStory(context, fields);
  expect(note_defaults).toEqual({ note_before: '', note_after: '' });
  const notes = { note_before: 'Hello\0 again.', note_after: 'Until Friday.' };
  expect(await setNoteDefaults(context, { story_id, note_defaults: notes })).toMatchObject({
    note_defaults: { note_before: 'Hello again.', note_after: 'Until Friday.' },
    revision,
  });
  await editStory(context, { story_id, revision, fields });
  await database.db.update(stories).set({ contractStatus: 30 }).where(eq(stories.id, story_id));
  await setNoteDefaults(context, { story_id, note_defaults: { ...notes, note_after: '' } });
  expect((await getStory(context, story_id)).note_defaults).toEqual({ note_before: 'Hello again.', note_after: '' });
});
