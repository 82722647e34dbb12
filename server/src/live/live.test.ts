import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { sessions } from '../database/schema/sessions.ts';
import { users } from '../database/schema/users.ts';
import { openSession } from '../identity/sessions.ts';
import { sendMessage } from '../inbox/send-message.ts';
import { addUser } from '../testing/fixtures.ts';
import { listenSomewhere, openStream, readStream, type StreamReader } from '../testing/read-stream.ts';
import { signedCall } from '../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';
import { EVENTS_KEPT_MS, purgeAuthorEvents } from './purge-author-events.ts';
import { tellAuthor, tellEveryone } from './tell-author.ts';
import { tellCounts } from './tell-counts.ts';

type Session = { uid: number; session: string };

let one: TestApp;
let two: TestApp;
let open: StreamReader[] = [];
beforeAll(async () => {
  one = await buildTestApp();
  two = await buildTestApp({ beside: one });
  await Promise.all([listenSomewhere(one), listenSomewhere(two)]);
});
// What was told in one test is long ago in the next.
beforeEach(() => one.clock.advance(60_000));
afterEach(() => {
  for (const stream of open) stream.close();
  open = [];
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const now = () => one.clock.now();
const db = () => one.database.db;
const message = (id: string) => ({ topic: 'message' as const, message_id: id });

async function signUp(): Promise<Session> {
  const uid = await addUser(db());
  return { uid, session: await openSession(db(), { uid, ip: '', now: now() }) };
}

async function stream(who: Session, options: { app?: TestApp; after?: string } = {}): Promise<StreamReader> {
  const query = options.after === undefined ? { age: '0' } : { after: options.after };
  const opened = await openStream(options.app ?? one, who, query);
  open.push(opened);
  return opened;
}

/**
 * Reads on until `event` comes. After a break anything told before may come twice: the place is the
 * oldest transaction that was open anywhere on the database server, other tests' databases included.
 */
async function toldUntil(tab: StreamReader, event: object): Promise<void> {
  for (let told = await tab.told(); !isDeepStrictEqual(told, event); told = await tab.told()) {
    if (told === undefined) throw new Error('The stream ended.');
  }
}

describe('what an author is told', () => {
  test('reaches their tabs on both servers when the transaction commits, and nobody else’s', async () => {
    const [author, other] = [await signUp(), await signUp()];
    const here = await stream(author);
    const there = await stream(author, { app: two });
    const others = await stream(other, { app: two });
    await expect(
      db().transaction(async (tx) => {
        await tellAuthor(tx, author.uid, message('rolled back'), now());
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await db().transaction(async (tx) => tellAuthor(tx, author.uid, message('committed'), now()));
    await tellAuthor(db(), other.uid, message('of another'), now());
    expect(await here.told()).toEqual(message('committed'));
    expect(await there.told()).toEqual(message('committed'));
    expect(await others.told()).toEqual(message('of another'));
  });

  test('reaches everybody when it is for everybody', async () => {
    const tabs = [await stream(await signUp()), await stream(await signUp(), { app: two })];
    const news = { topic: 'announcement' as const, announcement_id: 'a' };
    await tellEveryone(db(), news, now());
    expect(await Promise.all(tabs.map((tab) => tab.told()))).toEqual([news, news]);
  });

  test('is not kept by proxies or caches on the way', async () => {
    const { headers, status } = await stream(await signUp());
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-encoding']).toBeUndefined();
  });

  test('the figures are those of after the commit, however many changes there were', async () => {
    const author = await signUp();
    const tab = await stream(author);
    const draft = {
      uid: author.uid,
      type: 'system' as const,
      event: 'announcement' as const,
      title: 'Hello',
      body: '',
    };
    const id = await db().transaction((tx) => sendMessage(tx, draft, now()));
    expect(await tab.told()).toEqual(message(id));
    expect(await tab.told()).toEqual({ topic: 'counts', new_comment: 0, message_sign: true });
    await db().transaction(async (tx) => {
      await tellCounts(tx, author.uid, now());
      await tx.execute(sql`update messages set read_at = now() where id = ${id}`);
      await tellCounts(tx, author.uid, now());
    });
    expect(await tab.told()).toEqual({ topic: 'counts', new_comment: 0, message_sign: false });
    await tellAuthor(db(), author.uid, message('next'), now());
    expect(await tab.told()).toEqual(message('next'));
  });
});

describe('after a break', () => {
  test('the tab goes on where it was, on another server', async () => {
    const author = await signUp();
    const before = await stream(author);
    await tellAuthor(db(), author.uid, message('seen'), now());
    expect(await before.told()).toEqual(message('seen'));
    before.close();
    await tellAuthor(db(), author.uid, message('missed 1'), now());
    await tellAuthor(db(), author.uid, message('missed 2'), now());
    const after = await stream(author, { app: two, after: before.place() });
    await toldUntil(after, message('missed 1'));
    expect(await after.told()).toEqual(message('missed 2'));
  });

  test('nothing is lost that was written first and committed last', async () => {
    const author = await signUp();
    const before = await stream(author);
    const staying = await stream(author, { app: two });
    const slow = await one.database.pool.connect();
    await slow.query('begin');
    const event = JSON.stringify(message('slow'));
    await slow.query('insert into author_events (uid, event, created_at) values ($1, $2, $3)', [
      author.uid,
      event,
      now(),
    ]);
    await tellAuthor(db(), author.uid, message('quick'), now());
    expect(await before.told()).toEqual(message('quick'));
    expect(await staying.told()).toEqual(message('quick'));
    before.close();
    await slow.query('commit');
    slow.release();
    const after = await stream(author, { after: before.place() });
    await toldUntil(after, message('slow'));
    // A tab that stayed is told it once, and nothing twice.
    expect(await staying.told()).toEqual(message('slow'));
    await tellAuthor(db(), author.uid, message('next'), now());
    expect(await staying.told()).toEqual(message('next'));
  });

  test('the database may have been away', async () => {
    const author = await signUp();
    const tab = await stream(author);
    const terminated = await one.database.pool.query(
      `select pg_terminate_backend(pid) as done from pg_stat_activity
       where application_name = 'myfiction-listener' and datname = current_database()`,
    );
    expect(terminated.rows.length).toBeGreaterThan(0);
    await tellAuthor(db(), author.uid, message('meanwhile'), now());
    expect(await tab.told()).toEqual(message('meanwhile'));
    await tellAuthor(db(), author.uid, message('heard again'), now());
    expect(await tab.told()).toEqual(message('heard again'));
  });

  test('what came with a backup of another database server is not told anew', async () => {
    const author = await signUp();
    const tab = await stream(author);
    await tellAuthor(db(), author.uid, message('before'), now());
    expect(await tab.told()).toEqual(message('before'));
    // Its transactions had other numbers.
    await db().execute(
      sql`insert into author_events (uid, event, created_at, tx)
          values (${author.uid}, ${JSON.stringify(message('restored'))}, ${now().toISOString()}, 900000000000)`,
    );
    const back = await stream(author, { after: tab.place() });
    await tellAuthor(db(), author.uid, message('after'), now());
    expect(await tab.told()).toEqual(message('after'));
    const seen: unknown[] = [];
    while (!isDeepStrictEqual(seen.at(-1), message('after'))) seen.push(await back.told());
    expect(seen).not.toContainEqual(message('restored'));
  });

  test.each([
    ['is none of ours', 'yesterday'],
    ['is of a database that was put back', '900000000000000.1772445600000'],
    ['is too long ago', '1.1772359200000'],
  ])('a place that %s has the tab ask for everything again', async (_what, after) => {
    const tab = await stream(await signUp(), { after });
    expect(await tab.next()).toMatchObject({ name: 'resync' });
  });

  test('so does a place that more has happened since than is worth telling', async () => {
    const author = await signUp();
    const before = await stream(author);
    await tellAuthor(db(), author.uid, message('seen'), now());
    await before.told();
    before.close();
    await db().execute(
      sql`insert into author_events (uid, event, created_at)
          select ${author.uid}, '{"topic":"billing"}', ${now().toISOString()}::timestamptz from generate_series(1, 201)`,
    );
    const after = await stream(author, { after: before.place() });
    expect(await after.next()).toMatchObject({ name: 'resync' });
  });

  test('a first stream tells what has happened since the page was loaded', async () => {
    const author = await signUp();
    await tellAuthor(db(), author.uid, message('long before'), now());
    one.clock.advance(60_000);
    await tellAuthor(db(), author.uid, message('while it loaded'), now());
    one.clock.advance(5_000);
    const tab = await openStream(one, author, { age: '6' });
    open.push(tab);
    expect(await tab.told()).toEqual(message('while it loaded'));
  });
});

describe('a ticket', () => {
  const ticketOf = async (author: Session) =>
    (await signedCall(one, 'event/open', {}, { session: author })).data.ticket;

  test('opens one stream', async () => {
    const ticket = await ticketOf(await signUp());
    open.push(await readStream(one, { ticket, age: '0' }));
    expect(open[0]?.status).toBe(200);
    expect((await readStream(two, { ticket, age: '0' })).status).toBe(401);
  });

  test('must be one', async () => {
    expect((await readStream(one, { age: '0' })).status).toBe(401);
    expect((await readStream(one, { ticket: 'guessed', age: '0' })).status).toBe(401);
    expect((await signedCall(one, 'event/open', {})).code).not.toBe(0);
  });

  test('is good for half a minute', async () => {
    const ticket = await ticketOf(await signUp());
    one.clock.advance(30_001);
    expect((await readStream(one, { ticket, age: '0' })).status).toBe(401);
  });

  test('opens nothing once its session has ended', async () => {
    const author = await signUp();
    const ticket = await ticketOf(author);
    await signedCall(one, 'user/logout', {}, { session: author });
    expect((await readStream(one, { ticket, age: '0' })).status).toBe(401);
  });
});

describe('a session that ends', () => {
  const ended = { topic: 'session-ended', blocked: false };

  test('takes its streams along, and no other’s', async () => {
    const author = await signUp();
    const phone = { uid: author.uid, session: await openSession(db(), { uid: author.uid, ip: '', now: now() }) };
    const [desk, pocket] = [await stream(author), await stream(phone, { app: two })];
    await signedCall(one, 'account/endOtherSessions', {}, { session: author });
    expect(await pocket.told()).toEqual(ended);
    expect(await pocket.next()).toBeUndefined();
    await signedCall(one, 'user/logout', {}, { session: author });
    expect(await desk.told()).toEqual(ended);
  });

  test('because the author was blocked says so', async () => {
    const author = await signUp();
    const tab = await stream(author);
    await db().update(users).set({ blockedAt: now() }).where(eq(users.uid, author.uid));
    expect(await tab.told()).toEqual({ ...ended, blocked: true });
  });

  test('because the account was deleted', async () => {
    const author = await signUp();
    const tab = await stream(author);
    await db().delete(users).where(eq(users.uid, author.uid));
    expect(await tab.told()).toEqual(ended);
  });

  test('while nobody could be told is noticed when the database is heard again', async () => {
    const author = await signUp();
    const tab = await stream(author);
    await db().transaction(async (tx) => {
      // As if the notice were lost: no trigger runs.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.update(sessions).set({ revokedAt: now() }).where(eq(sessions.uid, author.uid));
    });
    await db().execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'myfiction-listener' and datname = current_database()`,
    );
    expect(await tab.told()).toEqual(ended);
  });
});

test('more streams than a browser needs close the oldest', async () => {
  const author = await signUp();
  const tabs = [];
  for (let count = 0; count < 5; count++) tabs.push(await stream(author));
  expect(await tabs[0]?.next()).toEqual({ name: 'bye', data: 'crowded' });
  await tellAuthor(db(), author.uid, message('still'), now());
  expect(await tabs[1]?.told()).toEqual(message('still'));
});

test('a server that stops sends its tabs to another one', async () => {
  const third = await buildTestApp({ beside: one });
  await listenSomewhere(third);
  const tab = await stream(await signUp(), { app: third });
  await third.close();
  const said: unknown[] = [];
  for (let next = await tab.next(); next; next = await tab.next()) said.push(next);
  expect(said.at(-1)).toEqual({ name: 'bye', data: 'moving' });
});

test('a stream that is about to open holds up no server that stops', async () => {
  const third = await buildTestApp({ beside: one });
  await listenSomewhere(third);
  const { data } = await signedCall(third, 'event/open', {}, { session: await signUp() });
  let opening: Promise<StreamReader> | undefined;
  let closing: Promise<void> | undefined;
  await db().transaction(async (tx) => {
    await tx.execute(sql`select from event_tickets for update`);
    opening = readStream(third, { ticket: data.ticket, age: '0' });
    await until(async () => {
      const { rows } = await db().execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length > 0;
    });
    closing = third.close();
    await until(async () => !third.app.server.listening);
  });
  const tab = await opening;
  let stopped = false;
  void closing?.then(() => {
    stopped = true;
  });
  await until(async () => stopped).finally(() => tab?.close());
  expect(tab?.status).toBe(429);
});

test('what nobody asks for any more is purged', async () => {
  const author = await signUp();
  await tellAuthor(db(), author.uid, message('old'), new Date(now().getTime() - 2 * EVENTS_KEPT_MS));
  await tellAuthor(db(), author.uid, message('new'), now());
  await purgeAuthorEvents(db(), now());
  const { rows } = await db().execute(
    sql`select event->>'message_id' as id from author_events where uid = ${author.uid}`,
  );
  expect(rows).toEqual([{ id: 'new' }]);
});
