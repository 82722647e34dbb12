import { eq } from 'drizzle-orm';
import { recordRevenue } from '../../billing/record-revenue.ts';
import type { Database } from '../../database/connect.ts';
import { deliveryActs } from '../../database/schema/delivery.ts';
import { countWaiting } from '../../testing/count-waiting.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { addPointer, addVersion, remoteManifest } from '../../testing/remote-fixture.ts';
import { until } from '../../testing/until.ts';
import type { PointerAct } from './acts.ts';
import { movePointer } from './move-pointer.ts';

const database = freshDatabase();
const now = new Date('2026-03-02T10:00:00Z');

test('a remote is switched off at once, also while revenue is being recorded', async () => {
  const { db } = database;
  await addVersion(db, 'comments', 'v1', { now });
  await addPointer(db, 'comments', 'v1', { now });
  await db.transaction(async (recording) => {
    await recordRevenue(recording, [], now);
    const off = await movePointer(db, { remote: 'comments', act: { act: 'disable' }, who: 'hana', now });
    expect(off.after).toMatchObject({ enabled: false });
  });
});

const move = (remote: string, act: PointerAct, tx: Database = database.db) =>
  movePointer(tx, { remote, act, who: 'hana', now });

test('of two remotes that take one path at the same time, the second is refused', async () => {
  const { db, pool } = database;
  const { pages } = remoteManifest('reading', 'v1');
  for (const remote of ['reading', 'listening']) await addVersion(db, remote, 'v1', { now, manifest: { pages } });
  let second: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    await move('reading', { act: 'publish', version: 'v1' }, tx);
    second = move('listening', { act: 'publish', version: 'v1' }).catch((error: unknown) => error);
    await until(async () => (await countWaiting(pool)) > 0);
  });
  expect(await second).toMatchObject({ message: expect.stringContaining('belongs to reading') });
});

test('the first version of a remote goes to everybody, and what everybody has is not staged', async () => {
  const { db } = database;
  for (const version of ['v1', 'v2']) await addVersion(db, 'inbox', version, { now });
  await expect(move('inbox', { act: 'publish', version: 'v1', percent: 99 })).rejects.toThrow('leave --percent out');
  await expect(move('inbox', { act: 'promote', version: 'v1' })).rejects.toThrow('Publish a first version');
  expect((await move('inbox', { act: 'publish', version: 'v1', percent: 100 })).after).toMatchObject({ live: 'v1' });
  for (const act of ['stage', 'publish'] as const)
    await expect(move('inbox', { act, version: 'v1', percent: 5 })).rejects.toThrow('live for everybody already');
  const { after } = await move('inbox', { act: 'publish', version: 'v2', percent: 99 });
  expect(after).toMatchObject({ live: 'v1', candidate: 'v2', percent: 99 });
});

test('the audit names the staged version when it goes to more, and the live one when a remote is switched off', async () => {
  const { db } = database;
  for (const version of ['v1', 'v2']) await addVersion(db, 'help', version, { now });
  await addPointer(db, 'help', 'v1', { now });
  const acts: PointerAct[] = [
    { act: 'publish', version: 'v2', percent: 10 },
    { act: 'stage', percent: 50 },
    { act: 'disable' },
  ];
  for (const act of acts) await move('help', act);
  const audit = await db.select().from(deliveryActs).where(eq(deliveryActs.remote, 'help')).orderBy(deliveryActs.id);
  expect(audit.map(({ act, version }) => `${act} ${version}`)).toEqual(['publish v2', 'stage v2', 'disable v1']);
});
