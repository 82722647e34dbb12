import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { chapterTextHash } from '../chapters/chapter-text-hash.ts';
import { getChapter } from '../chapters/get-chapter.ts';
import { saveChapter } from '../chapters/save-chapter.ts';
import { chapters } from '../database/schema/chapters.ts';
import { importChapters, imports } from '../database/schema/imports.ts';
import { stories } from '../database/schema/stories.ts';
import { volumes } from '../database/schema/volumes.ts';
import { getStory } from '../stories/get-story.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { createDomainContext } from '../testing/domain-context.ts';
import { answerNameOf } from '../testing/expect-answer.ts';
import { addChapter, addStory, addUser, chapterText } from '../testing/fixtures.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { until } from '../testing/until.ts';
import { addImportChapters, IMPORT_BYTES_MAX, type ImportPart } from './add-import-chapters.ts';
import { cancelImport, dropStaleImports } from './cancel-import.ts';
import { finishImport } from './finish-import.ts';
import { startImport } from './start-import.ts';

const database = freshDatabase();
const context = freshAuthor(database);
let storyId: string;
beforeEach(async () => {
  storyId = (await addStory(context)).story_id;
});

type PartChapter = ImportPart['chapters'][number];

function part(index: number, title: string, text = 'Four words stand here.', volume = ''): PartChapter {
  return { index, chapter_id: randomUUID(), title, volume, content: chapterText('', text).content };
}

/** Opens an import and sends its chapters in parts of two. */
async function send(parts: PartChapter[], count = parts.length): Promise<string> {
  const import_id = randomUUID();
  await startImport(context, { import_id, story_id: storyId, chapters: count });
  for (let from = 0; from < parts.length; from += 2) {
    await addImportChapters(context, { import_id, chapters: parts.slice(from, from + 2) });
  }
  return import_id;
}

const rowsOf = (story: string) =>
  database.db
    .select()
    .from(chapters)
    .where(and(eq(chapters.storyId, story), isNull(chapters.trashedAt)))
    .orderBy(asc(chapters.position));
const titlesOf = async (story: string) => (await rowsOf(story)).map(({ title }) => title);
const volumesOf = (story: string) =>
  database.db.select().from(volumes).where(eq(volumes.storyId, story)).orderBy(asc(volumes.position));
const openImports = () =>
  database.db
    .select()
    .from(imports)
    .where(and(eq(imports.uid, context.uid), isNull(imports.result)));
const textsOf = (import_id: string) =>
  database.db.select().from(importChapters).where(eq(importChapters.importId, import_id));

test('all chapters become drafts behind the last one, in the order of the file', async () => {
  await addChapter(context, storyId, chapterText('Before', 'Old.'));
  const parts = [part(0, 'One', 'First words.'), part(1, 'Two'), part(2, '  Three ')];
  const import_id = await send([...parts].reverse());
  expect(await titlesOf(storyId)).toEqual(['Before']);
  context.clock.advance(1000);
  expect(await finishImport(context, { import_id })).toEqual({
    chapters: 3,
    words: 10,
    first_chapter_id: parts[0]?.chapter_id,
    renamed: 0,
  });
  const rows = await rowsOf(storyId);
  expect(rows.map(({ title, position, words, status }) => [title, position, words, status])).toEqual([
    ['Before', 1, 1, 'draft'],
    ['One', 2, 2, 'draft'],
    ['Two', 3, 4, 'draft'],
    ['Three', 4, 4, 'draft'],
  ]);
  expect(rows[1]?.content).toEqual(parts[0]?.content);
  expect(await getStory(context, storyId)).toMatchObject({
    chapters_draft: 4,
    updated_at: context.clock.now().toISOString(),
  });
  expect(await openImports()).toEqual([]);
  expect(await textsOf(import_id)).toEqual([]);
});

test('a chapter of an import is one like any other: the same text saved again changes nothing', async () => {
  await addChapter(context, storyId, chapterText('One', 'Old.'));
  const parts = [part(0, 'One'), part(1, 'Two')];
  await finishImport(context, { import_id: await send(parts) });
  for (const row of (await rowsOf(storyId)).slice(1)) {
    const { title, content } = row;
    const text = { title, content, note_before: '', note_after: '', warning: '' };
    expect(row.textHash).toBe(chapterTextHash(text));
    expect(await saveChapter(context, { chapter_id: row.id, base_revision: 1, text })).toMatchObject({ revision: 1 });
  }
  expect((await getChapter(context, parts[0]?.chapter_id ?? '')).title).toBe('One (2)');
});

test('what the author says around a chapter comes along, also under a title that gets a number', async () => {
  await addChapter(context, storyId, chapterText('One', 'Old.'));
  const notes = { note_before: 'Hello\nagain', note_after: 'Thank you.', warning: 'Blood' };
  const parts = [{ ...part(0, 'One'), ...notes }, part(1, 'Two')];
  await finishImport(context, { import_id: await send(parts) });
  const found = await getChapter(context, parts[0]?.chapter_id ?? '');
  expect(found).toMatchObject({ title: 'One (2)', ...notes });
  const { title, content } = found;
  const [row] = (await rowsOf(storyId)).slice(1);
  expect(row?.textHash).toBe(chapterTextHash({ title, content, ...notes }));
  expect(await getChapter(context, parts[1]?.chapter_id ?? '')).toMatchObject({ note_before: '', warning: '' });
});

