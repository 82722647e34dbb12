import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { eq } from 'drizzle-orm';
import { sessions } from '../database/schema/sessions.ts';
import { users } from '../database/schema/users.ts';
import { addUser } from '../testing/fixtures.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { purgeExpiredIdentity } from './purge-expired.ts';
import { findSession, openSession, revokeAllSessions, revokeSession } from './sessions.ts';

const start = new Date('2026-03-02T10:00:00.000Z');
const after = (days: number): Date => new Date(start.getTime() + days * DAY_MS);

const database = freshDatabase();
let uid: number;
beforeEach(async () => {
  uid = await addUser(database.db);
});

const open = (): Promise<string> => openSession(database.db, { uid, ip: '192.0.2.1', now: start });

test('a token finds its session and is nowhere in the database', async () => {
  const token = await open();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await findSession(database.db, token, after(1))).toEqual({
    uid,
    sessionId: expect.any(String),
    blocked: false,
  });
  const rows = await database.db.select().from(sessions).where(eq(sessions.uid, uid));
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a session ends thirty days after its last call', async () => {
  const token = await open();
  expect(await findSession(database.db, token, after(29))).not.toBeNull();
  expect(await findSession(database.db, token, after(58))).not.toBeNull();
  expect(await findSession(database.db, token, after(88.1))).toBeNull();
});

test('a session that is used every day ends after a year', async () => {
  const token = await open();
  for (let day = 20; day < 365; day += 20) expect(await findSession(database.db, token, after(day))).not.toBeNull();
  expect(await findSession(database.db, token, after(365.1))).toBeNull();
});

test('calls in a row write nothing', async () => {
  const token = await open();
  await findSession(database.db, token, new Date(start.getTime() + 60_000));
  const [row] = await database.db.select().from(sessions).where(eq(sessions.uid, uid));
  expect(row?.lastSeenAt).toEqual(start);
});

test('of calls that come at once one writes, and none waits for who holds the session', async () => {
  const { db, pool } = database;
  await pool.query(`
    create table session_writes (id uuid);
    create function note_session_write() returns trigger language plpgsql as
      $$ begin insert into session_writes values (new.id); return null; end $$;
    create trigger note_session_write after update on sessions for each row execute function note_session_write()`);
  const token = await open();
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select id from sessions for no key update');
  expect(await findSession(db, token, after(1))).not.toBeNull();
  await holder.query('commit');
  holder.release();
  const countWrites = async () => (await pool.query('select count(*)::int as n from session_writes')).rows[0].n;
  expect(await countWrites()).toBe(0);
  await Promise.all(Array.from({ length: 8 }, () => findSession(db, token, after(1))));
  expect(await countWrites()).toBe(1);
  await pool.query('drop trigger note_session_write on sessions');
  const [row] = await db.select().from(sessions).where(eq(sessions.uid, uid));
  expect([row?.lastSeenAt, row?.expiresAt]).toEqual([after(1), after(31)]);
});

test('a revoked session is gone, its sibling stays', async () => {
  const [gone, stays] = [await open(), await open()];
  const found = await findSession(database.db, gone, after(1));
  await revokeSession(database.db, found?.sessionId ?? '', after(1));
  expect(await findSession(database.db, gone, after(1))).toBeNull();
  expect(await findSession(database.db, stays, after(1))).not.toBeNull();
  await revokeAllSessions(database.db, uid, after(1));
  expect(await findSession(database.db, stays, after(1))).toBeNull();
});

test('a blocked author is found as blocked', async () => {
  const token = await open();
  await database.db.update(users).set({ blockedAt: start }).where(eq(users.uid, uid));
  expect(await findSession(database.db, token, after(1))).toMatchObject({ uid, blocked: true });
});

test.each(['', 'x', 'a'.repeat(43), 'ä'.repeat(43), `${'a'.repeat(42)}\0`])('%j is no session', async (token) => {
  expect(await findSession(database.db, token, start)).toBeNull();
});

test('what has run out is deleted, what has not stays', async () => {
  const token = await open();
  await purgeExpiredIdentity(database.db, after(100));
  expect(await database.db.$count(sessions, eq(sessions.uid, uid))).toBe(1);
  await purgeExpiredIdentity(database.db, after(121));
  expect(await database.db.$count(sessions, eq(sessions.uid, uid))).toBe(0);
  expect(await findSession(database.db, token, start)).toBeNull();
});
