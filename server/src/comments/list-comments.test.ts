import { randomUUID } from 'node:crypto';
import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';
import { COMMENT_FILTERS, COMMENT_SORTS, COMMENT_STATUSES } from '@myfiction/shared/contract/comment-options.ts';
import fc from 'fast-check';
import { chapters } from '../database/schema/chapters.ts';
import { comments } from '../database/schema/comments.ts';
import { addCommentedStory, type CommentedStory } from '../testing/comment-fixture.ts';
import { createDomainContext, type DomainContext } from '../testing/domain-context.ts';
import { answerNameOf } from '../testing/expect-answer.ts';
import { addUser } from '../testing/fixtures.ts';
import { startTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { CommentListInput } from './comment-filters.ts';
import { getContext } from './get-context.ts';
import { listComments } from './list-comments.ts';
import { searchableWords } from './search-words.ts';

let database: TestDatabase;
let context: DomainContext;
let stories: CommentedStory[];
beforeAll(async () => {
  database = await startTestDatabase();
  context = createDomainContext(database, { uid: await addUser(database.db) });
  stories = [await addCommentedStory(context), await addCommentedStory(context)];
});
beforeEach(() => database.pool.query('truncate comments cascade'));
afterAll(() => database.close());

const list = (input: Partial<CommentListInput> = {}) =>
  listComments(context, { filter: 'all', sort: 'newest', limit: 20, ...input });

async function everyPage(input: Partial<CommentListInput>): Promise<CommentItem[]> {
  const all: CommentItem[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await list({ ...input, ...(cursor && { cursor }) });
    all.push(...page.items);
    if (!page.next_cursor) return all;
    cursor = page.next_cursor;
  }
}

const TEXTS = ['The dog is fine', 'Is the DOG fine?', 'Doggedly, café', 'Ella volvió ayer', '剧透警告', 'Dóg-eared'];
const NAMES = ['Teresa M.', 'kwame_reads', 'Doga'];
const QUERIES = ['dog', 'dog fine', 'cafe', 'VOLVIO', '剧透', '透', 'teres', 'nothing', '"', 'fine the'];

const model = fc.record({
  story: fc.integer({ min: 0, max: 1 }),
  inChapter: fc.boolean(),
  mine: fc.boolean(),
  status: fc.constantFrom(...COMMENT_STATUSES),
  seen: fc.boolean(),
  answered: fc.boolean(),
  trashed: fc.boolean(),
  minute: fc.integer({ min: 0, max: 6 }),
  text: fc.constantFrom(...TEXTS),
  name: fc.constantFrom(...NAMES),
});
type Model = typeof model extends fc.Arbitrary<infer T> ? T & { id: string } : never;

function isIn(filter: CommentListInput['filter'], row: Model): boolean {
  if (row.trashed) return false;
  if (filter === 'mine') return row.mine;
  if (row.mine) return false;
  if (filter === 'new') return !row.seen && row.status !== 'deleted';
  if (filter === 'unanswered') return row.status === 'visible' && !row.answered;
  if (filter === 'all') return row.status !== 'deleted';
  return row.status === filter;
}

/** What a search finds, told naively: each word of the query begins a word of the name or text. */
function isFound(q: string | undefined, { text, name }: Model): boolean {
  if (!q) return true;
  const plain = (value: string) => value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const wanted = plain(q).match(/[\p{L}\p{N}]+/gu);
  const said = plain(`${name} ${text}`);
  return (
    wanted?.every((word) =>
      /\p{Script=Han}/u.test(word) ? said.includes(word) : new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u').test(said),
    ) ?? false
  );
}

async function fill(models: readonly Omit<Model, 'id'>[]): Promise<Model[]> {
  await database.pool.query('truncate comments cascade');
  const now = context.clock.now().getTime();
  const rows = models.map((row) => ({ ...row, id: randomUUID() }));
  if (rows.length > 0) {
    await database.db.insert(comments).values(
      rows.map((row) => {
        const story = stories[row.story];
        return {
          id: row.id,
          uid: context.uid,
          storyId: story?.storyId ?? '',
          chapterId: row.inChapter ? (story?.chapterId ?? null) : null,
          readerId: row.mine ? null : 'r',
          readerName: row.name,
          text: row.text,
          status: row.status,
          seenAt: row.seen || row.status === 'deleted' ? context.clock.now() : null,
          answered: row.answered,
          trashed: row.trashed,
          words: searchableWords(context.uid, row.name, row.text),
          createdAt: new Date(now - row.minute * 60_000),
        };
      }),
    );
  }
  return rows;
}

test('every filter, scope, order and search gives exactly what a naive look at all comments gives', async () => {
  const asked = fc.record({
    filter: fc.constantFrom(...COMMENT_FILTERS),
    sort: fc.constantFrom(...COMMENT_SORTS),
    scope: fc.constantFrom('author', 'story', 'chapter'),
    q: fc.option(fc.constantFrom(...QUERIES), { nil: undefined }),
    limit: fc.integer({ min: 1, max: 7 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(model, { maxLength: 40 }),
      fc.array(asked, { minLength: 6, maxLength: 6 }),
      async (models, questions) => {
        const rows = await fill(models);
        const [first] = stories;
        for (const { scope, ...input } of questions) {
          const narrowed = {
            ...(scope === 'story' && { story_id: first?.storyId }),
            ...(scope === 'chapter' && { chapter_id: first?.chapterId }),
          };
          const inScope = rows.filter(
            (row) => scope === 'author' || (row.story === 0 && (scope === 'story' || row.inChapter)),
          );
          const order = input.sort === 'newest' ? 1 : -1;
          const expected = inScope
            .filter((row) => isIn(input.filter, row) && isFound(input.q, row))
            .sort((a, b) => order * (a.minute - b.minute || (a.id < b.id ? 1 : -1)));
          const found = await everyPage({ ...input, ...narrowed });
          expect(found.map(({ comment_id }) => comment_id)).toEqual(expected.map(({ id }) => id));
          const { counts } = await list({ ...input, ...narrowed });
          for (const filter of ['new', 'unanswered', 'held', 'reported'] as const) {
            expect(counts[filter]).toBe(inScope.filter((row) => isIn(filter, row)).length);
          }
        }
      },
    ),
    { numRuns: 40 },
  );
}, 60_000);

test('a word that few use is found beyond the newest comments, page by page', async () => {
  const rows = Array.from({ length: 1300 }, (_, n) => ({
    ...{ story: 0, inChapter: true, mine: false, status: 'visible' as const, seen: true, answered: false },
    ...{ trashed: false, minute: n, name: 'Ada', text: n % 100 === 99 ? 'A rare pangolin' : 'An ordinary line' },
  }));
  await fill(rows);
  const found = await everyPage({ q: 'pango', limit: 5 });
  expect(found).toHaveLength(13);
  expect((await list({ q: 'ordinary' })).items).toHaveLength(20);
});

test('figures stop where they are not shown any more', async () => {
  const rows = Array.from({ length: 1100 }, (_, minute) => ({
    ...{ story: 0, inChapter: true, mine: false, status: 'visible' as const, seen: false, answered: false },
    ...{ trashed: false, minute, name: 'Ada', text: 'x' },
  }));
  await fill(rows);
  expect((await list()).counts).toEqual({ new: 1000, unanswered: 1000, held: 0, reported: 0 });
});

test('a story or chapter that is not the author’s is not there', async () => {
  const stranger = createDomainContext(database, { uid: await addUser(database.db) });
  const [theirs] = stories;
  const ask = (scope: Partial<CommentListInput>) =>
    listComments(stranger, { filter: 'all', sort: 'newest', limit: 20, ...scope });
  await theirs?.send(theirs.said());
  expect(await answerNameOf(ask({ story_id: theirs?.storyId }))).toBe('notFound');
  expect(await answerNameOf(ask({ chapter_id: theirs?.chapterId }))).toBe('notFound');
  expect(await answerNameOf(ask({ story_id: theirs?.storyId, chapter_id: theirs?.chapterId }))).toBe('notFound');
  const [, second] = stories;
  const crossed = list({ story_id: second?.storyId, chapter_id: theirs?.chapterId });
  expect(await answerNameOf(crossed)).toBe('notFound');
  expect((await ask({})).items).toEqual([]);
});

test('beside a comment stand the quoted passage as readers see it, and who wrote it', async () => {
  const [story] = stories;
  if (!story) throw new Error('There is no story.');
  const id = await story.comment({ quote: '“I should have told you.”' });
  const found = await getContext(context, { comment_id: id });
  expect(found.passage).toEqual([
    { text: 'Rowan waited.', from: null, to: null },
    { text: '“I should have told you,” he said.', from: 1, to: 23 },
    { text: 'A door closed.', from: null, to: null },
  ]);
  expect(found).toMatchObject({
    quote_found: true,
    chapter: { chapter_id: story.chapterId, position: 1 },
    reader: { name: 'Teresa M.', since: context.clock.now().toISOString(), blocked: false },
  });
  await database.db.update(chapters).set({ content: { type: 'doc', content: [{ type: 'paragraph' }] }, staged: true });
  expect((await getContext(context, { comment_id: id })).quote_found).toBe(true);
});
