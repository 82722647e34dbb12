import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { errorEntry } from '@myfiction/shared/contract/error-catalogue.ts';
import type { FindQuery } from '@myfiction/shared/contract/find-in-text.ts';
import { eq } from 'drizzle-orm';
import { chapters } from '../../database/schema/chapters.ts';
import { stories } from '../../database/schema/stories.ts';
import { answerNameOf } from '../../testing/expect-answer.ts';
import { addChapter, addStory, chapterText } from '../../testing/fixtures.ts';
import { freshAuthor } from '../../testing/fresh-author.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { chapterTextHash } from '../chapter-text-hash.ts';
import { getChapter } from '../get-chapter.ts';
import { publishChapter } from '../publish-chapter.ts';
import { saveChapter } from '../save-chapter.ts';
import { getVersion } from '../versions/get-version.ts';
import { listHistory } from '../versions/list-history.ts';
import { restoreVersions } from '../versions/restore-versions.ts';
import { replaceStoryText } from './replace-story-text.ts';
import { searchStoryText } from './search-story-text.ts';

const database = freshDatabase();
const context = freshAuthor(database, { once: true });
let storyId: string;
beforeEach(async () => {
  storyId = (await addStory(context)).story_id;
});

const query = (text: string, changes: Partial<FindQuery> = {}): FindQuery => ({
  text,
  match_case: false,
  whole_word: false,
  ...changes,
});
const search = (wanted: FindQuery) => searchStoryText(context, { story_id: storyId, query: wanted });
const add = async (text: ChapterText) => (await addChapter(context, storyId, text)).chapter_id;
/** Replaces in the chapters given, each at its present revision. */
const replace = async (wanted: FindQuery, replacement: string, ...ids: string[]) => {
  const base = await Promise.all(ids.map((id) => getChapter(context, id)));
  const named = base.map(({ chapter_id, revision }) => ({ chapter_id, base_revision: revision }));
  return (await replaceStoryText(context, { story_id: storyId, query: wanted, replacement, chapters: named })).items;
};
const styled = (title: string, ...content: NonNullable<Paragraph['content']>): ChapterText => ({
  ...chapterText(title),
  content: { type: 'doc', content: [{ type: 'paragraph', content }] },
});
type Paragraph = Extract<ChapterText['content']['content'][number], { type: 'paragraph' }>;
const em = [{ type: 'em' as const }];

test('a search gives every place in reading order, with what is around it', async () => {
  const one = await add(chapterText('One', 'Mara laughed.', 'Then Mara’s mother came.'));
  await add(chapterText('Two', 'Nobody.'));
  const three = await add(chapterText('Three', 'mara'));
  const { total, chapters: found } = await search(query('Mara', { whole_word: true }));
  expect(total).toBe(3);
  expect(found).toEqual([
    {
      chapter_id: one,
      position: 1,
      title: 'One',
      revision: 1,
      published: false,
      count: 2,
      matches: [
        { before: '', match: 'Mara', after: ' laughed.' },
        { before: 'Then ', match: 'Mara', after: '’s mother came.' },
      ],
    },
    expect.objectContaining({ chapter_id: three, matches: [{ before: '', match: 'mara', after: '' }] }),
  ]);
  expect((await search(query('Mara', { match_case: true }))).total).toBe(2);
});

test('words that are partly in italics are found, and the surroundings are cut between words', async () => {
  const long = 'word '.repeat(30);
  await add(styled('One', { type: 'text', text: `${long}the ol` }, { type: 'text', text: 'd bridge', marks: em }));
  const [found] = (await search(query('old bridge'))).chapters;
  expect(found?.matches).toEqual([{ before: `${'word '.repeat(8)}the `, match: 'old bridge', after: '' }]);
});

test('twenty places of a chapter are shown and all are counted, in more chapters than are read at once', async () => {
  for (let count = 0; count < 45; count += 1) await add(chapterText(`Chapter ${count}`, 'a snow '.repeat(25)));
  const { total, chapters: found } = await search(query('snow'));
  expect(total).toBe(45 * 25);
  expect(found.map(({ position }) => position)).toEqual(Array.from({ length: 45 }, (_, index) => index + 1));
  expect(found.every(({ count, matches }) => count === 25 && matches.length === 20)).toBe(true);
});

