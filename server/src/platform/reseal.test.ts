import { eq, sql } from 'drizzle-orm';
import { readDocument, readIdImage } from '../applications/desk/show-application.ts';
import { getApplication } from '../applications/get-application.ts';
import { putAside } from '../database/schema/put-aside.ts';
import { secondFactors } from '../database/schema/second-factors.ts';
import { sha256Hex } from '../documents/render-pdf.ts';
import { SECRET_PURPOSE } from '../identity/second-factor/check-second-factor.ts';
import { addApplyingStory, signReady } from '../testing/application-fixture.ts';
import { createDomainContext } from '../testing/domain-context.ts';
import { addUser } from '../testing/fixtures.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { explainSent } from '../testing/query-plan.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { lookThrough, resealAll } from './reseal.ts';
import { SEALED_COLUMNS } from './sealed-columns.ts';
import { createSecrets } from './secrets.ts';

const database = freshDatabase();
const clock = createTestClock();
const OLD_KEY = Buffer.alloc(32, 1);
const NEW_KEY = Buffer.alloc(32, 2);
const old = createSecrets(OLD_KEY);
const rotating = createSecrets(NEW_KEY, [OLD_KEY]);
const current = createSecrets(NEW_KEY);

afterEach(() => database.db.delete(secondFactors));

async function addSecret(text: string): Promise<number> {
  const uid = await addUser(database.db);
  await database.db.insert(secondFactors).values({ uid, secret: old.seal(SECRET_PURPOSE, Buffer.from(text)) });
  return uid;
}

async function secretOf(uid: number): Promise<Buffer> {
  const [row] = await database.db.select().from(secondFactors).where(eq(secondFactors.uid, uid));
  return row?.secret ?? Buffer.alloc(0);
}

test('what an older key has sealed opens with the new one alone, whatever the number of rows', async () => {
  const uids: number[] = [];
  for (let index = 0; index < 43; index++) uids.push(await addSecret(`secret ${index}`));
  expect(await resealAll({ db: database.db, clock, secrets: rotating })).toBe(43);
  for (const [index, uid] of uids.entries()) {
    expect(current.open(SECRET_PURPOSE, await secretOf(uid)).toString()).toBe(`secret ${index}`);
  }
});

test('what the current key has sealed is left as it is', async () => {
  const uid = await addSecret('secret');
  await resealAll({ db: database.db, clock, secrets: rotating });
  const before = await secretOf(uid);
  expect(await resealAll({ db: database.db, clock, secrets: rotating })).toBe(0);
  expect((await secretOf(uid)).equals(before)).toBe(true);
});

test('two servers at once seal each row', async () => {
  const uids: number[] = [];
  for (let index = 0; index < 30; index++) uids.push(await addSecret(`secret ${index}`));
  await Promise.all([
    resealAll({ db: database.db, clock, secrets: rotating }),
    resealAll({ db: database.db, clock, secrets: rotating }),
  ]);
  await resealAll({ db: database.db, clock, secrets: rotating });
  for (const [index, uid] of uids.entries()) {
    expect(current.open(SECRET_PURPOSE, await secretOf(uid)).toString()).toBe(`secret ${index}`);
  }
});

test('what a key has sealed that is given up is left as it is, and put aside by nobody', async () => {
  const { db } = database;
  const uid = await addSecret('secret');
  const before = await secretOf(uid);
  const lostKeys = [old.currentHeader.toString('hex')];
  expect(await resealAll({ db, clock, secrets: current, lostKeys })).toBe(0);
  expect((await secretOf(uid)).equals(before)).toBe(true);
  expect(await db.$count(putAside)).toBe(0);
  await expect(resealAll({ db, clock, secrets: current, lostKeys: ['530200000000'] })).rejects.toThrow('put aside');
});

test('what is sealed already is looked through a part at a time, in a table of any size', async () => {
  const { db, pool } = database;
  const [sealed] = SEALED_COLUMNS.filter(({ table }) => table === secondFactors);
  if (!sealed) throw new Error('Second factors are sealed.');
  await pool.query('insert into users (created_at) select now() from generate_series(1, 20000)');
  await pool.query('insert into second_factors (uid, secret) select uid, $1 from users', [
    current.seal(SECRET_PURPOSE, Buffer.from('secret')),
  ]);
  const uid = await addSecret('the last of all');
  await pool.query('vacuum analyze second_factors');
  const look = () => lookThrough(db, sealed, { secrets: rotating, isDue: sql`true` });
  expect((await explainSent(database, look)).blocks).toBeLessThan(100);
  expect(await resealAll({ db, clock, secrets: rotating })).toBe(1);
  expect(current.open(SECRET_PURPOSE, await secretOf(uid)).toString()).toBe('the last of all');
}, 30_000);

test('what applications keep is sealed anew too, documents and signatures with it', async () => {
  const context = createDomainContext(database, { uid: await addUser(database.db), secrets: old });
  const story = await addApplyingStory(context);
  const before = await signReady(context, story);
  expect(await resealAll({ db: database.db, clock, secrets: rotating })).toBeGreaterThanOrEqual(8);
  const after = createDomainContext(database, { uid: context.uid, secrets: current, clock: context.clock });
  const key = { story_id: story.story_id, kind: 'contract' as const };
  expect(await getApplication(after, key)).toEqual(before);
  await readIdImage(after, { ...key, side: 'front' });
  for (const { document_id, sha256 } of before.documents) {
    expect(sha256Hex((await readDocument(after, document_id)).bytes)).toBe(sha256);
  }
});
