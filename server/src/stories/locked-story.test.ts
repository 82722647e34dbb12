import { randomUUID } from 'node:crypto';
import { type ErrorName, errorEntry } from '@myfiction/shared/contract/error-catalogue.ts';
import { eq } from 'drizzle-orm';
import { bulkChapters } from '../chapters/bulk/bulk-chapters.ts';
import { reorderChapters } from '../chapters/order/reorder-chapters.ts';
import { publishChapter } from '../chapters/publish-chapter.ts';
import { saveChapter } from '../chapters/save-chapter.ts';
import { scheduleChapter } from '../chapters/schedule/schedule-chapter.ts';
import { replaceStoryText } from '../chapters/text-tools/replace-story-text.ts';
import { splitChapter } from '../chapters/text-tools/split-chapter.ts';
import { restoreFromTrash } from '../chapters/trash/restore-from-trash.ts';
import { keepVersion } from '../chapters/versions/keep-version-call.ts';
import { restoreVersion } from '../chapters/versions/restore-version.ts';
import { restoreVersions } from '../chapters/versions/restore-versions.ts';
import { stories } from '../database/schema/stories.ts';
import { finishImport } from '../imports/finish-import.ts';
import { startImport } from '../imports/start-import.ts';
import { AppError } from '../platform/handler.ts';
import { createDomainContext, type DomainContext } from '../testing/domain-context.ts';
import { addChapter, addPublished, addStory, addUser, chapterText } from '../testing/fixtures.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { createLogRecorder } from '../testing/log-recorder.ts';
import { createVolume } from '../volumes/create-volume.ts';
import { deleteVolume } from '../volumes/delete-volume.ts';
import { renameVolume } from '../volumes/rename-volume.ts';
import { editStory } from './edit-story.ts';
import { setNoteDefaults } from './set-note-defaults.ts';

interface Shelf {
  story_id: string;
  published: string;
  draft: string;
  trashed: string;
  volume_id: string;
  import_id: string;
  fields: Parameters<typeof editStory>[1]['fields'];
}
type Write = (inside: DomainContext & { log: ReturnType<typeof createLogRecorder> }, shelf: Shelf) => Promise<unknown>;

const database = freshDatabase();
let context: DomainContext;
let shelf: Shelf;

const NEXT_YEAR = { local: '2027-01-01T12:00', zone: 'UTC' };
const other = chapterText('Other', 'Other text.');
const bulk =
  (action: Parameters<typeof bulkChapters>[1]['action'], which: 'published' | 'draft' = 'draft'): Write =>
  async (inside, { story_id, ...ids }) => {
    const { items } = await bulkChapters(inside, { story_id, chapter_ids: [ids[which]], action });
    // A bulk action answers for each chapter: the one of this test stands for the call.
    const code = items[0]?.code ?? 0;
    if (code !== 0) throw new AppError(code === errorEntry('storyCompleted').code ? 'storyCompleted' : 'chapterSigned');
  };

/**
 * Every write to a story, its chapters and volumes, and what a completed and a signed story say to it. Words that an
 * author has written are kept in any story: of a completed one they never reach readers.
 */