test('titles that repeat are numbered and told', async () => {
  await addChapter(context, storyId, chapterText('Chapter I', 'Old.'));
  const import_id = await send([part(0, 'CHAPTER I'), part(1, 'Chapter II'), part(2, 'Chapter I'), part(3, '')]);
  expect(await finishImport(context, { import_id })).toMatchObject({ renamed: 2 });
  expect(await titlesOf(storyId)).toEqual(['Chapter I', 'CHAPTER I (2)', 'Chapter II', 'Chapter I (3)', '']);
});

test('volumes are made in order, and what names none goes on in the one before', async () => {
  const import_id = await send([
    part(0, 'Prologue'),
    part(1, 'A', 'a', 'Book  One'),
    part(2, 'B', 'b', 'Book One'),
    part(3, 'C', 'c', 'Book Two'),
    part(4, 'Epilogue'),
  ]);
  await finishImport(context, { import_id });
  const made = await volumesOf(storyId);
  expect(made.map(({ title, position }) => [title, position])).toEqual([
    ['Book One', 1],
    ['Book Two', 2],
  ]);
  const [one, two] = made.map(({ id }) => id);
  expect((await rowsOf(storyId)).map(({ volumeId }) => volumeId)).toEqual([null, one, one, two, two]);
});

test('a second file goes on in the story’s last volume, never in an earlier one', async () => {
  await finishImport(context, {
    import_id: await send([part(0, 'A', 'a', 'Book One'), part(1, 'B', 'b', 'Book Two')]),
  });
  const more = [part(0, 'C'), part(1, 'D', 'd', 'book two'), part(2, 'E', 'e', 'Book One')];
  await finishImport(context, { import_id: await send(more) });
  const made = await volumesOf(storyId);
  expect(made.map(({ title }) => title)).toEqual(['Book One', 'Book Two', 'Book One']);
  const [one, two, again] = made.map(({ id }) => id);
  expect((await rowsOf(storyId)).map(({ volumeId }) => volumeId)).toEqual([one, two, two, two, again]);
});

test('without all of its parts nothing is added, and the missing one can still come', async () => {
  const import_id = await send([part(0, 'One'), part(2, 'Three')], 3);
  expect(await answerNameOf(finishImport(context, { import_id }))).toBe('importIncomplete');
  expect(await titlesOf(storyId)).toEqual([]);
  await addImportChapters(context, { import_id, chapters: [part(1, 'Two')] });
  expect(await finishImport(context, { import_id })).toMatchObject({ chapters: 3 });
});

test('a part that is sent twice counts once', async () => {
  const parts = [part(0, 'One'), part(1, 'Two')];
  const import_id = await send(parts);
  await addImportChapters(context, { import_id, chapters: parts });
  await startImport(context, { import_id, story_id: storyId, chapters: 2 });
  expect(await finishImport(context, { import_id })).toMatchObject({ chapters: 2 });
  expect(await titlesOf(storyId)).toEqual(['One', 'Two']);
});

test('cancelled, nothing is left of it', async () => {
  const import_id = await send([part(0, 'One')]);
  await cancelImport(context, { import_id });
  expect(await answerNameOf(finishImport(context, { import_id }))).toBe('notFound');
  expect(await openImports()).toEqual([]);
  expect(await textsOf(import_id)).toEqual([]);
});

test('a completed story takes no import, nor one that was completed meanwhile', async () => {
  const import_id = await send([part(0, 'One')]);
  await database.db.update(stories).set({ completionStatus: 20 }).where(eq(stories.id, storyId));
  expect(await answerNameOf(finishImport(context, { import_id }))).toBe('storyCompleted');
  const again = startImport(context, { import_id: randomUUID(), story_id: storyId, chapters: 1 });
  expect(await answerNameOf(again)).toBe('storyCompleted');
  expect(await titlesOf(storyId)).toEqual([]);
});

test('places outside the import and places named twice are refused', async () => {
  const import_id = await send([part(0, 'One')], 1);
  const add = (...sent: PartChapter[]) => answerNameOf(addImportChapters(context, { import_id, chapters: sent }));
  expect(await add(part(1, 'Two'))).toBe('invalidRequest');
  expect(await add(part(0, 'One'), part(0, 'Two'))).toBe('invalidRequest');
});

test('an import of more than 64 MB is refused at the part that would make it so', async () => {
  const import_id = await send([part(0, 'One'), part(1, 'Two')], 3);
  await database.db
    .update(importChapters)
    .set({ bytes: IMPORT_BYTES_MAX / 2 })
    .where(eq(importChapters.importId, import_id));
  expect(await answerNameOf(addImportChapters(context, { import_id, chapters: [part(2, 'Three')] }))).toBe('tooLarge');
  // The same place again replaces what it had.
  await addImportChapters(context, { import_id, chapters: [part(1, 'Two'), part(2, 'Three')] });
});

