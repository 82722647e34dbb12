import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { prepareOnce } from '../database/prepare-once.ts';
import { bills } from '../database/schema/bills.ts';
import { chapters } from '../database/schema/chapters.ts';
import { comments } from '../database/schema/comments.ts';
import { users } from '../database/schema/users.ts';

const PAYMENT_FAILED = 4;

/** What waits for the author beside the stories. */
export interface Waiting {
  heldComments: number;
  billBlocked: boolean;
  published: boolean;
}

export async function findWaiting(db: Database, uid: number): Promise<Waiting> {
  const [found] = await waiting(db).execute({ uid });
  return found ?? { heldComments: 0, billBlocked: false, published: false };
}

const waiting = prepareOnce((db) => {
  const held = db
    .select({ count: count() })
    .from(comments)
    .leftJoin(chapters, eq(chapters.id, comments.chapterId))
    .where(and(eq(comments.uid, users.uid), eq(comments.status, 'held'), isNull(chapters.trashedAt)));
  const blocked = db
    .select({ id: bills.id })
    .from(bills)
    .where(and(eq(bills.uid, users.uid), eq(bills.status, PAYMENT_FAILED)));
  return db
    .select({
      heldComments: sql`(${held})`.mapWith(Number),
      billBlocked: sql<boolean>`exists (${blocked})`,
      published: sql<boolean>`${users.firstPublishedAt} is not null`,
    })
    .from(users)
    .where(eq(users.uid, sql.placeholder('uid')))
    .prepare('what waits for the author');
});
