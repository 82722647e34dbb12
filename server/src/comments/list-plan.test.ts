import { COMMENT_FILTERS, COMMENT_SORTS } from '@myfiction/shared/contract/comment-options.ts';
import { PAGE_SIZE } from '@myfiction/shared/contract/identity-fields.ts';
import { encodeCursor } from '../database/cursor.ts';
import { addCommentedStory } from '../testing/comment-fixture.ts';
import { createDomainContext, type DomainContext } from '../testing/domain-context.ts';
import { addUser } from '../testing/fixtures.ts';
import { growComments } from '../testing/grow-comments.ts';
import { explainFilled, type QueryPlan } from '../testing/query-plan.ts';
import { startTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type CommentListInput, scopeValues } from './comment-filters.ts';
import { scopeCounts } from './count-comments.ts';
import { commentPage, pageValues } from './list-comments.ts';

const FEW = 1_000;
const MANY = 100_000;
/** Blocks: a page lies on other ones of the table here and there. */
const A_FEW = 12;

interface Place {
  context: DomainContext;
  story_id: string;
  chapter_id: string;
}

let database: TestDatabase;
/** The same lists for an author with a thousand comments and for one with a hundred thousand. */
let few: Place;
let many: Place;

beforeAll(async () => {
  database = await startTestDatabase();
  few = await grow(FEW);
  many = await grow(MANY);
}, 120_000);
afterAll(() => database.close());

async function grow(count: number): Promise<Place> {
  const context = createDomainContext(database, { uid: await addUser(database.db) });
  const { storyId, chapterId } = await addCommentedStory(context);
  // Beside them, as many of another story: an index of the wider scope would have to read past those.
  const other = await addCommentedStory(context);
  const { uid } = context;
  await growComments(database.pool, { uid, storyId, chapterId, count }, { uid, ...other, count });
  return { context, story_id: storyId, chapter_id: chapterId };
}

const SCOPES = ['author', 'story', 'chapter'] as const;
const narrowed = (place: Place, scope: (typeof SCOPES)[number]) => ({
  ...(scope === 'story' && { story_id: place.story_id }),
  ...(scope === 'chapter' && { chapter_id: place.chapter_id }),
});
const lists = COMMENT_FILTERS.flatMap((filter) =>
  SCOPES.flatMap((scope) =>
    COMMENT_SORTS.flatMap((sort) => [false, true].map((isNext) => ({ filter, scope, sort, isNext }))),
  ),
);

async function bothPlans(plan: (place: Place) => Promise<QueryPlan>): Promise<[QueryPlan, QueryPlan]> {
  return [await plan(few), await plan(many)];
}

test.each(lists)(
  '$filter of $scope, $sort, next page $isNext: rows of the page and no other',
  async ({ scope, isNext, ...asked }) => {
    const [small, large] = await bothPlans((place) => {
      const cursor = encodeCursor(['comments', place.context.clock.now().toISOString(), place.story_id]);
      const input: CommentListInput = { ...asked, ...narrowed(place, scope), ...(isNext && { cursor }), limit: 20 };
      return explainFilled(database, commentPage(database.db, input), pageValues(place.context.uid, input));
    });
    expect(large.scanned).not.toContain('comments');
    expect(large.nodes).not.toContain('Bitmap Heap Scan');
    expect(large.blocks).toBeLessThanOrEqual(small.blocks + A_FEW);
  },
);

test.each(['new', 'held', 'mine'] as const)('a list of %s is planned once and not with every call', async (filter) => {
  for (const place of [few, many]) {
    const input: CommentListInput = { filter, sort: 'newest', limit: PAGE_SIZE };
    const { sql: text } = commentPage(database.db, input).toSQL();
    const plans = await database.db.transaction(async (tx) => {
      await tx.execute(`prepare page as ${text}`);
      for (let call = 0; call < 8; call += 1) await tx.execute(`execute page(${place.context.uid})`);
      const { rows } = await tx.execute(
        `select custom_plans as custom, generic_plans as generic from pg_prepared_statements where name = 'page'`,
      );
      await tx.execute('deallocate page');
      return rows;
    });
    // The first five are planned by themselves, to learn what a plan costs that knows its values.
    expect(plans).toEqual([{ custom: '5', generic: '3' }]);
  }
});

test.each(SCOPES)('the figures of a %s stop at their bound', async (scope) => {
  const [small, large] = await bothPlans((place) =>
    explainFilled(
      database,
      scopeCounts(database.db, { filter: 'all', ...narrowed(place, scope) }),
      scopeValues(place.context.uid, { filter: 'all', ...narrowed(place, scope) }),
    ),
  );
  expect(large.nodes).not.toContain('Seq Scan');
  expect(large.allBlocks).toBeLessThanOrEqual(small.allBlocks * 1.3 + 60);
});
