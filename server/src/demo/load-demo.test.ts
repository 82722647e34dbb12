import {
  COMPLETION_STATUSES,
  CONTRACT_STATUSES,
  PAY_TO_READ_STATUSES,
} from '@myfiction/shared/contract/application-status.ts';
import { BILL_STATUSES } from '@myfiction/shared/contract/billing.ts';
import { chapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import { countDocumentWords } from '@myfiction/shared/contract/chapter-text.ts';
import { MESSAGE_TYPES } from '@myfiction/shared/contract/inbox-options.ts';
import { asc, eq } from 'drizzle-orm';
import { bills } from '../database/schema/bills.ts';
import { chapters, chapterVersions } from '../database/schema/chapters.ts';
import { comments } from '../database/schema/comments.ts';
import { messages } from '../database/schema/messages.ts';
import { stories } from '../database/schema/stories.ts';
import { users } from '../database/schema/users.ts';
import { login } from '../identity/login.ts';
import { getMessage } from '../inbox/get-message.ts';
import { listMessages } from '../inbox/list-messages.ts';
import { listStories } from '../stories/list-stories.ts';
import { getCounts } from '../system/get-counts.ts';
import { createDomainContext, type DomainContext } from '../testing/domain-context.ts';
import { addUser } from '../testing/fixtures.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { storyProblems } from '../testing/reading-order.ts';
import { startTestDatabase } from '../testing/test-database.ts';
import { getWriting } from '../writing/get-writing.ts';
import { loadDemo } from './load-demo.ts';
import { DEMO_PASSWORD } from './people.ts';

const database = freshDatabase();
let context: DomainContext;
let noor: number;
beforeAll(async () => {
  context = createDomainContext(database);
  const options = { now: context.clock.now(), production: false, secrets: context.secrets };
  expect(await loadDemo(database.db, { ...options, production: true })).toBe('skipped');
  const answers = await Promise.all([loadDemo(database.db, options), loadDemo(database.db, options)]);
  expect(answers.sort()).toEqual(['loaded', 'skipped']);
  const signedIn = await login(context, { sid: 4, email: 'noor@example.com', password: DEMO_PASSWORD });
  noor = signedIn.user_info.uid;
}, 60_000);

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)].sort();

test('the author, the newcomer and a second author can sign in', async () => {
  const signIn = (email: string) => login(context, { sid: 4, email, password: DEMO_PASSWORD });
  expect(await signIn('noor@example.com')).toMatchObject({ is_new_user: false, user_info: { uname: 'Noor Valdez' } });
  expect(await signIn('newcomer@example.com')).toMatchObject({ is_new_user: true, user_info: { book_total: 0 } });
  expect(await signIn('idris@example.com')).toMatchObject({ is_new_user: false, user_info: { book_total: 1 } });
});

test('queries are planned for what is there from the start', async () => {
  const { rows } = await database.pool.query(`select distinct tablename from pg_stats where schemaname = 'public'`);
  expect(rows.map(({ tablename }) => tablename)).toEqual(expect.arrayContaining(['chapters', 'comments', 'stories']));
});

test('every status of every application, ongoing and completed stories', async () => {
  const rows = await database.db.select().from(stories).where(eq(stories.uid, noor));
  expect(distinct(rows.map((row) => row.contractStatus))).toEqual(distinct(CONTRACT_STATUSES));
  expect(distinct(rows.map((row) => row.payToReadStatus))).toEqual(distinct(PAY_TO_READ_STATUSES));
  expect(distinct(rows.map((row) => row.completionStatus))).toEqual(distinct(COMPLETION_STATUSES));
  expect(distinct(rows.map((row) => row.completed))).toEqual([false, true]);
});

