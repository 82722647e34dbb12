import { extname } from 'node:path';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { messages } from '../../database/schema/messages.ts';
import { attachments, messageTurns } from '../../database/schema/threads.ts';
import { toFileName } from '../file-name.ts';
import type { ZipEntry } from '../zip-entry.ts';
import type { AccountSource } from './account-source.ts';
import { pagesOf } from './json-rows.ts';

type Letter = Omit<typeof messageTurns.$inferSelect, 'messageId'> & { attachments: ReturnType<typeof toFile>[] };
type Message = Omit<typeof messages.$inferSelect, 'searchKey'> & { letters: Letter[] };

/** The author's messages with every letter of the conversations, a page at a time. */
export function messagePages(db: Database, uid: number): AsyncGenerator<readonly Message[]> {
  return pagesOf<Message>(async (last, rows) => {
    const page = await db
      .select()
      .from(messages)
      .where(and(eq(messages.uid, uid), last && gt(messages.id, last.id)))
      .orderBy(asc(messages.id))
      .limit(rows);
    const letters = await lettersOf(
      db,
      page.map(({ id }) => id),
    );
    return page.map(({ searchKey: _searchKey, ...message }) => ({
      ...message,
      letters: letters.get(message.id) ?? [],
    }));
  });
}

async function lettersOf(db: Database, messageIds: string[]): Promise<Map<string, Letter[]>> {
  const turns = await db
    .select()
    .from(messageTurns)
    .where(inArray(messageTurns.messageId, messageIds))
    .orderBy(asc(messageTurns.at), asc(messageTurns.id));
  const turnIds = turns.map(({ id }) => id);
  const files = await db.select().from(attachments).where(inArray(attachments.turnId, turnIds));
  const letters = new Map<string, Letter[]>();
  for (const { messageId, ...turn } of turns) {
    const own = files.filter(({ turnId }) => turnId === turn.id).map(toFile);
    letters.set(messageId, [...(letters.get(messageId) ?? []), { ...turn, attachments: own }]);
  }
  return letters;
}

/** The files that the author has uploaded, each under its id and its name. */
export async function attachmentEntries({ db, files, uid }: AccountSource): Promise<ZipEntry[]> {
  const rows = await db.select().from(attachments).where(eq(attachments.uid, uid)).orderBy(asc(attachments.createdAt));
  return rows.map((row) => ({
    path: toFile(row).path,
    content: async () => (await files.getPrivate(row.file)) ?? Buffer.alloc(0),
  }));
}

function toFile({ id, name, type, bytes }: typeof attachments.$inferSelect) {
  const ending = extname(name);
  return {
    id,
    name,
    type,
    bytes,
    path: `messages/${id} ${toFileName(name.slice(0, name.length - ending.length), 'File')}${ending}`,
  };
}
