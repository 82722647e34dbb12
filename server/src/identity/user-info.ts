import type { UserInfo } from '@myfiction/shared/contract/calls/user.ts';
import { GUEST_PEN_NAME } from '@myfiction/shared/contract/rules.ts';
import { and, count, eq, gt, sum } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { stories } from '../database/schema/stories.ts';
import { users } from '../database/schema/users.ts';
import { AppError } from '../platform/handler.ts';
import type { UserRow } from './user-rows.ts';

/** The author's own record. */
export async function readOwnInfo(db: Database, uid: number): Promise<UserInfo> {
  const user = await findUser(db, uid);
  return { ...publicFields(user), ...(await bookTotals(db, uid, false)), email: user.email ?? undefined };
}

/** What an author may read of `targetUid`: of others, only what readers see anyway. */
export async function getUserInfo(db: Database, uid: number, targetUid: number): Promise<UserInfo> {
  if (targetUid === uid) return readOwnInfo(db, uid);
  const user = await findUser(db, targetUid);
  return { ...publicFields(user), ...(await bookTotals(db, targetUid, true)) };
}

async function findUser(db: Database, uid: number): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.uid, uid));
  if (!user) throw new AppError('notFound');
  return user;
}

function publicFields(user: UserRow) {
  return {
    uid: user.uid,
    uname: user.penName,
    pic: user.avatar,
    about_me: user.about,
    is_new_user: user.penName === GUEST_PEN_NAME,
  };
}

/** Others do not learn of stories that have nothing published. */
async function bookTotals(db: Database, uid: number, publishedOnly: boolean) {
  const [totals] = await db
    .select({ stories: count(), words: sum(stories.words).mapWith(Number) })
    .from(stories)
    .where(and(eq(stories.uid, uid), publishedOnly ? gt(stories.chaptersPublished, 0) : undefined));
  return { book_total: totals?.stories ?? 0, book_publish_words: totals?.words ?? 0 };
}