test('the figures of the stories are those of their rows', async () => {
  const { rows } = await database.pool.query(`
    select s.title from stories s where (s.chapters_published, s.chapters_scheduled, s.chapters_draft, s.words,
      s.reads, s.comments, s.new_comments) is distinct from (
      (select count(*) from chapters c where c.story_id = s.id and c.status = 'published'),
      (select count(*) from chapters c where c.story_id = s.id and c.status = 'scheduled'),
      (select count(*) from chapters c where c.story_id = s.id and c.status = 'draft' and c.trashed_at is null),
      (select coalesce(sum(v.words), 0) from chapters c join chapter_versions v on v.id = c.published_version_id
        where c.story_id = s.id),
      (select coalesce(sum(c.reads), 0) from chapters c where c.story_id = s.id),
      (select count(*) from comments m where m.story_id = s.id and m.reader_id is not null),
      (select count(*) from comments m where m.story_id = s.id and m.reader_id is not null and m.seen_at is null))`);
  expect(rows).toEqual([]);
});

test('who has read a chapter is there by name, fewer from chapter to chapter', async () => {
  const { rows } = await database.pool.query(`select c.id from chapters c where c.readers <>
    (select count(*) from chapter_readers r where r.chapter_id = c.id)`);
  expect(rows).toEqual([]);
  const [{ readers }] = (
    await database.pool.query(`select count(distinct readers)::int as readers from chapters where status = 'published'`)
  ).rows;
  expect(readers).toBeGreaterThan(30);
});

test('every author knows how much a reader who comments has said', async () => {
  const { rows } = await database.pool.query(`
    select c.uid from comments c left join author_readers r on r.uid = c.uid and r.reader_id = c.reader_id
    where c.reader_id is not null group by c.uid, c.reader_id, r.comments
    having count(*) is distinct from r.comments::bigint`);
  expect(rows).toEqual([]);
});

test('a goal, words of today and a row of days', async () => {
  const found = await getWriting({ ...context, uid: noor }, { zone: 'UTC' });
  expect(found).toMatchObject({ goal: 1800, streak: 23 });
  expect(found.days.find(({ day }) => day === found.today)?.words).toBe(1240);
});

test('chapters count from 1 over the volumes of their stories, and some are in the trash', async () => {
  for (const { id } of await database.db.select({ id: stories.id }).from(stories)) {
    expect(await storyProblems(database, id)).toEqual([]);
  }
  const { rows } = await database.pool.query(`
    select s.title, count(distinct c.volume_id)::int as volumes, count(c.trashed_at)::int as trashed,
      s.default_note_before <> '' or s.default_note_after <> '' as notes
    from stories s join chapters c on c.story_id = s.id group by s.id
    having count(c.volume_id) + count(c.trashed_at) > 0 order by s.title`);
  expect(rows).toEqual([
    { title: 'His Borrowed Sunday', volumes: 2, trashed: 1, notes: false },
    { title: 'Seven Doors to Winter', volumes: 6, trashed: 0, notes: true },
    { title: 'The Moon Between Us', volumes: 0, trashed: 2, notes: true },
  ]);
});

test('the applications are where their stories say, by legal steps', async () => {
  const { rows } = await database.pool.query(`
    select s.title, a.kind from applications a join stories s on s.id = a.story_id
    where a.status <> case a.kind when 'contract' then s.contract_status when 'pay-to-read' then s.pay_to_read_status
      else s.completion_status end
      or a.status <> (select e.to_status from application_events e where e.application_id = a.id order by at desc limit 1)`);
  expect(rows).toEqual([]);
});

