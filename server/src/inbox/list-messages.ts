import type { listMessages as listCall, MessageSummary } from '@myfiction/shared/contract/calls/inbox.ts';
import { moment } from '@myfiction/shared/contract/moment.ts';
import { and, desc, eq, inArray, isNull, like, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { decodeCursor, encodeCursor } from '../database/cursor.ts';
import { containsPattern } from '../database/names.ts';
import { messages } from '../database/schema/messages.ts';
import { stories } from '../database/schema/stories.ts';
import type { CallContext } from '../platform/handler.ts';
import { inFolder, isUnread } from './in-folder.ts';
import { SUMMARY_COLUMNS, toMessageSummary } from './message-answers.ts';

export type MessageListInput = z.output<(typeof listCall)['input']>;
type MessageList = z.output<(typeof listCall)['output']>;

const place = z.tuple([moment, z.uuid()]);

/** A page of the author's messages, newest first. */
export async function listMessages(
  { db, uid }: Pick<CallContext, 'db' | 'uid'>,
  input: MessageListInput,
): Promise<MessageList> {
  const found = await messagePage(db, uid, input);
  const items = found.slice(0, input.limit).map(toMessageSummary);
  const last = items.at(-1);
  return {
    items,
    next_cursor: found.length > input.limit && last ? cursorOf(last) : null,
    unread: await countUnread(db, uid),
  };
}

/** The list's query, for the list and for the test that reads its plan. */
export function messagePage(db: Database, uid: number, { folder, unread, type, q, cursor, limit }: MessageListInput) {
  const after = cursor === undefined ? undefined : decodeCursor(cursor, place);
  const pattern = q ? containsPattern(q) : undefined;
  return (
    db
      .select(SUMMARY_COLUMNS)
      .from(messages)
      .where(
        and(
          inFolder(uid, folder),
          unread ? isNull(messages.readAt) : undefined,
          type && eq(messages.type, type),
          pattern
            ? or(like(messages.searchKey, pattern), inArray(messages.storyId, storiesLike(db, uid, pattern)))
            : undefined,
          after && sql`(${messages.createdAt}, ${messages.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
        ),
      )
      .orderBy(desc(messages.createdAt), desc(messages.id))
      // One more than the page, to know whether there is a next one.
      .limit(limit + 1)
  );
}

/** Found once, however many messages are looked through. */
function storiesLike(db: Database, uid: number, pattern: string) {
  return db
    .select({ id: stories.id })
    .from(stories)
    .where(and(eq(stories.uid, uid), like(stories.titleKey, pattern)));
}

export async function countUnread(db: Database, uid: number): Promise<number> {
  return db.$count(messages, isUnread(uid));
}

function cursorOf({ at, message_id }: MessageSummary): string {
  return encodeCursor([at, message_id]);
}
