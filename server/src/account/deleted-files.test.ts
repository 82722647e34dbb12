import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { eq } from 'drizzle-orm';
import { attachments, removedFiles } from '../database/schema/threads.ts';
import { users } from '../database/schema/users.ts';
import { newPrivateName } from '../files/file-name.ts';
import { createFileStore } from '../files/object-file-store.ts';
import { removeFiles } from '../files/remove-files.ts';
import { createDiskObjectStore } from '../objects/disk-object-store.ts';
import { deleteAccounts } from '../testing/delete-accounts.ts';
import { createDomainContext } from '../testing/domain-context.ts';
import { addStory, addUser } from '../testing/fixtures.ts';
import { freshDatabase } from '../testing/fresh-database.ts';

const database = freshDatabase();
const { db } = database;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-deleted-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('covers, avatar and attachments of a deleted account go from the store, once it is there; what another has stays', async () => {
  const objects = createDiskObjectStore(folder);
  const files = createFileStore(objects);
  const context = { ...createDomainContext(database), files };
  const put = async (text: string) => (await files.put(Buffer.from(text), 'webp')).url;
  const [avatar, cover, shared] = [await put('avatar'), await put('cover'), await put('shared')];
  const uid = await addUser(db);
  const author = { ...context, uid };
  await db.update(users).set({ avatar, deletionAt: context.clock.now() }).where(eq(users.uid, uid));
  await addStory(author, { cover });
  await addStory(author, { cover: shared });
  const file = newPrivateName();
  await files.putPrivate(file, Buffer.from('letter'));
  const row = { id: randomUUID(), uid, name: 'a.txt', type: 'txt', bytes: 6, file } as const;
  await db.insert(attachments).values({ ...row, createdAt: context.clock.now() });
  await addStory({ ...context, uid: await addUser(db) }, { cover: shared });

  await deleteAccounts(context);
  const away = async (): Promise<never> => {
    throw new Error('The store is away.');
  };
  await expect(removeFiles({ ...context, files: { ...files, remove: away, removePrivate: away } })).rejects.toThrow();
  expect(await files.has(avatar)).toBe(true);

  context.clock.advance(DAY_MS);
  await removeFiles(context);
  expect((await objects.list('files/')).length).toBe(1);
  expect(await files.has(shared)).toBe(true);
  expect(await db.$count(removedFiles)).toBe(0);
});