test('the texts are real prose in the contract’s form, with italics and scene breaks', async () => {
  const rows = await database.db.select().from(chapters);
  expect(rows.length).toBeGreaterThan(500);
  const kinds = new Set<string>();
  for (const { content, words } of rows) {
    expect(chapterDocument.safeParse(content).success).toBe(true);
    expect(words).toBe(countDocumentWords(content));
    const json = JSON.stringify(content);
    for (const kind of ['em', 'scene_break', 'hard_break']) if (json.includes(`"${kind}"`)) kinds.add(kind);
    expect(json).not.toMatch(/\\"|_\w+_| '|' |\* \*/);
  }
  expect([...kinds].sort()).toEqual(['em', 'hard_break', 'scene_break']);
  expect(await database.db.$count(chapterVersions)).toBe(rows.filter(({ status }) => status === 'published').length);
});

test('the long story, its unfinished chapter and its staged edits', async () => {
  const { items } = await listStories({ ...context, uid: noor }, { filter: 0, sort: 'words', limit: 1 });
  expect(items[0]).toMatchObject({ title: 'Seven Doors to Winter', chapters_published: 363, chapters_draft: 1 });
  const staged = await database.db.select().from(chapters).where(eq(chapters.staged, true));
  expect(staged.length).toBeGreaterThan(0);
  const [unfinished] = await database.db.select().from(chapters).where(eq(chapters.title, 'What the River Took'));
  expect(unfinished).toMatchObject({ status: 'draft', words: 412 });
});

test('bills in all states, messages of all types, and the badge', async () => {
  const billRows = await database.db.select().from(bills).orderBy(asc(bills.month));
  expect(billRows.map(({ netMinor }) => netMinor)).toEqual([40215, 61020, 73485, 96730, 119810, 135275, 148620]);
  expect(distinct(billRows.map(({ status }) => status))).toEqual([...BILL_STATUSES]);
  const letters = await database.db.select().from(messages);
  expect(distinct(letters.map(({ type }) => type))).toEqual(distinct(MESSAGE_TYPES));
  expect(await getCounts(database.db, noor)).toEqual({ new_comment: 38, message_sign: true });
  expect(await listMessages({ ...context, uid: noor }, { folder: 'inbox', unread: true, limit: 20 })).toMatchObject({
    unread: 3,
    next_cursor: null,
  });
  const withTurns = letters.find(({ mine }) => mine);
  const { turns } = await getMessage({ ...context, uid: noor }, withTurns?.id ?? '');
  expect(turns.map(({ mine }) => mine)).toEqual([false, true]);
});

test('readers paid for what they could pay for at the time', async () => {
  const { rows } = await database.pool.query(`
    select s.title, e.kind, e.at from revenue_events e join stories s on s.id = e.story_id
      left join chapters c on c.id = e.chapter_id
    where e.at < s.paid_from or e.at < c.published_at or e.kind = 'unlock' and c.position < s.first_paid_position`);
  expect(rows).toEqual([]);
  const closed = await database.pool.query('select 1 from billing_months where closed_at > $1', [context.clock.now()]);
  expect(closed.rows).toEqual([]);
});

test('pay-to-read was applied for under a contract, with chapters that stay free', async () => {
  const { rows } = await database.pool.query(`
    select s.title from applications a join stories s on s.id = a.story_id
    where a.kind = 'pay-to-read' and (a.created_at < (select max(e.at) from application_events e
        join applications contract on contract.id = e.application_id
        where contract.story_id = s.id and contract.kind = 'contract' and e.act = 'sign')
      or a.status in (20, 22) and s.chapters_published < 12)`);
  expect(rows).toEqual([]);
});

test('the letter about the completion bonus names the words that were counted', async () => {
  const [story] = await database.db.select().from(stories).where(eq(stories.title, 'Rejected by the River Pack'));
  const [letter] = await database.db
    .select()
    .from(messages)
    .where(eq(messages.title, `Completion Bonus: ${story?.title}`));
  expect(letter?.body).toContain(`word count of ${story?.words.toLocaleString('en')} was`);
  expect(letter?.createdAt).toEqual(story?.completedAt);
});

test('nothing is dated after the day of loading but what is planned', async () => {
  const later = await database.pool.query('select count(*)::int as n from chapters where edited_at > $1', [
    context.clock.now(),
  ]);
  expect(later.rows[0].n).toBe(0);
  const comment = await database.db.select().from(comments);
  expect(comment.every(({ createdAt }) => createdAt <= context.clock.now())).toBe(true);
});

test('a database with an account of its own is left alone', async () => {
  const other = await startTestDatabase();
  await addUser(other.db, { email: 'real@example.com' });
  expect(await loadDemo(other.db, { now: context.clock.now(), production: false, secrets: context.secrets })).toBe(
    'skipped',
  );
  expect(await other.db.$count(users)).toBe(1);
  await other.close();
});