test('an id that another chapter has adds nothing', async () => {
  const other = createDomainContext(database, { uid: await addUser(database.db) });
  const theirs = await addChapter(other, (await addStory(other)).story_id, chapterText('Theirs', 'Secret.'));
  const import_id = await send([part(0, 'One'), { ...part(1, 'Two'), chapter_id: theirs.chapter_id }]);
  expect(await answerNameOf(finishImport(context, { import_id }))).toBe('notFound');
  expect(await titlesOf(storyId)).toEqual([]);
  expect(await getStory(context, storyId)).toMatchObject({ chapters_draft: 0 });
});

test('a server that dies in the middle leaves nothing, and the end can be asked for again', async () => {
  const import_id = await send([part(0, 'One', 'a', 'Book'), part(1, 'Two')]);
  await database.pool.query(`create function die() returns trigger language plpgsql as
    'begin perform pg_terminate_backend(pg_backend_pid()); return new; end';
    create trigger die before update on stories for each row execute function die()`);
  await expect(finishImport(context, { import_id })).rejects.toThrow();
  await database.pool.query('drop trigger die on stories; drop function die');
  expect(await titlesOf(storyId)).toEqual([]);
  expect(await volumesOf(storyId)).toEqual([]);
  expect(await finishImport(context, { import_id })).toMatchObject({ chapters: 2 });
  expect(await titlesOf(storyId)).toEqual(['One', 'Two']);
});

test('two ends at the same moment add the chapters once', async () => {
  const import_id = await send([part(0, 'One'), part(1, 'Two')]);
  const both = await Promise.allSettled([finishImport(context, { import_id }), finishImport(context, { import_id })]);
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(await titlesOf(storyId)).toEqual(['One', 'Two']);
});

test('an end whose answer was lost answers the same again, also in a story that was completed since', async () => {
  const parts = [part(0, 'One'), part(1, 'Two')];
  const import_id = await send(parts);
  const first = await finishImport(context, { import_id });
  await startImport(context, { import_id, story_id: storyId, chapters: 2 });
  expect(await finishImport(context, { import_id })).toEqual(first);
  expect(await answerNameOf(addImportChapters(context, { import_id, chapters: parts }))).toBe('notFound');
  await database.db.update(stories).set({ completionStatus: 20 }).where(eq(stories.id, storyId));
  expect(await finishImport(context, { import_id })).toEqual(first);
  expect(await titlesOf(storyId)).toEqual(['One', 'Two']);
});

test('who gives up an import whose end was lost hears what it has added', async () => {
  const import_id = await send([part(0, 'One')]);
  const added = await finishImport(context, { import_id });
  expect(await cancelImport(context, { import_id })).toEqual({ added });
  expect(await cancelImport(context, { import_id: await send([part(0, 'Two')]) })).toEqual({ added: null });
  expect(await titlesOf(storyId)).toEqual(['One']);
});

test('a cancel during the end waits for it and tells what was added', async () => {
  const import_id = await send([part(0, 'One'), part(1, 'Two')]);
  const [end, cancel] = await Promise.allSettled([
    finishImport(context, { import_id }),
    cancelImport(context, { import_id }),
  ]);
  const isAdded = end.status === 'fulfilled';
  expect(await titlesOf(storyId)).toEqual(isAdded ? ['One', 'Two'] : []);
  expect(cancel).toEqual({ status: 'fulfilled', value: { added: isAdded ? end.value : null } });
});

test('an end under way is not forgotten for an import that begins beside it', async () => {
  const { db, pool } = database;
  const elsewhere = (await addStory(context)).story_id;
  const import_id = await send([part(0, 'One')]);
  for (let count = 0; count < 2; count++) {
    context.clock.advance(1);
    await send([part(0, 'One')]);
  }
  context.clock.advance(1);
  let begun: Promise<unknown> = Promise.resolve();
  const first = await db.transaction(async (tx) => {
    const result = await finishImport({ ...context, db: tx }, { import_id });
    begun = startImport(context, { import_id: randomUUID(), story_id: elsewhere, chapters: 1 });
    await until(async () => (await countWaiting(pool)) > 0);
    return result;
  });
  await begun;
  expect(await finishImport(context, { import_id })).toEqual(first);
});

test('what was left for a day is dropped, and the oldest of more than three gives way', async () => {
  const first = await send([part(0, 'One')]);
  context.clock.advance(1000);
  const later = [];
  await finishImport(context, { import_id: await send([part(0, 'Done')]) });
  for (let count = 0; count < 3; count++) later.push(await send([part(0, 'One')]));
  expect((await openImports()).map(({ id }) => id).sort()).toEqual([...later].sort());
  expect(await answerNameOf(cancelImport(context, { import_id: first }))).toBe('notFound');
  context.clock.advance(24 * 60 * 60 * 1000);
  await dropStaleImports(database.db, context.clock.now());
  expect(await openImports()).toHaveLength(3);
  context.clock.advance(1);
  await dropStaleImports(database.db, context.clock.now());
  expect(await openImports()).toEqual([]);
});
