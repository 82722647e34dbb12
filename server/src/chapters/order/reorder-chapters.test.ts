import { randomUUID } from 'node:crypto';
import { answerNameOf } from '../../testing/expect-answer.ts';
import { addChapter, addStory, chapterText } from '../../testing/fixtures.ts';
import { freshAuthor } from '../../testing/fresh-author.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { readingOrder, storyProblems } from '../../testing/reading-order.ts';
import { statementsOf } from '../../testing/statements.ts';
import { createVolume } from '../../volumes/create-volume.ts';
import { publishChapter } from '../publish-chapter.ts';
import { placeAfter } from './place-after.ts';
import { type Reorder, reorderChapters } from './reorder-chapters.ts';

const database = freshDatabase();
const context = freshAuthor(database, { once: true });
let storyId: string;
let ids: Record<string, string>;
beforeEach(async () => {
  storyId = (await addStory(context)).story_id;
  ids = {};
});
afterEach(async () => expect(await storyProblems(database, storyId)).toEqual([]));

async function addChapters(titles: string): Promise<void> {
  for (const title of titles) {
    ids[title] = (await addChapter(context, storyId, chapterText(title, 'Text.'))).chapter_id;
  }
}
async function addVolume(title: string): Promise<string> {
  const volume_id = randomUUID();
  await createVolume(context, { story_id: storyId, volume_id, title });
  return volume_id;
}
const idOf = (title: string): string => ids[title] ?? randomUUID();
const move = (titles: string, before: string | null, more: Partial<Reorder> = {}) =>
  reorderChapters(context, {
    story_id: storyId,
    chapter_ids: [...titles].map(idOf),
    before_chapter_id: before === null ? null : idOf(before),
    ...more,
  });
const order = async () => (await readingOrder(database, storyId)).join(' ');
const publish = (title: string) => publishChapter(context, { chapter_id: idOf(title), base_revision: 1 });

test.each([
  ['E', 'B', 'A E B C D'],
  ['A', 'D', 'B C A D E'],
  ['A', null, 'B C D E A'],
  ['DB', 'A', 'D B A C E'],
  ['AE', 'C', 'B A E C D'],
  ['BC', 'C', 'A B C D E'],
  ['CB', 'B', 'A C B D E'],
  ['DCB', 'C', 'A D C B E'],
  ['AA', null, 'B C D E A'],
])('%s before %s', async (moved, before, expected) => {
  await addChapters('ABCDE');
  await move(moved, before);
  expect(await order()).toBe(expected);
});

test('the answer names the chapters whose place changed, no others', async () => {
  await addChapters('ABCD');
  expect(await move('C', 'B')).toEqual({
    moved: [
      { chapter_id: idOf('C'), position: 2, volume_id: null },
      { chapter_id: idOf('B'), position: 3, volume_id: null },
    ],
  });
  expect(await move('C', 'B')).toEqual({ moved: [] });
});

test('chapters join the volume that they are moved to, and new ones the last', async () => {
  await addChapters('AB');
  const one = await addVolume('I');
  await addChapters('CD');
  const two = await addVolume('II');
  await addChapters('E');
  expect(await order()).toBe('A B I/C I/D II/E');
  await move('A', 'D');
  expect(await order()).toBe('B I/C I/A I/D II/E');
  await move('B', null);
  expect(await order()).toBe('I/C I/A I/D II/E II/B');
  await move('EB', null, { volume_id: one });
  expect(await order()).toBe('I/C I/A I/D I/E I/B');
  await move('D', null, { volume_id: null });
  expect(await order()).toBe('D I/C I/A I/E I/B');
  await move('B', 'A', { volume_id: two });
  expect(await order()).toBe('D I/C I/A I/E II/B');
});

test('a chapter is placed right behind another one, in its volume', async () => {
  await addChapters('AB');
  await addVolume('I');
  await addChapters('CD');
  await database.db.transaction((tx) => placeAfter(tx, storyId, [idOf('D')], idOf('A')));
  expect(await order()).toBe('A D B I/C');
});

test('published chapters keep their order, drafts move freely around them', async () => {
  await addChapters('ABCD');
  await publish('A');
  await publish('C');
  expect(await answerNameOf(move('C', 'A'))).toBe('publishedOrder');
  expect(await answerNameOf(move('A', null))).toBe('publishedOrder');
  expect(await order()).toBe('A B C D');
  await move('D', 'A');
  await move('B', null);
  await move('C', 'A').catch(() => undefined);
  expect(await order()).toBe('D A C B');
});

test('what is not in the story any more is not found, and nothing moves', async () => {
  await addChapters('ABC');
  const elsewhere = await addStory(context);
  const foreign = await addChapter(context, elsewhere.story_id, chapterText('X', 'Text.'));
  const volume_id = randomUUID();
  await createVolume(context, { story_id: elsewhere.story_id, volume_id, title: 'X' });
  const attempts: Partial<Reorder>[] = [
    { chapter_ids: [idOf('C'), foreign.chapter_id] },
    { before_chapter_id: foreign.chapter_id },
    { volume_id },
  ];
  for (const attempt of attempts) expect(await answerNameOf(move('C', 'A', attempt))).toBe('notFound');
  expect(await order()).toBe('A B C');
});

test('two tabs that reorder at once: both moves are done, one after the other', async () => {
  await addChapters('ABCDEF');
  await Promise.all([move('F', 'A'), move('A', null), move('C', 'B'), addChapters('G')]);
  expect((await order()).split(' ').sort()).toEqual([...'ABCDEFG']);
});

test('a connection that is lost in between leaves the order as it was', async () => {
  await addChapters('ABC');
  await database.pool.query(`create function die() returns trigger language plpgsql as
    'begin perform pg_terminate_backend(pg_backend_pid()); return new; end';
    create trigger die after update of position on chapters for each row execute function die()`);
  await expect(move('C', 'A')).rejects.toThrow();
  await database.pool.query('drop trigger die on chapters');
  expect(await order()).toBe('A B C');
  await move('C', 'A');
  expect(await order()).toBe('C A B');
});

test('400 chapters are moved by one statement, and as many as for 4', async () => {
  await addChapters('ABCD');
  const forFour = await statementsOf(database.pool, () => move('D', 'A'));
  await database.pool.query(
    `insert into chapters (id, story_id, position, title, title_key, content, note_before, note_after, warning, words, text_hash, created_at, edited_at)
     select gen_random_uuid(), story_id, n, '', '', content, '', '', '', 1, text_hash, created_at, edited_at
     from chapters, generate_series(5, 400) n where id = $1`,
    [idOf('A')],
  );
  await database.pool.query('update stories set chapters_draft = 400 where id = $1', [storyId]);
  const forMany = await statementsOf(database.pool, async () => {
    expect((await move('A', null)).moved).toHaveLength(399);
  });
  expect(forMany).toHaveLength(forFour.length);
  expect(forMany.filter((text) => /^\s*update "chapters"/.test(text))).toHaveLength(1);
});
