import { sql } from 'drizzle-orm';
import { chapterPage, pageValues as chapterPageValues } from '../chapters/list-chapters.ts';
import { encodeCursor } from '../database/cursor.ts';
import { createDomainContext, type DomainContext } from '../testing/domain-context.ts';
import { addPublished, addStory, addUser, chapterText } from '../testing/fixtures.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { explain, explainFilled, type QueryPlan } from '../testing/query-plan.ts';
import { pageValues, type StoryListInput, storyPage } from './list-stories.ts';

const FEW = 1_000;
const MANY = 100_000;
const MIDDLE_ID = '80000000-0000-4000-8000-000000000000';

const database = freshDatabase();
/** The same lists for an author with a thousand rows and for one with a hundred thousand. */
let few: { context: DomainContext; storyId: string };
let many: { context: DomainContext; storyId: string };

beforeAll(async () => {
  few = await grow(FEW);
  many = await grow(MANY);
  await database.pool.query('vacuum analyze stories');
  await database.pool.query('vacuum analyze chapters');
}, 120_000);

/** An author with that many stories, one of which has that many chapters. */
async function grow(rows: number): Promise<{ context: DomainContext; storyId: string }> {
  const context = createDomainContext(database, { uid: await addUser(database.db) });
  const { story_id } = await addStory(context);
  // One version for all that are published.
  const chapter_id = await addPublished(context, story_id, chapterText('One', 'Text.'));
  await copyRows('stories', story_id, rows, {
    id: 'gen_random_uuid()',
    title_key: `title_key || ' ' || n`,
    updated_at: `updated_at + n * interval '1 minute'`,
    reads: 'n::bigint * 7919 % 5000',
    words: 'n::bigint * 104729 % 9000',
  });
  await copyRows('chapters', chapter_id, rows, {
    id: 'gen_random_uuid()',
    position: 'n + 1',
    title_key: `''`,
    status: `case n % 10 when 0 then 'published' when 1 then 'scheduled' else 'draft' end`,
    scheduled_at: `case when n % 10 = 1 then edited_at + n * interval '1 minute' end`,
    published_version_id: 'case when n % 10 = 0 then published_version_id end',
  });
  // First in the order by reads, so that a page meets its many chapters.
  await database.pool.query('update stories set reads = 1000000, chapters_scheduled = $2 where id = $1', [
    story_id,
    rows / 10,
  ]);
  return { context, storyId: story_id };
}

async function copyRows(table: string, id: string, rows: number, changes: Record<string, string>): Promise<void> {
  const columns = await database.pool.query(
    'select column_name from information_schema.columns where table_name = $1 and table_schema = $2',
    [table, 'public'],
  );
  const names: string[] = columns.rows.map((row) => row.column_name);
  const values = names.map((name) => changes[name] ?? `${table}.${name}`);
  await database.pool.query(
    `insert into ${table} (${names}) select ${values} from ${table}, generate_series(1, ${rows}) n where ${table}.id = $1`,
    [id],
  );
}

async function plansOf(plan: (place: typeof few) => Promise<QueryPlan>): Promise<[QueryPlan, QueryPlan]> {
  return [await plan(few), await plan(many)];
}

function explainStories(context: DomainContext, input: StoryListInput): Promise<QueryPlan> {
  return explainFilled(database, storyPage(context.db, input), pageValues(context, input));
}

const storyCursors = {
  updated: encodeCursor(['updated', '2026-03-02T18:00:00.000Z', MIDDLE_ID]),
  reads: encodeCursor(['reads', 2500, MIDDLE_ID]),
  words: encodeCursor(['words', 4500, MIDDLE_ID]),
};

test.each([
  ['updated', 'first'],
  ['updated', 'middle'],
  ['reads', 'first'],
  ['reads', 'middle'],
  ['words', 'first'],
  ['words', 'middle'],
] as const)('stories by %s, %s page: the index is walked backward, and size does not matter', async (sort, page) => {
  const cursor = page === 'middle' ? storyCursors[sort] : undefined;
  const plans = await plansOf(({ context }) => explainStories(context, { filter: 0, sort, cursor, limit: 20 }));
  for (const plan of plans) {
    expect(plan.indexes).toContain(`stories_by_${sort}`);
    expect(plan.nodes).toContain('Index Scan Backward');
    expect(plan.nodes.filter((node) => /^(Sort|Incremental Sort|Seq Scan)/.test(node))).toEqual([]);
  }
  expect(plans[1].blocks).toBeLessThanOrEqual(plans[0].blocks * 1.3 + 10);
});

test.each([
  ['all', undefined, undefined],
  ['all', undefined, encodeCursor(['chapters', 500])],
  ['published', 'published', undefined],
  ['published', 'published', encodeCursor(['chapters', 500])],
] as const)(
  'chapters, %s %s from %s: the index is walked backward, and size does not matter',
  async (_, status, cursor) => {
    const plans = await plansOf(({ context, storyId }) => {
      const input = { story_id: storyId, status, cursor, limit: 20 };
      return explainFilled(database, chapterPage(context.db, input), chapterPageValues(context.uid, input));
    });
    for (const plan of plans) {
      expect([...plan.indexes].sort()).toEqual([status ? 'chapters_by_status' : 'chapters_position', 'stories_pkey']);
      expect(plan.nodes).toContain('Index Scan Backward');
      expect(plan.nodes.filter((node) => /^(Sort|Incremental Sort|Seq Scan)/.test(node))).toEqual([]);
    }
    expect(plans[1].blocks).toBeLessThanOrEqual(plans[0].blocks * 1.3 + 10);
  },
);

test('what a story shows of its chapters is found by index, however many it has', async () => {
  const plans = await plansOf(({ context }) => explainStories(context, { filter: 0, sort: 'reads', limit: 1 }));
  for (const plan of plans) {
    expect(plan.indexes).toEqual(expect.arrayContaining(['chapters_next_scheduled', 'chapters_unpublished']));
  }
  expect(plans[1].blocks).toBeLessThanOrEqual(plans[0].blocks * 1.3 + 10);
});

test('the test would notice a query without its index', async () => {
  const plan = await explain(database.db, sql`select id from chapters order by words desc, id desc limit 21`);
  expect(plan.nodes.some((node) => /^(Sort|Incremental Sort|Seq Scan)/.test(node))).toBe(true);
});