test('what is in the trash is not searched', async () => {
  const id = await add(chapterText('One', 'snow'));
  await database.db.update(chapters).set({ trashedAt: context.clock.now() }).where(eq(chapters.id, id));
  expect(await search(query('snow'))).toEqual({ total: 0, chapters: [] });
});

test('a replacement takes the marks of the first letter, and the same text has one form', async () => {
  const id = await add(
    styled(
      'One',
      { type: 'text', text: 'She saw the old ' },
      { type: 'text', text: 'bridge, the old', marks: em },
      { type: 'text', text: ' bridge.' },
    ),
  );
  expect(await replace(query('old bridge'), 'new gate', id)).toMatchObject([{ chapter_id: id, replaced: 2, code: 0 }]);
  const { content } = await getChapter(context, id);
  const expected = styled(
    'One',
    { type: 'text', text: 'She saw the new gate' },
    { type: 'text', text: ', the new gate', marks: em },
    { type: 'text', text: '.' },
  );
  expect(content).toEqual(expected.content);
  const [row] = await database.db.select().from(chapters).where(eq(chapters.id, id));
  expect(row?.textHash).toBe(chapterTextHash(expected));
});

test('words are counted anew and what was there is a version', async () => {
  const id = await add(chapterText('One', 'Mara and Mara.', 'Mara'));
  await replace(query('Mara'), 'Anna Maria', id);
  expect(await getChapter(context, id)).toMatchObject({ words: 7, revision: 2 });
  const { items } = await listHistory(context, { chapter_id: id, limit: 9 });
  expect(items).toMatchObject([{ kind: 'replace', words: 4 }]);
  const { text } = await getVersion(context, { chapter_id: id, number: 1 });
  expect(text.content).toEqual(chapterText('', 'Mara and Mara.', 'Mara').content);
});

test('nothing in place of something leaves an empty line as the editor writes it, in quotes too', async () => {
  const text = chapterText('One', 'snow', 'and snow');
  const quote = { type: 'blockquote' as const, content: chapterText('', 'snow').content.content.filter(isParagraph) };
  const id = await add({ ...text, content: { type: 'doc', content: [...text.content.content, quote] } });
  await replace(query('snow'), '', id);
  expect((await getChapter(context, id)).content.content).toEqual([
    { type: 'paragraph' },
    { type: 'paragraph', content: [{ type: 'text', text: 'and ' }] },
    { type: 'blockquote', content: [{ type: 'paragraph' }] },
  ]);
});
const isParagraph = (block: { type: string }): block is Paragraph => block.type === 'paragraph';

test('readers of a published chapter see nothing new; its edits are staged', async () => {
  const id = await add(chapterText('One', 'Mara laughed.'));
  await publishChapter(context, { chapter_id: id, base_revision: 1 });
  await replace(query('Mara'), 'Anna', id);
  expect(await getChapter(context, id)).toMatchObject({ status: 'published', staged: true, revision: 2 });
});

test('each chapter is reported: changed since, elsewhere, without a match, too long; the others go on', async () => {
  const [changed, without, fine] = [
    await add(chapterText('One', 'Mara')),
    await add(chapterText('Two', 'Nobody')),
    await add(chapterText('Three', 'Mara')),
  ];
  const other = await addChapter(context, (await addStory(context)).story_id, chapterText('One', 'Mara'));
  const { items } = await replaceStoryText(context, {
    story_id: storyId,
    query: query('Mara'),
    replacement: 'Anna',
    chapters: [
      { chapter_id: changed, base_revision: 7 },
      { chapter_id: other.chapter_id, base_revision: 1 },
      { chapter_id: without, base_revision: 1 },
      { chapter_id: fine, base_revision: 1 },
    ],
  });
  expect(items).toEqual([
    { chapter_id: changed, replaced: 0, code: 400010 },
    { chapter_id: other.chapter_id, replaced: 0, code: 400007 },
    { chapter_id: without, replaced: 0, code: 0 },
    { chapter_id: fine, replaced: 1, code: 0, kept: { number: 1, revision: 2 } },
  ]);
  expect(await getChapter(context, without)).toMatchObject({ revision: 1 });
  const long = await add(chapterText('Long', 'a'.repeat(60_000)));
  expect(await replace(query('a'), 'b'.repeat(200), long)).toEqual([{ chapter_id: long, replaced: 0, code: 400004 }]);
});

