import { eq } from 'drizzle-orm';
import { users } from '../database/schema/users.ts';
import type { AuthorContext } from './held-application.ts';

/** The author as the timeline names them: by pen name, as everywhere. */
export async function byAuthor({
  db,
  uid,
}: Pick<AuthorContext, 'db' | 'uid'>): Promise<{ actor: 'author'; actorName: string }> {
  const [user] = await db.select({ penName: users.penName }).from(users).where(eq(users.uid, uid));
  return { actor: 'author', actorName: user?.penName ?? '' };
}
