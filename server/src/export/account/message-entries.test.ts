import { randomUUID } from 'node:crypto';
import { posix } from 'node:path';
import { attachments } from '../../database/schema/threads.ts';
import { freshAuthor } from '../../testing/fresh-author.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { attachmentEntries } from './message-entries.ts';

const database = freshDatabase();
const context = freshAuthor(database);

test.each([
  ['My scan 2.pdf', 'My scan 2.pdf'],
  ['who? me/you.JPEG', 'who me you.JPEG'],
  // A name has room for 255 bytes, of which the id takes 37.
  [`${'п'.repeat(146)}.pdf`, `${'п'.repeat(80)}.pdf`],
  [`${'雪'.repeat(145)}.docx`, `${'雪'.repeat(66)}.docx`],
])('%s can be unpacked as %s', async (name, kept) => {
  const id = randomUUID();
  const row = { id, uid: context.uid, name, type: 'pdf' as const, bytes: 1, file: randomUUID() };
  await database.db.insert(attachments).values({ ...row, createdAt: context.clock.now() });
  const [entry] = await attachmentEntries({ ...context, now: context.clock.now() });
  const path = entry?.path ?? '';
  expect(path).toBe(`messages/${id} ${kept}`);
  expect(Buffer.byteLength(posix.basename(path))).toBeLessThanOrEqual(255);
});
