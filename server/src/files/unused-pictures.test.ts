import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { eq } from 'drizzle-orm';
import { stories } from '../database/schema/stories.ts';
import { removedFiles } from '../database/schema/threads.ts';
import { users } from '../database/schema/users.ts';
import { createDiskObjectStore } from '../objects/disk-object-store.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { addStory } from '../testing/fixtures.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import type { FileStore } from './file-store.ts';
import { createFileStore } from './object-file-store.ts';
import { removeFiles } from './remove-files.ts';
import { removeLater } from './remove-later.ts';
import { sweepFiles } from './sweep-files.ts';

const database = freshDatabase();
const { db } = database;
const context = freshAuthor(database);
let folder: string;
let objects: ObjectStore;
let files: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-pictures-'));
  objects = createDiskObjectStore(folder);
  files = createFileStore(objects);
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => db.delete(removedFiles));

const picture = async () => (await files.put(randomBytes(16), 'webp')).url;
/** As many days after now, by the database's clock. */
const removeIn = (days: number) =>
  removeFiles({ db, files, clock: { ...context.clock, now: () => new Date(Date.now() + days * DAY_MS) } });
const are = (...urls: string[]) => Promise.all(urls.map((url) => files.has(url)));

test('an upload that nobody saves goes after 30 days, one that is saved stays', async () => {
  const [left, saved] = [await picture(), await picture()];
  await removeLater(db, [left, saved]);
  await addStory(context, { cover: saved });
  await removeIn(29);
  expect(await are(left, saved)).toEqual([true, true]);
  await removeIn(31);
  expect(await are(left, saved)).toEqual([false, true]);
  expect(await db.$count(removedFiles)).toBe(0);
});

test('uploaded again, it has 30 days again', async () => {
  const url = await picture();
  await removeLater(db, [url], new Date(0));
  await removeLater(db, [url]);
  await removeIn(29);
  expect(await are(url)).toEqual([true]);
});

test('a cover or an avatar that is replaced goes 30 days later, unless another has the same', async () => {
  const [avatar, cover, shared, next] = [await picture(), await picture(), await picture(), await picture()];
  const { story_id } = await addStory(context, { cover });
  const other = await addStory(context, { cover: shared });
  await addStory(context, { cover: shared });
  await db.update(users).set({ avatar }).where(eq(users.uid, context.uid));
  expect(await db.$count(removedFiles)).toBe(0);
  await db.update(users).set({ avatar: next }).where(eq(users.uid, context.uid));
  await db.update(stories).set({ cover: next }).where(eq(stories.id, story_id));
  await db.delete(stories).where(eq(stories.id, other.story_id));
  await removeIn(29);
  expect(await are(avatar, cover)).toEqual([true, true]);
  await removeIn(31);
  expect(await are(avatar, cover, shared, next)).toEqual([false, false, true, true]);
});

test('pictures of before that nothing names are found, and those alone', async () => {
  const [unnamed, cover, waiting] = [await picture(), await picture(), await picture()];
  await addStory(context, { cover });
  await removeLater(db, [waiting]);
  await objects.put('files/private/ab/letter', Buffer.from('letter'));
  expect(await sweepFiles(db, objects)).toBeGreaterThanOrEqual(1);
  expect(await sweepFiles(db, objects)).toBe(0);
  const named = (await db.select({ file: removedFiles.file }).from(removedFiles)).map(({ file }) => file);
  expect(named).toEqual(expect.arrayContaining([unnamed, waiting]));
  expect(named).not.toContain(cover);
});
