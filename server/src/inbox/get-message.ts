import { APPLICATION_KINDS, type ApplicationKind } from '@myfiction/shared/contract/application-status.ts';
import type { MessageDetail, Turn } from '@myfiction/shared/contract/calls/inbox.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { messages } from '../database/schema/messages.ts';
import { stories } from '../database/schema/stories.ts';
import { attachments, messageTurns, threads } from '../database/schema/threads.ts';
import { users } from '../database/schema/users.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { toAttachment } from './attachments/attachment-answers.ts';
import { SUMMARY_COLUMNS, toMessageSummary } from './message-answers.ts';

/** One of the author's messages with all its letters, also one that went out by mail only: its mail leads here. */
export async function getMessage(
  { db, uid }: Pick<CallContext, 'db' | 'uid'>,
  messageId: string,
): Promise<MessageDetail> {
  const row = await findMessage(db, uid, messageId);
  if (!row) throw new AppError('notFound');
  const summary = toMessageSummary(row.summary);
  const { body, actionPath, actionLabel } = row;
  const { message_id: turn_id, sender, mine, at } = summary;
  return {
    ...summary,
    turns: row.thread ? await listTurns(db, messageId) : [{ turn_id, sender, mine, body, at, attachments: [] }],
    thread: row.thread && { closed: row.thread.closedAt !== null },
    action: actionPath === '' ? null : { path: actionPath, label: actionLabel },
    story: toStory(row),
  };
}

type MessageRow = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

async function findMessage(db: Database, uid: number, messageId: string) {
  const [row] = await db
    .select({
      summary: SUMMARY_COLUMNS,
      body: messages.body,
      actionPath: messages.actionPath,
      actionLabel: messages.actionLabel,
      thread: threads,
      story: stories,
      author: users.penName,
    })
    .from(messages)
    .innerJoin(users, eq(users.uid, messages.uid))
    .leftJoin(threads, eq(threads.messageId, messages.id))
    .leftJoin(stories, eq(stories.id, messages.storyId))
    .where(and(eq(messages.id, messageId), eq(messages.uid, uid)));
  return row;
}

async function listTurns(db: Database, messageId: string): Promise<Turn[]> {
  const turns = await db
    .select()
    .from(messageTurns)
    .where(eq(messageTurns.messageId, messageId))
    .orderBy(asc(messageTurns.at), asc(messageTurns.id));
  const ids = turns.map(({ id }) => id);
  const files = await db
    .select()
    .from(attachments)
    .where(inArray(attachments.turnId, ids))
    .orderBy(asc(attachments.place));
  return turns.map(({ id, mine, sender, body, at }) => ({
    ...{ turn_id: id, mine, sender, body },
    at: at.toISOString(),
    attachments: files.filter(({ turnId }) => turnId === id).map(toAttachment),
  }));
}

function toStory(row: MessageRow): MessageDetail['story'] {
  const { story, author } = row;
  if (!story) return null;
  const [genre] = story.genres;
  // A check of the table holds that there is one.
  if (genre === undefined) return null;
  const { id: story_id, title, cover } = story;
  return { story_id, title, cover, genre, author, application: applicationOf(row) };
}

/** The application that a message about a story is about: the conversation's, or where the button leads. */
function applicationOf({ summary, thread, story, actionPath }: MessageRow) {
  const kind = kindOf(summary.type, thread?.subject, actionPath);
  if (!story || !kind) return null;
  const statuses = {
    contract: story.contractStatus,
    'pay-to-read': story.payToReadStatus,
    completion: story.completionStatus,
  };
  return statuses[kind] === 0 ? null : { kind, status: statuses[kind] };
}

function kindOf(
  type: MessageRow['summary']['type'],
  subject: NonNullable<MessageRow['thread']>['subject'] | undefined,
  actionPath: string,
): ApplicationKind | undefined {
  if (subject?.kind === 'application') return subject.application;
  if (actionPath.startsWith('/book-apply/enterV/')) return 'pay-to-read';
  return type === 'contract' ? APPLICATION_KINDS[0] : undefined;
}
