import { COMMENT_COUNT_MAX } from '@myfiction/shared/contract/comment-options.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, asc, desc, eq, gte, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { commentDigests } from '../../database/schema/comment-digests.ts';
import { comments } from '../../database/schema/comments.ts';
import { stories } from '../../database/schema/stories.ts';
import { users } from '../../database/schema/users.ts';
import { labelLanguage } from '../../identity/author-language.ts';
import { sendMessage } from '../../inbox/send-message.ts';
import { type DueRows, workOffRows } from '../../platform/due-rows/work-off-rows.ts';
import type { CallContext } from '../../platform/handler.ts';
import { digestMessage, type NewComment } from './digest-message.ts';

type Options = Pick<CallContext, 'db' | 'clock'> & { signal?: AbortSignal };
type Due = typeof commentDigests.$inferSelect;

/**
 * Tells authors of new comments they have not seen, in one message a day at most: the notification matrix decides whether
 * it shows in the inbox, goes out by mail, or neither. Each in a transaction of its own, once with any number of servers.
 */
export async function sendDigests({ db, clock, signal }: Options): Promise<void> {
  await workOffRows({ db, clock, job: 'tell of new comments', signal }, (tx, rows) => sendNext(tx, rows, clock.now()));
}

async function sendNext(tx: Database, rows: DueRows, now: Date): Promise<boolean> {
  const [due] = await tx
    .select()
    .from(commentDigests)
    .where(and(lte(commentDigests.dueAt, now), rows.areDue(commentDigests.uid)))
    .orderBy(asc(commentDigests.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!due) return false;
  await rows.attempt(tx, due.uid, async (nested) => {
    const told = await tell(nested, due, now);
    await nested
      .update(commentDigests)
      .set({ since: null, dueAt: null, ...(told && { toldAt: now }) })
      .where(eq(commentDigests.uid, due.uid));
  });
  return true;
}

/** False where the author has seen them all, or does not exist for readers any more. */
async function tell(tx: Database, { uid, since }: Due, now: Date): Promise<boolean> {
  const [author] = await tx
    .select({ language: users.language })
    .from(users)
    .where(and(eq(users.uid, uid), isNull(users.blockedAt)));
  const found = author && since ? await unseenSince(tx, uid, since) : [];
  if (!author || found.length === 0) return false;
  const { title, body, label } = digestMessage(found, labelLanguage(author.language));
  const action = { path: paths.comments(), label };
  await sendMessage(tx, { uid, type: 'system', event: 'new-comment', title, body, action }, now);
  return true;
}

/** Devices bring late what was said without a connection; what is older is told of by the list. */
const LATE_MS = 7 * DAY_MS;

function unseenSince(tx: Database, uid: number, since: Date): Promise<NewComment[]> {
  return tx
    .select({
      story: stories.title,
      reader: comments.readerName,
      text: comments.text,
      isVisible: sql<boolean>`${comments.status} = 'visible'`,
    })
    .from(comments)
    .innerJoin(stories, eq(stories.id, comments.storyId))
    .where(
      and(
        eq(comments.uid, uid),
        isNotNull(comments.readerId),
        sql`not ${comments.trashed}`,
        isNull(comments.seenAt),
        gte(comments.createdAt, new Date(since.getTime() - LATE_MS)),
        gte(comments.receivedAt, since),
      ),
    )
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(COMMENT_COUNT_MAX);
}
