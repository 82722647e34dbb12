import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOUR_MS } from '@myfiction/shared/contract/time-units.ts';
import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { authorEvents } from '../../database/schema/author-events.ts';
import { chapters, chapterVersions } from '../../database/schema/chapters.ts';
import { messages } from '../../database/schema/messages.ts';
import { mailOutbox } from '../../database/schema/platform.ts';
import { notificationChoices } from '../../database/schema/sign-ins.ts';
import { stories } from '../../database/schema/stories.ts';
import { bundleFixture } from '../../testing/bundle-fixture.ts';
import { addStory, chapterText } from '../../testing/fixtures.ts';
import { freshAuthor } from '../../testing/fresh-author.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { addScheduled } from '../../testing/scheduled-chapter.ts';
import { until } from '../../testing/until.ts';

const ADDRESS = 'late@example.com';
const GATE = 4_299_001;

const database = freshDatabase();
const context = freshAuthor(database, { user: { email: ADDRESS }, once: true });
let programs: string;
let program: string;
let servers: ChildProcess[] = [];
/** While it holds the gate, whoever publishes stands still in the midst of it. */
let gatekeeper: Client;

beforeAll(async () => {
  programs = await mkdtemp(join(tmpdir(), 'publishing-'));
  program = await bundleFixture(join(__dirname, 'publishing-fixture.ts'), programs);
});
afterAll(() => rm(programs, { recursive: true }));
beforeEach(async () => {
  gatekeeper = new Client({ connectionString: database.url });
  await gatekeeper.connect();
  servers = await Promise.all([startServer(), startServer()]);
});
afterEach(async () => {
  for (const server of servers) server.kill('SIGKILL');
  await gatekeeper.end();
  await database.pool.query('drop trigger stand_still on messages; delete from messages; delete from mail_outbox');
});

async function startServer(): Promise<ChildProcess> {
  const server = fork(program, [database.url]);
  await once(server, 'message');
  return server;
}

async function look(server: ChildProcess): Promise<void> {
  server.send('look');
  await once(server, 'message');
}

/** The author's message is written last within the transaction; a deferred trigger stands still within the commit. */
async function closeGate(when: 'in the transaction' | 'in the commit'): Promise<void> {
  const [constraint, deferred] = when === 'in the commit' ? ['constraint', 'deferrable initially deferred'] : ['', ''];
  await database.pool.query(`create or replace function stand_still() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock(${GATE}); return new; end';
    create ${constraint} trigger stand_still after insert on messages ${deferred}
    for each row execute function stand_still()`);
  await gatekeeper.query('select pg_advisory_lock($1)', [GATE]);
}

/** Who waits at the gate: a backend, which lives on when its server is dead and holds what it held. */
async function standingStill(): Promise<number | undefined> {
  const { rows } = await database.pool.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and objid = ${GATE} and not granted`,
  );
  return rows[0]?.pid;
}

async function isGone(backend: number | undefined): Promise<boolean> {
  return (await database.pool.query('select 1 from pg_stat_activity where pid = $1', [backend])).rows.length === 0;
}

async function addLateChapter(): Promise<string> {
  const { db, uid } = context;
  const choice = { uid, event: 'chapter-published', inbox: true, email: true } as const;
  await db.insert(notificationChoices).values(choice).onConflictDoNothing();
  const { story_id } = await addStory(context);
  // Servers of their own have the clock of this machine.
  return addScheduled(context, story_id, chapterText('One', 'Text.'), new Date(Date.now() - HOUR_MS));
}

async function whatCameOf(chapterId: string) {
  const { db } = database;
  const [chapter] = await db.select().from(chapters).where(eq(chapters.id, chapterId));
  const [story] = await db
    .select()
    .from(stories)
    .where(eq(stories.id, chapter?.storyId ?? ''));
  const told = await db.select({ event: authorEvents.event }).from(authorEvents);
  return {
    status: chapter?.status,
    versions: await db.$count(chapterVersions, eq(chapterVersions.chapterId, chapterId)),
    published: story?.chaptersPublished,
    events: told.filter(({ event }) => event.topic === 'chapter' && event.chapter_id === chapterId).length,
    messages: await db.$count(messages),
    mails: await db.$count(mailOutbox, eq(mailOutbox.recipient, ADDRESS)),
  };
}

const NOTHING = { status: 'scheduled', versions: 0, published: 0, events: 0, messages: 0, mails: 0 };
const ONCE = { status: 'published', versions: 1, published: 1, events: 1, messages: 1, mails: 1 };

test.each([
  { when: 'in the transaction', left: NOTHING },
  { when: 'in the commit', left: { ...ONCE, mails: 0 } },
] as const)(
  'a chapter whose server is killed $when goes out once, and its author hears of it once',
  async ({ when, left }) => {
    const [killed, other] = servers;
    if (!killed || !other) throw new Error('There are two servers.');
    const id = await addLateChapter();
    await closeGate(when);
    killed.send('look');
    await until(async () => (await standingStill()) !== undefined);
    const backend = await standingStill();
    await look(other);
    expect(await whatCameOf(id)).toEqual(NOTHING);

    killed.kill('SIGKILL');
    await once(killed, 'exit');
    await gatekeeper.query('select pg_advisory_unlock($1)', [GATE]);
    await until(() => isGone(backend));
    expect(await whatCameOf(id)).toEqual(left);

    await look(other);
    await look(other);
    expect(await whatCameOf(id)).toEqual(ONCE);
  },
);