const WRITES: [name: string, write: Write, completed: ErrorName | null, signed: ErrorName | null][] = [
  [
    'story/edit',
    (c, s) => editStory(c, { story_id: s.story_id, revision: 1, fields: s.fields }),
    'storyCompleted',
    'storySigned',
  ],
  [
    'story/setNoteDefaults',
    (c, s) => setNoteDefaults(c, { story_id: s.story_id, note_defaults: { note_before: 'a', note_after: '' } }),
    'storyCompleted',
    null,
  ],
  ['chapter/create', (c, s) => addChapter(c, s.story_id, chapterText('New', 'Text.')), 'storyCompleted', null],
  ['chapter/save', (c, s) => saveChapter(c, { chapter_id: s.published, base_revision: 1, text: other }), null, null],
  ['chapter/publish', (c, s) => publishChapter(c, { chapter_id: s.draft, base_revision: 1 }), 'storyCompleted', null],
  [
    'chapter/schedule',
    (c, s) => scheduleChapter(c, { chapter_id: s.draft, base_revision: 1, at: NEXT_YEAR }),
    'storyCompleted',
    null,
  ],
  [
    'chapter/restoreVersion',
    (c, s) => restoreVersion(c, { chapter_id: s.published, number: 1, base_revision: 1 }),
    null,
    null,
  ],
  [
    'story/restoreVersions',
    (c, s) =>
      restoreVersions(c, {
        story_id: s.story_id,
        chapters: [{ chapter_id: s.published, number: 1, base_revision: 1 }],
      }),
    null,
    null,
  ],
  [
    'chapter/keepVersion',
    (c, s) => keepVersion(c, { chapter_id: s.published, kind: 'named', name: 'mine' }),
    null,
    null,
  ],
  [
    'chapter/split',
    (c, s) =>
      splitChapter(c, {
        chapter_id: s.draft,
        base_revision: 1,
        text: other,
        new_chapter_id: randomUUID(),
        new_text: chapterText('Two', 'Text.'),
      }),
    'storyCompleted',
    null,
  ],
  [
    'story/replaceText',
    (c, s) =>
      replaceStoryText(c, {
        story_id: s.story_id,
        query: { text: 'Text', match_case: false, whole_word: false },
        replacement: 'Prose',
        chapters: [{ chapter_id: s.published, base_revision: 1 }],
      }),
    'storyCompleted',
    null,
  ],
  [
    'chapter/reorder',
    (c, s) => reorderChapters(c, { story_id: s.story_id, chapter_ids: [s.draft], before_chapter_id: null }),
    'storyCompleted',
    null,
  ],
  ['chapter/bulk publish', bulk({ type: 'publish' }), 'storyCompleted', null],
  ['chapter/bulk schedule', bulk({ type: 'schedule', at: NEXT_YEAR }), 'storyCompleted', null],
  [
    'chapter/bulk moveToVolume',
    (c, s) =>
      bulkChapters(c, {
        story_id: s.story_id,
        chapter_ids: [s.draft],
        action: { type: 'moveToVolume', volume_id: null },
      }),
    'storyCompleted',
    null,
  ],
  ['chapter/bulk trash', bulk({ type: 'trash' }, 'published'), 'storyCompleted', 'chapterSigned'],
  ['trash/restore', (c, s) => restoreFromTrash(c, { chapter_ids: [s.trashed] }), 'storyCompleted', null],
  [
    'volume/create',
    (c, s) => createVolume(c, { story_id: s.story_id, volume_id: randomUUID(), title: 'New' }),
    'storyCompleted',
    null,
  ],
  ['volume/rename', (c, s) => renameVolume(c, { volume_id: s.volume_id, title: 'New' }), 'storyCompleted', null],
  ['volume/delete', (c, s) => deleteVolume(c, s.volume_id), 'storyCompleted', null],
  [
    'import/start',
    (c, s) => startImport(c, { import_id: randomUUID(), story_id: s.story_id, chapters: 1 }),
    'storyCompleted',
    null,
  ],
  ['import/finish', (c, s) => finishImport(c, { import_id: s.import_id }), 'storyCompleted', 'importIncomplete'],
];

beforeAll(async () => {
  context = createDomainContext(database, { uid: await addUser(database.db) });
  const { story_id, fields } = await addStory(context);
  const published = await addPublished(context, story_id, chapterText('One', 'Text.'));
  const draft = (await addChapter(context, story_id, chapterText('Two', 'Text.'))).chapter_id;
  const trashed = (await addChapter(context, story_id, chapterText('Three', 'Text.'))).chapter_id;
  const inside = { ...context, log: createLogRecorder() };
  await bulkChapters(inside, { story_id, chapter_ids: [trashed], action: { type: 'trash' } });
  const volume_id = randomUUID();
  await createVolume(context, { story_id, volume_id, title: 'Part One' });
  const import_id = randomUUID();
  await startImport(context, { import_id, story_id, chapters: 2 });
  shelf = { story_id, published, draft, trashed, volume_id, import_id, fields };
});

class Undo extends Error {}

/** What a write answers while the story is so; nothing of it stays. */
async function answerWhile(state: Partial<typeof stories.$inferInsert>, write: Write): Promise<ErrorName | null> {
  let answer: ErrorName | null = null;
  await database.db
    .transaction(async (tx) => {
      await tx.update(stories).set(state).where(eq(stories.id, shelf.story_id));
      const inside = { ...context, log: createLogRecorder() };
      await tx
        .transaction((nested) => write({ ...inside, db: nested }, shelf))
        .catch((error: unknown) => {
          if (!(error instanceof AppError)) throw error;
          answer = error.errorName;
        });
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return answer;
}

describe.each(WRITES)('%s', (_name, write, completed, signed) => {
  test('goes through in a story that is neither', async () => {
    expect(await answerWhile({ completionStatus: 0 }, write)).toBe(signed === 'importIncomplete' ? signed : null);
  });

  test('in a completed story, and while its completion is in review', async () => {
    expect(await answerWhile({ completed: true, completedAt: new Date(0), completionStatus: 22 }, write)).toBe(
      completed,
    );
    expect(await answerWhile({ completionStatus: 20 }, write)).toBe(completed);
  });

  test('once the completion was returned or taken back', async () => {
    const open = signed === 'importIncomplete' ? signed : null;
    expect(await answerWhile({ completionStatus: 21 }, write)).toBe(open);
    expect(await answerWhile({ completionStatus: 10 }, write)).toBe(open);
  });

  test('in a signed story', async () => {
    expect(await answerWhile({ contractStatus: 30 }, write)).toBe(signed);
  });
});