test('a chapter that would grow beyond what a save carries is told in bytes, and left as it is', async () => {
  const words = 'a '.repeat(30_000);
  const id = await add(chapterText('One', words));
  // 9 MB in UTF-8, 3 million characters.
  expect(await replace(query('a'), '雪'.repeat(100), id)).toEqual([
    { chapter_id: id, replaced: 0, code: errorEntry('tooLarge').code },
  ]);
  // Each quote is two characters in the text that a save sends.
  expect(await replace(query('a'), '"'.repeat(150), id)).toMatchObject([{ code: errorEntry('tooLarge').code }]);
  expect((await getChapter(context, id)).revision).toBe(1);
});

test('a completed story is left as it is', async () => {
  const id = await add(chapterText('One', 'Mara'));
  await database.db.update(stories).set({ completionStatus: 20 }).where(eq(stories.id, storyId));
  expect(await answerNameOf(replace(query('Mara'), 'Anna', id))).toBe('storyCompleted');
});

describe('taken back as a whole', () => {
  type Replaced = Awaited<ReturnType<typeof replace>>;
  const takeBack = (items: Replaced) =>
    restoreVersions(context, {
      story_id: storyId,
      chapters: items.flatMap(({ chapter_id, kept }) =>
        kept ? [{ chapter_id, number: kept.number, base_revision: kept.revision }] : [],
      ),
    });
  const textOf = async (id: string) => (await getChapter(context, id)).content;

  test('each chapter has its text before again, and the replaced one is a version', async () => {
    const [one, two] = [await add(chapterText('One', 'Mara')), await add(chapterText('Two', 'Mara and Mara'))];
    await publishChapter(context, { chapter_id: one, base_revision: 1 });
    const { items } = await takeBack(await replace(query('Mara'), 'Anna', one, two));
    expect(items).toEqual([one, two].map((chapter_id) => ({ chapter_id, code: 0 })));
    expect(await textOf(one)).toEqual(chapterText('', 'Mara').content);
    expect(await textOf(two)).toEqual(chapterText('', 'Mara and Mara').content);
    // What readers have is what stands there again.
    expect(await getChapter(context, one)).toMatchObject({ revision: 3, staged: false });
    const { items: versions } = await listHistory(context, { chapter_id: two, limit: 9 });
    expect(versions.map(({ kind }) => kind)).toEqual(['restore', 'replace']);
  });

  test('a chapter that was published in between comes back, too: readers have what was published', async () => {
    const id = await add(chapterText('One', 'Mara'));
    const replaced = await replace(query('Mara'), 'Anna', id);
    await publishChapter(context, { chapter_id: id, base_revision: 2 });
    expect(await takeBack(replaced)).toEqual({ items: [{ chapter_id: id, code: 0 }] });
    expect(await getChapter(context, id)).toMatchObject({ content: chapterText('', 'Mara').content, staged: true });
  });

  test('a chapter that was changed since, trashed, or is not of the story is left and told; the others go on', async () => {
    const names = ['One', 'Two', 'Three'];
    const [changed, trashed, fine] = await Promise.all(names.map((name) => add(chapterText(name, 'Mara'))));
    if (!changed || !trashed || !fine) throw new Error('Three chapters were added.');
    const replaced = await replace(query('Mara'), 'Anna', changed, trashed, fine);
    await saveChapter(context, { chapter_id: changed, base_revision: 2, text: chapterText('One', 'Anna, later.') });
    await database.db.update(chapters).set({ trashedAt: context.clock.now() }).where(eq(chapters.id, trashed));
    const other = await addChapter(context, (await addStory(context)).story_id, chapterText('One', 'Mara'));
    const elsewhere = { chapter_id: other.chapter_id, replaced: 1, code: 0, kept: { number: 1, revision: 1 } };
    expect((await takeBack([...replaced, elsewhere])).items).toEqual([
      { chapter_id: changed, code: errorEntry('revisionConflict').code },
      { chapter_id: trashed, code: errorEntry('chapterTrashed').code },
      { chapter_id: fine, code: 0 },
      { chapter_id: other.chapter_id, code: errorEntry('notFound').code },
    ]);
    expect(await textOf(changed)).toEqual(chapterText('', 'Anna, later.').content);
    expect(await textOf(fine)).toEqual(chapterText('', 'Mara').content);
  });
});
