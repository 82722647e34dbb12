import type { PoolClient } from 'pg';
import { type Connection, connect } from '../database/connect.ts';
import { openSession } from '../identity/sessions.ts';
import { addUser } from '../testing/fixtures.ts';
import { listenSomewhere, openStream, type StreamReader } from '../testing/read-stream.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { tellAuthor } from './tell-author.ts';

const STEPS = 120;
/** Transactions that are open at a time, at most. */
const WRITERS = 5;

let servers: [TestApp, TestApp];
let writing: Connection;
beforeAll(async () => {
  const one = await buildTestApp();
  servers = [one, await buildTestApp({ beside: one })];
  await Promise.all(servers.map(listenSomewhere));
  writing = connect(one.database.url, { max: WRITERS });
});
afterAll(async () => {
  await writing.close();
  for (const server of [...servers].reverse()) await server.close();
});

/** The same numbers in each run. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

test.each([1, 2, 3])('whatever commits when, and wherever the stream breaks, everything arrives (%i)', async (seed) => {
  const pick = seeded(seed);
  const [{ clock, database }] = servers;
  const uid = await addUser(database.db);
  const session = { uid, session: await openSession(database.db, { uid, ip: '', now: clock.now() }) };
  const seen = new Set<string>();
  const committed: string[] = [];
  const open: { writer: PoolClient; id: string }[] = [];
  let place = '';
  let stream: StreamReader | undefined;

  const idOf = (told: unknown): string =>
    typeof told === 'object' && told !== null && 'message_id' in told ? String(told.message_id) : '';
  /** Goes on where it was, on one server or the other. */
  const follow = async (): Promise<StreamReader> =>
    openStream(servers[pick(2)] ?? servers[0], session, place === '' ? { age: '0' } : { after: place });
  const readUntil = async (id: string): Promise<void> => {
    stream ??= await follow();
    while (!seen.has(id)) {
      const told = await stream.told();
      if (told === undefined) throw new Error('The stream ended.');
      seen.add(idOf(told));
    }
    place = stream.place();
  };
  const leave = (): void => {
    stream?.close();
    stream = undefined;
  };
  const begin = async (id: string): Promise<void> => {
    const writer = await writing.pool.connect();
    await writer.query('begin');
    const event = JSON.stringify({ topic: 'message', message_id: id });
    await writer.query('insert into author_events (uid, event, created_at) values ($1, $2, $3)', [
      uid,
      event,
      clock.now(),
    ]);
    open.push({ writer, id });
  };
  const commit = async (at: number): Promise<string> => {
    const [{ writer, id } = { writer: undefined, id: '' }] = open.splice(at, 1);
    await writer?.query('commit');
    writer?.release();
    committed.push(id);
    return id;
  };

  await readUntil(await begin('first').then(() => commit(0)));
  for (let step = 0; step < STEPS; step++) {
    if (open.length < WRITERS && pick(3) > 0) await begin(`${step}`);
    const last = open.length > 0 && pick(2) > 0 ? await commit(pick(open.length)) : undefined;
    // Reads it, breaks off before it is read, or lets it lie.
    const deed = pick(3);
    if (deed === 0 && last !== undefined) await readUntil(last);
    if (deed === 1) leave();
  }
  while (open.length > 0) await commit(pick(open.length));
  leave();
  await tellAuthor(database.db, uid, { topic: 'message', message_id: 'end' }, clock.now());
  await readUntil('end');
  leave();
  expect(committed.filter((id) => !seen.has(id))).toEqual([]);
});
