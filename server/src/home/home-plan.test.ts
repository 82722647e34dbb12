import { z } from 'zod';
import { createDomainContext, type DomainContext } from '../testing/domain-context.ts';
import { addChapter, addStory, addUser, chapterText } from '../testing/fixtures.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { explainFilled, type QueryPlan } from '../testing/query-plan.ts';
import { getHome } from './get-home.ts';

const STORIES = 200;

const database = freshDatabase();
/** The same desk for an author with ten chapters a story and for one with a hundred. */
let few: DomainContext;
let many: DomainContext;

beforeAll(async () => {
  few = await grow(10);
  many = await grow(100);
  for (const table of ['stories', 'chapters', 'comments', 'writing_days']) {
    await database.pool.query(`vacuum analyze ${table}`);
  }
}, 120_000);

/** An author whose stories have that many chapters and ten comments a chapter, all but the last ones published. */
async function grow(chaptersEach: number): Promise<DomainContext> {
  const context = createDomainContext(database, { uid: await addUser(database.db) });
  const { story_id } = await addStory(context);
  const { chapter_id } = await addChapter(context, story_id, chapterText('', 'Text.'));
  const { pool } = database;
  await pool.query(
    `insert into chapter_versions
      (chapter_id, number, kind, title, content, note_before, note_after, warning, words, text_hash, kept_at, created_at)
    select id, 1, 'published', title, content, note_before, note_after, warning, words, text_hash, created_at, created_at
    from chapters where id = $1`,
    [chapter_id],
  );
  await copy('stories', story_id, STORIES - 1, {
    id: 'gen_random_uuid()',
    title_key: `title_key || ' ' || n`,
    updated_at: `updated_at + n * interval '1 minute'`,
    chapters_scheduled: '1',
    chapters_published: String(chaptersEach),
  });
  await copyChapters(context, chapter_id, chaptersEach);
  await pool.query(
    `insert into comments (id, uid, story_id, chapter_id, reader_id, reader_name, text, status, created_at)
    select gen_random_uuid(), $1, story_id, id, 'r', 'Ada', 'More.', case position when 3 then 'held' else 'visible' end,
      edited_at
    from chapters where story_id in (select id from stories where uid = $1)`,
    [context.uid],
  );
  await pool.query(
    "insert into writing_days select $1, date '2026-03-02' - n, 100 from generate_series(1, $2::int) n",
    [context.uid, chaptersEach],
  );
  return context;
}

/** To each of the author's stories: the last three not out, the first scheduled, the seventh staged. */
async function copyChapters({ uid }: DomainContext, chapterId: string, chaptersEach: number): Promise<void> {
  const status = `case when n > ${chaptersEach - 3} then 'draft' when n = 1 then 'scheduled' else 'published' end`;
  await copy(
    'chapters',
    chapterId,
    chaptersEach,
    {
      id: 'gen_random_uuid()',
      story_id: 'own.id',
      position: 'n + 1',
      edited_at: `edited_at + n * interval '1 minute'`,
      status,
      staged: 'n = 7',
      scheduled_at: 'case when n = 1 then edited_at end',
      published_at: 'edited_at',
      published_version_id: `case when (${status}) = 'published' then (select max(id) from chapter_versions) end`,
    },
    `(select id from stories where uid = ${uid}) own`,
  );
}

async function copy(
  table: string,
  id: string,
  rows: number,
  changes: Record<string, string>,
  beside = '(select 1) one',
): Promise<void> {
  const { rows: columns } = await database.pool.query(
    'select column_name from information_schema.columns where table_name = $1 and table_schema = $2',
    [table, 'public'],
  );
  const names = columns.map((row): string => row.column_name);
  const values = names.map((name) => changes[name] ?? `${table}.${name}`);
  await database.pool.query(
    `insert into ${table} (${names}) select ${values} from ${table}, ${beside}, generate_series(1, ${rows}) n where ${table}.id = $1`,
    [id],
  );
}

const statement = z.tuple([z.object({ text: z.string() }), z.array(z.unknown())]);

/** The plans of all that Home asks the database. */
async function plansOf(context: DomainContext): Promise<QueryPlan[]> {
  const spy = jest.spyOn(database.pool, 'query');
  await getHome(context, { zone: 'UTC' });
  const sent = spy.mock.calls.map((call) => statement.parse(call));
  spy.mockRestore();
  const plans: QueryPlan[] = [];
  for (const [{ text: sql }, params] of sent) {
    plans.push(await explainFilled(database, { toSQL: () => ({ sql, params }) }, {}));
  }
  return plans;
}

test('Home reads no table through and costs the same whatever the length of the stories', async () => {
  const plans = [await plansOf(few), await plansOf(many)];
  for (const asked of plans) {
    expect(asked.length).toBeLessThanOrEqual(8);
    expect(asked.flatMap(({ indexes }) => indexes)).toEqual(
      expect.arrayContaining([
        'chapters_unpublished',
        'chapters_staged',
        'chapters_next_scheduled',
        'comments_by_status',
        'comments_by_author',
      ]),
    );
    // What is scheduled on the whole platform.
    expect(asked.flatMap(({ indexes }) => indexes)).not.toContain('chapters_due');
  }
  const [blocksOfFew = 0, blocksOfMany = 0] = plans.map((asked) => asked.reduce((sum, { blocks }) => sum + blocks, 0));
  expect(blocksOfMany).toBeLessThanOrEqual(blocksOfFew * 1.3 + 100);
});
